import type { Database } from '../../database/database';
import { HttpError } from './api-error';
import type { VerifiedToken } from './context';
import type { BucketDecision } from './rate-bucket';
import { takeFromBucket } from './rate-bucket-store';

/** The bucket of a client in a shop, and for a storefront token first that of its person. */
export function bucketKeys({ clientId, shop, holder }: VerifiedToken): string[] {
  const common = `${clientId}/${shop.id}`;
  if (holder === null) return [common];
  const person =
    holder.role === 'customer' ? `customer/${holder.customerId}` : `session/${holder.sessionId}`;
  return [`${common}/${person}`, common];
}

/** The bucket of requests for tokens: guessing secrets must not fill the bucket of the shop. */
export function tokenRequestKey(clientId: string, address: string): string {
  return `token/${clientId}/${address}`;
}

/**
 * Puts a request into each of its buckets.
 *
 * @returns the decision of the last bucket, or of the first one that has no room
 */
export async function takeFromBuckets(
  database: Database,
  keys: readonly string[],
  now: number,
): Promise<BucketDecision> {
  let decision: BucketDecision | undefined;
  for (const key of keys) {
    decision = await takeFromBucket(database, key, now);
    if (!decision.isAdmitted) return decision;
  }
  if (!decision) throw new Error('A request needs a bucket.');
  return decision;
}

/** The response when a bucket is full. */
export function tooManyRequests({ retryAfterSeconds }: BucketDecision): HttpError {
  return new HttpError(429, ['rate limit is reached'], {
    'Retry-After': String(retryAfterSeconds),
  });
}
