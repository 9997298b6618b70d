import { deprecations } from '../contract/deprecations';
import { SESSION_HEADER } from '../contract/identity';
import { limits } from '../contract/limits';
import type { RequestState } from './context';
import { requestIdOf } from './request-id';

/** Headers of responses that scripts of other origins can read. */
const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'Idempotency-Replayed',
];

/** The header that lets scripts of other origins read headers. @param further besides those of every response */
export function exposedHeaders(further: readonly string[]): Record<string, string> {
  return { 'Access-Control-Expose-Headers': [...EXPOSED_HEADERS, ...further].join(', ') };
}

/** The same on every response under `/v2`. */
const COMMON: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  ...exposedHeaders([]),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Request-Id',
  SESSION_HEADER,
];

/**
 * The headers of the response to a preflight request (Fetch standard, CORS protocol).
 *
 * @param further headers that scripts may send
 */
export function preflightHeaders(further: readonly string[]): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Allow-Headers': [...REQUEST_HEADERS, ...further].join(', '),
    'Access-Control-Max-Age': '86400',
  };
}

const { capacity, drainSeconds } = limits.rateLimit;

/** The headers of every response, by name. */
function commonHeaders(requestId: string): Record<string, string> {
  return { ...COMMON, 'X-Request-Id': requestId };
}

/**
 * Adds the headers of every response to one that no operation made. Those that it has stay.
 *
 * @param givenId `X-Request-Id` of the request
 */
export function withCommonHeaders(
  response: Response,
  givenId: string | null,
  randomBytes: (count: number) => Uint8Array,
): Response {
  const requestId = requestIdOf(givenId, randomBytes);
  const headers = new Headers(commonHeaders(requestId));
  for (const [name, value] of response.headers) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Headers that follow from how far a request got. */
export function responseHeaders({ requestId, bucket, operation }: RequestState): Headers {
  const headers = new Headers(commonHeaders(requestId));
  if (bucket) {
    headers.set('X-RateLimit-Limit', String(capacity));
    headers.set('X-RateLimit-Remaining', String(bucket.remaining));
    headers.set('RateLimit-Policy', `"default";q=${capacity};w=${drainSeconds}`);
    headers.set('RateLimit', `"default";r=${bucket.remaining};t=${bucket.resetSeconds}`);
  }
  const deprecation = operation && deprecations[operation.id];
  if (deprecation) {
    headers.set('Deprecation', deprecation.since);
    headers.set('Link', `<${deprecation.successor}>; rel="successor-version"`);
  }
  return headers;
}
