import { canBePage } from '../config/page-links';

/** The properties of an `HTMLAnchorElement` that decide who follows the link. */
export interface Anchor {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/**
 * The path without the base path that the router navigates to for a link. Returns `null` if the browser must follow the
 * link: other sites, other windows, downloads and addresses of this site that are not pages.
 *
 * @param location address of the page with the link
 */
export function internalHref(
  anchor: Anchor,
  location: { origin: string },
  basePath: string,
): string | null {
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.hasAttribute('data-native')) return null;
  if (!URL.canParse(anchor.href)) return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin) return null;
  if (basePath && url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`))
    return null;
  // The server redirects `.html` and `index.html` to the path without it (spec 1 §2).
  const path = url.pathname.slice(basePath.length).replace(/(\/index)?\.html$/, '') || '/';
  return canBePage(path) ? path + url.search + url.hash : null;
}
