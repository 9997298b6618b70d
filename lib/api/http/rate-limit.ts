import { HttpError } from './api-error';
import type { VerifiedToken } from './context';
import type { BucketDecision } from './rate-bucket';

/**
 * The bucket that a request counts against: that of the client in the shop, or with a storefront token that of its
 * person, so that one shopper can't fill the bucket of the shop.
 */
export function bucketKey({ clientId, shop, holder }: VerifiedToken): string {
  const client = `${clientId}/${shop.id}`;
  if (holder === null) return client;
  return holder.role === 'customer'
    ? `${client}/customer/${holder.customerId}`
    : `${client}/session/${holder.sessionId}`;
}

/** The bucket of requests for tokens: guessing secrets must not fill the bucket of the shop. */
export function tokenRequestKey(clientId: string, address: string): string {
  return `token/${clientId}/${address}`;
}

/** The error if a bucket is full. */
export function tooManyRequests({ retryAfterSeconds }: BucketDecision): HttpError {
  return new HttpError(429, [`rate limit is reached, retry after ${retryAfterSeconds} seconds`], {
    'Retry-After': String(retryAfterSeconds),
  });
}
