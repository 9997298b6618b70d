import { env } from './env';

/** Public URL of this site with its base path, without a trailing slash. */
export const siteUrl = env.SITE_URL + env.BASE_PATH;

/** The absolute URL of a path of this site: `/docs` → `https://docs.laurel.example/docs`. */
export function siteAddress(path: string): string {
  // Under a base path the home page has no trailing slash, like every other page.
  return env.BASE_PATH && path === '/' ? siteUrl : siteUrl + path;
}
