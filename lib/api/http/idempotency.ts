import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../site/config/durations';
import type { Transaction } from '../database/database';
import { type SealKey, seal, unseal } from '../database/seal';
import { hashOf } from '../database/secret-hash';
import { rowsOf } from '../database/sql';
import { idempotencyKeys } from '../database/tables/access';
import { ApiError } from './api-error';
import type { TokenHolder } from './context';

/** For how long a stored response is returned again. */
export const KEPT_MS = DAY_MS;

/** Stands for the shop in the keys of requests that have no token. */
export const NO_SHOP_ID = 0;

/** A request with an `Idempotency-Key`. */
export interface IdempotentRequest {
  shopId: number;
  clientId: string;
  /** The customer or guest of a storefront token. Customers and guests of the same client don't share keys. */
  holder: TokenHolder | null;
  operationId: string;
  key: string;
  /** Equal for bodies with the same values. */
  bytes: Uint8Array;
  /** The body as it was sent, by which version 1.0.0 stored a response. */
  sentBytes: Uint8Array | undefined;
  now: Date;
}

/** Hashes a key for storage. */
export function idempotencyKeyHash(holder: TokenHolder | null, key: string): string {
  return hashOf(JSON.stringify([holder, key]));
}

/** The name of the lock that is held while a request runs. */
export function idempotencyLock({
  shopId,
  clientId,
  holder,
  operationId,
  key,
}: Pick<IdempotentRequest, 'shopId' | 'clientId' | 'holder' | 'operationId' | 'key'>): string {
  return JSON.stringify([shopId, clientId, holder, operationId, key]);
}

/** A response of 2xx as it is stored. */
export interface StoredResponse {
  status: 200 | 204;
  body: unknown;
  /** Of a response without a body. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Runs a request once for each key. The response is stored in the transaction of its effect, so a request that
 * failed leaves the key free.
 *
 * @returns the response, and whether it is that of an earlier request
 * @throws ApiError if the first request still runs, or if the key was used with another body
 */
export async function runOnce(
  transaction: Transaction,
  request: IdempotentRequest,
  run: () => Promise<StoredResponse>,
): Promise<{ response: StoredResponse; isReplayed: boolean }> {
  const { shopId, clientId, holder, operationId, key, bytes, sentBytes = bytes, now } = request;
  const keyHash = idempotencyKeyHash(holder, key);
  const lockName = idempotencyLock(request);
  const [lock] = rowsOf<{ is_held: boolean }>(
    await transaction.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as is_held`,
    ),
  );
  if (!lock?.is_held) throw new ApiError('idempotencyInProgress');

  const isSameKey = and(
    eq(idempotencyKeys.shopId, shopId),
    eq(idempotencyKeys.clientId, clientId),
    eq(idempotencyKeys.operationId, operationId),
    eq(idempotencyKeys.keyHash, keyHash),
  );
  const [stored] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(and(isSameKey, gt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))));
  if (stored) {
    const known = [bytes, sentBytes].find((one) => hashOf(one) === stored.bodyHash);
    if (!known) throw new ApiError('idempotencyKeyReused');
    const content =
      stored.body === null ? null : JSON.parse(unseal(stored.body, sealKey(key, known)));
    const response: StoredResponse =
      stored.status === 204
        ? { status: 204, body: null, headers: content ?? {} }
        : { status: 200, body: content };
    return { response, isReplayed: true };
  }
  const response = await run();
  // A response without a body has room for its headers.
  const content = response.body ?? response.headers ?? null;
  const body = content === null ? null : seal(JSON.stringify(content), sealKey(key, bytes));
  const { status } = response;
  const bodyHash = hashOf(bytes);
  await transaction.delete(idempotencyKeys).where(isSameKey);
  await transaction
    .insert(idempotencyKeys)
    .values({ shopId, clientId, operationId, keyHash, bodyHash, status, body, createdAt: now });
  return { response, isReplayed: false };
}

/** Only who sends the same key and body again can read the stored response: it may contain a token. */
function sealKey(key: string, bytes: Uint8Array): SealKey {
  return { secret: Buffer.concat([Buffer.from(key), bytes]), purpose: 'idempotent response' };
}
