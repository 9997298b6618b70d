import { canBePage } from '../site/config/page-links';

/** The properties of an `HTMLAnchorElement` that decide whether it leads to a page of this site. */
export interface Anchor {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/**
 * The path, without the base path, of the page that a link leads to in this window. Returns `null` for other sites, other
 * windows, downloads and addresses of this site that are not pages.
 *
 * @param page the address of the page with the link; only its origin counts
 */
export function internalHref(
  anchor: Anchor,
  page: { origin: string },
  basePath: string,
): string | null {
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download')) return null;
  if (!URL.canParse(anchor.href)) return null;
  const url = new URL(anchor.href);
  if (url.origin !== page.origin) return null;
  if (basePath && url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`))
    return null;
  // The server redirects `.html` and `index.html` to the path without it (SPECIFICATION.md, section 2).
  const path = url.pathname.slice(basePath.length).replace(/(\/index)?\.html$/, '') || '/';
  return canBePage(path) ? path + url.search + url.hash : null;
}
