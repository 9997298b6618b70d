/**
 * The path that the site is served under, in the browser and on the server alike.
 * `next.config.ts` fills it in from BASE_PATH at build time.
 */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** An address of this site as the browser must ask for it: `/docs` → `/developers/docs`, `/` → `/developers`. */
export function withBasePath(href: string): string {
  if (href === '/') return BASE_PATH || '/';
  return href.startsWith('/') && !href.startsWith('//') ? BASE_PATH + href : href;
}

/** The opposite of {@link withBasePath}: `/developers/docs` → `/docs`. */
export function withoutBasePath(pathname: string): string {
  if (BASE_PATH === '' || (pathname !== BASE_PATH && !pathname.startsWith(`${BASE_PATH}/`))) {
    return pathname;
  }
  return pathname.slice(BASE_PATH.length) || '/';
}
