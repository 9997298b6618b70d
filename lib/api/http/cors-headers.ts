/** The response header with the name of an error. The server of the site imports it, so this file imports nothing. */
export const ERROR_HEADER = 'Laurel-Error';

/** Headers of responses that scripts of other origins can read. */
const EXPOSED_HEADERS = [
  'X-Request-Id',
  ERROR_HEADER,
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'Idempotency-Replayed',
  'X-Redemption-Id',
  'WWW-Authenticate',
  'Deprecation',
  'Link',
  'ETag',
];

/** The header that lets scripts of other origins read headers. @param further besides those of every response */
export function exposedHeaders(further: readonly string[] = []): Record<string, string> {
  return { 'Access-Control-Expose-Headers': [...EXPOSED_HEADERS, ...further].join(', ') };
}
