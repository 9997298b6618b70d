import { errorNames } from './errors/error-names';
import { limits } from './limits';

const { capacity, drainSeconds } = limits.rateLimit;

/** The response headers, as in `components/headers` of the document. */
export const headerComponents = {
  'X-Request-Id': {
    description: 'Id of the request. Include it when you contact support.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    example: 'req_8f14e45fceea167a',
  },
  'Laurel-Error': {
    description:
      'Name of the error. It never changes, unlike the messages. Further names can be added at any time: decide by the status then.',
    schema: { type: 'string', enum: errorNames },
    example: 'validationFailed',
  },
  'X-RateLimit-Limit': {
    description: 'Capacity of the bucket in requests.',
    schema: { type: 'integer', const: capacity },
    example: capacity,
  },
  'X-RateLimit-Remaining': {
    description: 'Number of requests that the bucket accepts after this one.',
    schema: { type: 'integer', minimum: 0, maximum: capacity },
    example: 39,
  },
  'RateLimit-Policy': {
    description:
      'The bucket as a structured field: `q` is its capacity, `w` the seconds in which a full bucket drains.',
    schema: { type: 'string' },
    example: `"default";q=${capacity};w=${drainSeconds}`,
  },
  RateLimit: {
    description:
      'The state of the bucket as a structured field: `r` is the number of remaining requests, `t` the seconds until the bucket is empty.',
    schema: { type: 'string' },
    example: '"default";r=39;t=1',
  },
  'Retry-After': {
    description: 'Number of seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  'WWW-Authenticate': {
    description:
      'The kind of token that is required, with `error="invalid_token"` if the token is unknown or expired.',
    schema: { type: 'string' },
    example: 'Bearer error="invalid_token"',
  },
  InsufficientScope: {
    description: 'The required scope, if the token lacks it. Absent for other errors.',
    schema: { type: 'string' },
    example: 'Bearer error="insufficient_scope", scope="read_customer"',
  },
  'Idempotency-Replayed': {
    description:
      '`true` if this is the stored response of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'X-Redemption-Id': {
    description:
      'Id of the redemption, as `redemptionId` in the event `customer/rewardCreated` of its reward.',
    schema: { type: 'integer', minimum: 1 },
    example: 1000000,
  },
  ETag: {
    description:
      'Identifies the content of the response. Send it in `If-None-Match` to get 304 while the content is the same.',
    schema: { type: 'string' },
    example: 'W/"T0mNbWfY1xyyKuqAsAVTAg"',
  },
  Deprecation: {
    description: 'When the operation was deprecated, as a structured date in seconds since 1970.',
    schema: { type: 'string', pattern: '^@[0-9]+$' },
    example: '@1735689600',
  },
  Link: {
    description: 'The operation to use instead, with the relation `successor-version`.',
    schema: { type: 'string' },
    example: '</v2/reviews/getReviewAggregates>; rel="successor-version"',
  },
} as const;

export type HeaderName = keyof typeof headerComponents;

const rateHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'RateLimit-Policy',
  'RateLimit',
] as const satisfies readonly HeaderName[];

type HeaderRefs = Record<string, { $ref: string }>;

function refs(names: readonly HeaderName[]): HeaderRefs {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The header of a 403 that reports a missing scope (RFC 6750 §3.1). */
export const insufficientScopeHeader: HeaderRefs = {
  'WWW-Authenticate': { $ref: '#/components/headers/InsufficientScope' },
};

/** The headers of every error. */
export const errorHeader: HeaderRefs = refs(['Laurel-Error']);

/** The headers of a response to a request that counts against the rate limit, and further ones. */
export function responseHeaders(...further: HeaderName[]): HeaderRefs {
  return refs(['X-Request-Id', ...rateHeaders, ...further]);
}

/** The headers of a response that is sent before the rate limit is checked, and further ones. */
export function earlyResponseHeaders(...further: HeaderName[]): HeaderRefs {
  return refs(['X-Request-Id', ...further]);
}
