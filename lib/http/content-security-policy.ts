import { env } from '../config/env';

/**
 * The policy of a page: its own files, its own inline scripts by their hash, and nothing else (issue: no inline style,
 * no foreign host). All pages share everything but the hashes: a client navigation keeps the policy of the first page.
 *
 * @param scripts sources of inline scripts, as the policy writes them: `'sha256-…'` or `'nonce-…'`
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...reachedByReference()].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `/api` fetches the contract from wherever the configuration says, and tries calls against the API. */
function reachedByReference(): string[] {
  const addresses = [env.OPENAPI_URL, env.API_URL].filter((address) => !address.startsWith('/'));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
