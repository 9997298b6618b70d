/** What decides where an anchor leads; an `HTMLAnchorElement` is one. */
export interface Anchor {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/**
 * The path that the router can go to for an anchor, without the base path; `null` when the browser must follow it:
 * other sites, other windows, downloads, files (`.md`, `.json` …) and everything under `/v2`.
 *
 * @param location address of the page that the anchor is on
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
  // `.html` and `index.html` mean the same page without the ending (spec 1 §2); the server redirects them.
  const path = url.pathname.slice(basePath.length).replace(/(\/index)?\.html$/, '') || '/';
  if (/\.(md|json|ya?ml|xml|txt|d\.ts|svg|png|ico)$/.test(path) || /^\/v2(\/|$)/.test(path))
    return null;
  return path + url.search + url.hash;
}
