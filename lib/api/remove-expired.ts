import { lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { idempotencyKeys, rateBuckets, tokens } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import { inTransaction } from '../database/transaction';
import { limits } from './contract/limits';
import { KEPT_MS } from './http/idempotency';
import { shopTime } from './http/shop-clock';
import { removeIdleSessions } from './oauth/session-store';

/**
 * Deletes what no request can use any more: expired tokens, idempotency keys and sessions, and empty rate buckets.
 *
 * @param now milliseconds since 1970, by the clock of the system
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  const drainedSince = now - limits.rateLimit.drainSeconds * 1_000;
  await database.delete(rateBuckets).where(lt(rateBuckets.updatedAt, drainedSince));
  await database.delete(tokens).where(isPast(tokens.expiresAt, tokens.shopId, now));
  await database
    .delete(idempotencyKeys)
    .where(isPast(idempotencyKeys.createdAt, idempotencyKeys.shopId, now - KEPT_MS));
  const clocks = { id: shops.id, clockOffsetMs: shops.clockOffsetMs };
  for (const shop of await database.select(clocks).from(shops)) {
    const removeBatch = () =>
      inTransaction(database, (transaction) =>
        removeIdleSessions(transaction, shop.id, shopTime(shop, now)),
      );
    while ((await removeBatch()) > 0);
  }
}

/** Whether a timestamp of a row is past in its shop. Rows without a shop follow the clock of the system. */
function isPast(column: PgColumn, shopId: PgColumn, now: number): SQL {
  const time = sql`${new Date(now).toISOString()}::timestamptz`;
  const offset = sql`coalesce((
    select ${shops.clockOffsetMs} from ${shops} where ${shops.id} = ${shopId}
  ), 0) * interval '1 millisecond'`;
  return sql`${column} <= ${time} + ${offset}`;
}
