import { withoutBasePath } from '../../site/config/base-path';
import { siteUrl } from '../../site/config/site-address';

/** Characters that URLs drop, or that are invisible in them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The address of a page or a section, in its parts. */
export interface PageAddress {
  /** Path on the site without base path, file extension and trailing slash. */
  path: string;
  anchor: string | null;
}

/**
 * Parses the address of a page: absolute or a path, with or without `.md`, `.html`, a query and an anchor.
 *
 * @returns `null` if the address is invalid or belongs to another site
 */
export function parsePageAddress(address: string): PageAddress | null {
  const origin = new URL(siteUrl).origin;
  const given = address.trim();
  if (INVISIBLE.test(address)) return null;
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
