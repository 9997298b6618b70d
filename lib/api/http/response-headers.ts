import { deprecations } from '../contract/deprecations';
import { SESSION_HEADER } from '../contract/identity';
import { limits } from '../contract/limits';
import type { RequestState } from './context';
import { exposedHeaders } from './cors-headers';
import { requestIdOf } from './request/request-id';

/** The same on every response under `/v2`. */
const COMMON: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  ...exposedHeaders(),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Headers of requests that scripts of other origins can send everywhere. */
export const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'X-Request-Id',
  SESSION_HEADER,
];

/** The headers of the response to a preflight request (Fetch standard, CORS protocol). */
export function preflightHeaders(
  requestHeaders: readonly string[] = REQUEST_HEADERS,
): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Allow-Headers': requestHeaders.join(', '),
    'Access-Control-Max-Age': '86400',
  };
}

const { capacity, drainSeconds } = limits.rateLimit;

/**
 * Adds the headers of every response to one that no operation made.
 *
 * @param givenId `X-Request-Id` of the request
 */
export function withCommonHeaders(
  response: Response,
  givenId: string | null,
  randomBytes: (count: number) => Uint8Array,
): Response {
  return withResponseHeaders(response, { requestId: requestIdOf(givenId, randomBytes) });
}

/** Adds the headers that follow from how far a request got. Those that the response has stay. */
export function withResponseHeaders(
  response: Response,
  { requestId, bucket, operationId }: Pick<RequestState, 'requestId' | 'bucket' | 'operationId'>,
): Response {
  const headers = new Headers({ ...COMMON, 'X-Request-Id': requestId });
  if (bucket) {
    headers.set('X-RateLimit-Limit', String(capacity));
    headers.set('X-RateLimit-Remaining', String(bucket.remaining));
    headers.set('RateLimit-Policy', `"default";q=${capacity};w=${drainSeconds}`);
    headers.set('RateLimit', `"default";r=${bucket.remaining};t=${bucket.resetSeconds}`);
  }
  const deprecation = operationId === undefined ? undefined : deprecations[operationId];
  if (deprecation) {
    headers.set('Deprecation', deprecation.since);
    headers.set('Link', `<${deprecation.successor}>; rel="successor-version"`);
  }
  for (const [name, value] of response.headers) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
