import { env } from './env';

/** Public URL of this site with its base path, without a slash at the end. */
export const siteUrl = env.SITE_URL + env.BASE_PATH;

/** The absolute URL of a path of this site: `/docs` → `https://docs.laurel.example/docs`. */
export function siteAddress(path: string): string {
  // Under a base path the home page has no slash at the end, like every other page.
  return env.BASE_PATH && path === '/' ? siteUrl : siteUrl + path;
}
