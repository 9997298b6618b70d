import { lt, sql } from 'drizzle-orm';
import { limits } from './contract/limits';
import type { Database, Transaction } from './database/database';
import { BATCH_SIZE, countRemoved, removeBatches } from './database/remove-batches';
import { idempotencyKeys, rateBuckets, tokens } from './database/tables/access';
import { referralClaims, verificationCodes } from './database/tables/customers';
import { shops } from './database/tables/shops';
import { KEPT_MS } from './http/idempotency';
import { timeOfEachShop } from './http/shop-clock';
import { removeIdleSessions } from './oauth/session-store';
import { CLAIM_COUNTED_MS } from './rewards/referrals/claim-offer';
import { COUNTED_MS } from './rewards/verification/code-rules';

/** Deletes empty rate buckets. @param now milliseconds since 1970, by the clock of the system */
export async function removeEmptyBuckets(database: Database, now: number): Promise<void> {
  const drainedSince = now - limits.rateLimit.drainSeconds * 1_000;
  await database.delete(rateBuckets).where(lt(rateBuckets.updatedAt, drainedSince));
}

/**
 * Deletes what no request can use anymore: expired tokens, idempotency keys, verification codes, sessions, and
 * referral claims that no longer count, by the clock of their shops.
 * Rows without a shop follow the clock of the system. Each statement concerns all shops, since there may be many.
 *
 * @param now milliseconds since 1970, by the clock of the system
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  await removeBatches(database, (transaction) => removeTokens(transaction, now));
  await removeBatches(database, (transaction) => removeKeys(transaction, now));
  await removeBatches(database, (transaction) => removeCodes(transaction, now));
  await removeBatches(database, (transaction) => removeClaims(transaction, now));
  await removeBatches(database, (transaction) => removeIdleSessions(transaction, now));
}

function removeTokens(transaction: Transaction, now: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`delete from ${tokens} where hash in (
      select hash from ${tokens} left join ${shops} on ${shops.id} = ${tokens.shopId}
      where ${tokens.expiresAt} <= ${timeOfEachShop(now)} limit ${sql.raw(String(BATCH_SIZE))}
    ) returning 1`,
  );
}

function removeKeys(transaction: Transaction, now: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`delete from ${idempotencyKeys} where (shop_id, client_id, operation_id, key_hash) in (
      select shop_id, client_id, operation_id, key_hash
      from ${idempotencyKeys} left join ${shops} on ${shops.id} = ${idempotencyKeys.shopId}
      where ${idempotencyKeys.createdAt} <= ${timeOfEachShop(now - KEPT_MS)}
      limit ${sql.raw(String(BATCH_SIZE))}
    ) returning 1`,
  );
}

/** Codes expire before they no longer count against the limits. */
function removeCodes(transaction: Transaction, now: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`delete from ${verificationCodes} where (shop_id, customer_id, sent_at) in (
      select shop_id, customer_id, sent_at
      from ${verificationCodes} join ${shops} on ${shops.id} = ${verificationCodes.shopId}
      where ${verificationCodes.sentAt} <= ${timeOfEachShop(now - COUNTED_MS)}
      limit ${sql.raw(String(BATCH_SIZE))}
    ) returning 1`,
  );
}

function removeClaims(transaction: Transaction, now: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`delete from ${referralClaims} where (shop_id, id) in (
      select shop_id, ${referralClaims.id}
      from ${referralClaims} join ${shops} on ${shops.id} = ${referralClaims.shopId}
      where ${referralClaims.claimedAt} <= ${timeOfEachShop(now - CLAIM_COUNTED_MS)}
      limit ${sql.raw(String(BATCH_SIZE))}
    ) returning 1`,
  );
}
