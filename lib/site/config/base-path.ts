/**
 * The path that the site is served under. `next.config.ts` sets it from `BASE_PATH` at build time, so that server and
 * browser use the same value. While `next.config.ts` itself runs, only `BASE_PATH` exists.
 */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? process.env.BASE_PATH ?? '';

/** Expression that a bundler replaces with {@link BASE_PATH}. */
export const BASE_PATH_EXPRESSION = 'process.env.NEXT_PUBLIC_BASE_PATH';

/** Adds the base path to a path of this site: `/docs` → `/developers/docs`, `/` → `/developers`. */
export function withBasePath(href: string): string {
  if (href === '/') return BASE_PATH || '/';
  return href.startsWith('/') && !href.startsWith('//') ? BASE_PATH + href : href;
}

/** Removes the base path: `/developers/docs` → `/docs`. */
export function withoutBasePath(pathname: string): string {
  if (BASE_PATH === '' || (pathname !== BASE_PATH && !pathname.startsWith(`${BASE_PATH}/`))) {
    return pathname;
  }
  return pathname.slice(BASE_PATH.length) || '/';
}
