import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { idempotencyKeys } from '../../database/tables/access';
import { ApiError } from './api-error';

const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Which request a key belongs to. */
export interface IdempotentRequest {
  shopId: number;
  clientId: string;
  operationId: string;
  key: string;
  /** The body as it was sent. */
  bytes: Uint8Array;
  now: Date;
}

/** A response of 2xx as it is stored. */
export interface StoredResponse {
  status: number;
  body: unknown;
}

/**
 * Runs a request once for each key. The response is stored in the transaction of its effect, so a request that
 * failed leaves the key free.
 *
 * @returns the response, and whether it is that of an earlier request
 * @throws ApiError when the first request still runs, or when the key was used with another body
 */
export async function runOnce(
  transaction: Transaction,
  request: IdempotentRequest,
  run: () => Promise<StoredResponse>,
): Promise<{ response: StoredResponse; isReplayed: boolean }> {
  const { shopId, clientId, operationId, key, now } = request;
  const bodyHash = createHash('sha256').update(request.bytes).digest('base64url');
  const lockName = JSON.stringify([shopId, clientId, operationId, key]);
  const lock = (await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as is_held`,
  )) as unknown as { rows: [{ is_held: boolean }] };
  if (!lock.rows[0].is_held) throw new ApiError('idempotencyInProgress');

  const isThisKey = and(
    eq(idempotencyKeys.shopId, shopId),
    eq(idempotencyKeys.clientId, clientId),
    eq(idempotencyKeys.operationId, operationId),
    eq(idempotencyKeys.key, key),
  );
  const [stored] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(and(isThisKey, gt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))));
  if (stored) {
    if (stored.bodyHash !== bodyHash) throw new ApiError('idempotencyKeyReused');
    return { response: { status: stored.status, body: stored.body }, isReplayed: true };
  }
  const response = await run();
  const { status, body } = response;
  await transaction.delete(idempotencyKeys).where(isThisKey);
  await transaction
    .insert(idempotencyKeys)
    .values({ shopId, clientId, operationId, key, bodyHash, status, body, createdAt: now });
  return { response, isReplayed: false };
}
