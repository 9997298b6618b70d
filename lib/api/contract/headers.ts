import { limits } from './limits';

const { capacity, drainSeconds } = limits.rateLimit;

/** The response headers, as in `components/headers` of the document. */
export const headerComponents = {
  'X-Request-Id': {
    description:
      'Id of this request, for questions to the support. A value of 8 to 64 letters, digits, `_` or `-` sent in the same header of the request is kept.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    example: 'req_8f14e45fceea167a',
  },
  'X-RateLimit-Limit': {
    description: 'Capacity of the bucket in requests.',
    schema: { type: 'integer', const: capacity },
    example: capacity,
  },
  'X-RateLimit-Remaining': {
    description: 'How many requests still fit into the bucket after this one.',
    schema: { type: 'integer', minimum: 0, maximum: capacity },
    example: 39,
  },
  'RateLimit-Policy': {
    description: `The bucket as a structured field: \`q\` is its capacity, \`w\` the seconds in which a full one drains.`,
    schema: { type: 'string' },
    example: `"default";q=${capacity};w=${drainSeconds}`,
  },
  RateLimit: {
    description:
      'The state of the bucket as a structured field: `r` requests are left, after `t` seconds it is empty.',
    schema: { type: 'string' },
    example: '"default";r=39;t=1',
  },
  'Retry-After': {
    description: 'Whole seconds to wait until a single request is let in again.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  'WWW-Authenticate': {
    description:
      'The kind of token wanted; with `error="invalid_token"` when the one sent is unknown or has expired.',
    schema: { type: 'string' },
    example: 'Bearer error="invalid_token"',
  },
  'Idempotency-Replayed': {
    description: '`true` when this is the stored answer of an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  Deprecation: {
    description: 'Since when the call is deprecated, as a structured date in seconds since 1970.',
    schema: { type: 'string', pattern: '^@[0-9]+$' },
    example: '@1735689600',
  },
  Link: {
    description: 'The call to use instead, with the relation `successor-version`.',
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

/** The headers of a response to a request that counts against the rate limit, and further ones. */
export function responseHeaders(...further: HeaderName[]): HeaderRefs {
  return refs(['X-Request-Id', ...rateHeaders, ...further]);
}

/** The headers of a response that is sent before the rate limit is checked, and further ones. */
export function earlyResponseHeaders(...further: HeaderName[]): HeaderRefs {
  return refs(['X-Request-Id', ...further]);
}
