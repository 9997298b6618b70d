import { env } from './env';

/** The public address of a path of this site: `/docs` → `https://docs.laurel.example/docs`. */
export function siteAddress(path: string): string {
  // Under a base path the home page has no slash at the end, as every other page.
  return env.SITE_URL + (env.BASE_PATH && path === '/' ? env.BASE_PATH : env.BASE_PATH + path);
}
