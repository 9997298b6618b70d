import { withoutBasePath } from '../config/base-path';
import { siteUrl } from '../config/site-address';

/** Characters that URLs drop or carry unseen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** A page as it was asked for. */
export interface AskedPage {
  /** Path on the site without base path, ending and slash at the end. */
  path: string;
  anchor: string | null;
}

/**
 * Reads the address of a page: absolute or a path, with or without `.md`, `.html`, a query and an anchor.
 *
 * @returns `null` when the address is one of another site or can't be read
 */
export function readAddress(address: string): AskedPage | null {
  const origin = new URL(siteUrl).origin;
  const given = address.trim();
  if (UNSEEN.test(address)) return null;
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(given) || given.startsWith('//');
  const relative = given.startsWith('/') || given.startsWith('#') ? given : `/${given}`;
  const target = isAbsolute ? given : relative;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin) return null;
  try {
    const path = decodeURIComponent(withoutBasePath(url.pathname))
      .replace(/\.(md|html)$/, '')
      .replace(/\/index$/, '')
      .replace(/\/+$/, '');
    return { path: path || '/', anchor: decodeURIComponent(url.hash.slice(1)) || null };
  } catch {
    return null;
  }
}
