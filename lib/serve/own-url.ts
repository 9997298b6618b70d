import { env } from '../site/config/env';
import { localUrl } from '../site/config/local-url';
import { siteUrl } from '../site/config/site-address';

/**
 * The URL of the API that this site serves itself, without `/v2`: below the site's URL if one is set, else below the
 * address that the server listens on.
 */
export function ownUrl(isSiteUrlSet: boolean, port: number): string {
  return isSiteUrlSet ? siteUrl : localUrl(env.HOST, port) + env.BASE_PATH;
}
