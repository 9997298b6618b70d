import { env } from '../config/env';

/**
 * The policy of a page. It allows files of the site and the inline scripts of the page, but neither inline styles nor
 * other hosts. Pages differ in `script-src` only.
 *
 * @param scripts sources of inline scripts as the policy writes them: `'sha256-…'` or `'nonce-…'`
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...referenceOrigins()].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Origins that `/api` needs: it fetches the OpenAPI document and sends requests to the API. */
function referenceOrigins(): string[] {
  const addresses = [env.OPENAPI_URL, env.API_URL].filter((address) => !address.startsWith('/'));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
