import { and, eq, lt, lte } from 'drizzle-orm';
import { limits } from './contract/limits';
import type { Database } from './database/database';
import { idempotencyKeys, rateBuckets, tokens } from './database/tables/access';
import { shops } from './database/tables/shops';
import { inTransaction } from './database/transaction';
import { KEPT_MS, NO_SHOP_ID } from './http/idempotency';
import { shopTime } from './http/shop-clock';
import { removeIdleSessions } from './oauth/session-store';

/** Rows without a shop follow the clock of the system. */
const NO_SHOP = { id: NO_SHOP_ID, clockOffsetMs: 0 };

/** Deletes empty rate buckets. @param now milliseconds since 1970, by the clock of the system */
export async function removeEmptyBuckets(database: Database, now: number): Promise<void> {
  const drainedSince = now - limits.rateLimit.drainSeconds * 1_000;
  await database.delete(rateBuckets).where(lt(rateBuckets.updatedAt, drainedSince));
}

/**
 * Deletes what no request can use anymore: expired tokens, idempotency keys and sessions. Each statement concerns one
 * shop, so that it finds its rows by an index.
 *
 * @param now milliseconds since 1970, by the clock of the system
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  const clocks = { id: shops.id, clockOffsetMs: shops.clockOffsetMs };
  for (const shop of [NO_SHOP, ...(await database.select(clocks).from(shops))]) {
    const time = shopTime(shop, now);
    await database
      .delete(tokens)
      .where(and(eq(tokens.shopId, shop.id), lte(tokens.expiresAt, time)));
    await database
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.shopId, shop.id),
          lte(idempotencyKeys.createdAt, new Date(time.getTime() - KEPT_MS)),
        ),
      );
    const removeBatch = () =>
      inTransaction(database, (transaction) => removeIdleSessions(transaction, shop.id, time));
    while ((await removeBatch()) > 0);
  }
}
