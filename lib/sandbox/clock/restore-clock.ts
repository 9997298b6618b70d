import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../api/database/database';
import { tokens } from '../../api/database/tables/access';
import { FIRST_GENERATED_ID } from '../../api/database/tables/ids';
import { shops } from '../../api/database/tables/shops';
import { sessions } from '../../api/database/tables/wishlists';
import { NEVER } from '../sandboxes/credentials';

/**
 * Sets the clock of shops back to the real time. What a reset leaves has timestamps by that clock, so they move too:
 * tokens and sessions are valid for as long as before.
 *
 * @param milliseconds how far the clock is ahead
 */
export async function restoreClock(
  transaction: Transaction,
  shopIds: readonly number[],
  milliseconds: number,
): Promise<void> {
  const earlier = (time: PgColumn): SQL =>
    sql`${time} - ${milliseconds}::bigint * interval '1 millisecond'`;
  const ids = [...shopIds];
  await transaction.update(shops).set({ clockOffsetMs: 0 }).where(inArray(shops.id, ids));
  await transaction
    .update(tokens)
    .set({ expiresAt: earlier(tokens.expiresAt) })
    .where(and(inArray(tokens.shopId, ids), lt(tokens.expiresAt, NEVER)));
  await transaction
    .update(sessions)
    .set({
      createdAt: earlier(sessions.createdAt),
      lastUsedAt: earlier(sessions.lastUsedAt),
      endsAt: earlier(sessions.endsAt),
    })
    .where(and(inArray(sessions.shopId, ids), gte(sessions.id, FIRST_GENERATED_ID)));
}
