import { lt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys, rateBuckets, tokens } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import { inTransaction } from '../database/transaction';
import { limits } from './contract/limits';
import { KEPT_MS } from './http/idempotency';
import { removeIdleSessions } from './oauth/session-store';

/**
 * Deletes what no request can use any more: expired tokens, idempotency keys and sessions, and empty rate buckets.
 *
 * @param now milliseconds since 1970
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  const drainedSince = now - limits.rateLimit.drainSeconds * 1_000;
  await database.delete(rateBuckets).where(lt(rateBuckets.updatedAt, drainedSince));
  await database.delete(tokens).where(lte(tokens.expiresAt, new Date(now)));
  await database
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now - KEPT_MS)));
  for (const { id } of await database.select({ id: shops.id }).from(shops)) {
    const removeBatch = () =>
      inTransaction(database, (transaction) => removeIdleSessions(transaction, id, new Date(now)));
    while ((await removeBatch()) > 0);
  }
}
