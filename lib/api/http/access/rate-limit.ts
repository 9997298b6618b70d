import { eq } from 'drizzle-orm';
import { addressBlock } from '../../../site/http/client-address';
import { rateLimitMessage } from '../../contract/errors/error-responses';
import type { Database } from '../../database/database';
import { clients } from '../../database/tables/access';
import { HttpError } from '../api-error';
import type { VerifiedToken } from '../context';
import type { BucketDecision } from './rate-bucket';

/**
 * The bucket that a request counts against: that of the client in the shop. A storefront token counts against the
 * bucket of its customer or guest, so that one customer can't fill the bucket of the shop.
 */
export function bucketKey({ clientId, shop, holder }: VerifiedToken): string {
  const client = `${clientId}/${shop.id}`;
  if (holder === null) return client;
  return holder.role === 'customer'
    ? `${client}/customer/${holder.customerId}`
    : `${client}/session/${holder.sessionId}`;
}

/**
 * The bucket of requests for tokens: guessing secrets must not fill the bucket of the shop. Requests with an id that
 * no client has share the bucket of their network, so that inventing ids fills one bucket instead of making many.
 */
export async function tokenRequestKey(
  database: Database,
  clientId: string,
  address: string,
): Promise<string> {
  const isKnown = clientId !== '' && (await database.$count(clients, eq(clients.id, clientId))) > 0;
  return `token/${isKnown ? clientId : ''}/${addressBlock(address)}`;
}

/** The error if a bucket is full. */
export function tooManyRequests({ retryAfterSeconds }: BucketDecision): HttpError {
  return new HttpError(429, [rateLimitMessage(retryAfterSeconds)], {
    'Retry-After': String(retryAfterSeconds),
  });
}
