import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { hashOf } from '../database/secret-hash';
import { isRow } from '../database/sql';
import { shops } from '../database/tables/shops';
import { sessions, shareLinks, wishlistItems, wishlists } from '../database/tables/wishlists';
import { timeOfEachShop } from '../http/shop-clock';
import { idleSince } from './session-rules';

type SessionRow = typeof sessions.$inferSelect;

/**
 * Creates a session.
 *
 * @param endsAt when it ends by itself; null for a session that lasts until it is idle for too long
 * @returns its id
 */
export async function createSession(
  transaction: Transaction,
  shopId: number,
  { token, now, endsAt }: { token: string; now: Date; endsAt: Date | null },
): Promise<number> {
  const [created] = await transaction
    .insert(sessions)
    .values({ shopId, tokenHash: hashOf(token), createdAt: now, lastUsedAt: now, endsAt })
    .returning({ id: sessions.id });
  if (!created) throw new Error('A session was not stored.');
  return created.id;
}

/** Ends a session that was attached to a customer. The customer receives its share links. */
export async function storeAttachment(
  transaction: Transaction,
  { shopId, id }: SessionRow,
  customerId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(shareLinks)
    .set({ customerId, sessionId: null })
    .where(and(eq(shareLinks.shopId, shopId), eq(shareLinks.sessionId, id)));
  await transaction
    .update(sessions)
    .set({ customerId, lastUsedAt: now })
    .where(isRow(sessions, shopId, id));
}

/** At most this many sessions are deleted at once, so that requests don't wait for long. */
const BATCH_SIZE = 1_000;

/**
 * Deletes sessions that were not used for 90 days, and those that ended with their storefront token, with their
 * wishlists and share links. What was passed to a customer stays.
 *
 * @param now milliseconds since 1970, by the clock of the system
 * @param shopId of this shop only; of all by default
 * @returns how many were deleted; call again if it is not 0
 */
export async function removeIdleSessions(
  transaction: Transaction,
  now: number,
  shopId?: number,
): Promise<number> {
  const isIdle = lte(sessions.lastUsedAt, timeOfEachShop(idleSince(new Date(now)).getTime()));
  const hasEnded = and(isNull(sessions.customerId), lte(sessions.endsAt, timeOfEachShop(now)));
  const found = await transaction
    .select({ shopId: sessions.shopId, id: sessions.id })
    .from(sessions)
    .innerJoin(shops, eq(shops.id, sessions.shopId))
    .where(and(shopId === undefined ? undefined : eq(shops.id, shopId), or(isIdle, hasEnded)))
    .limit(BATCH_SIZE)
    // A session that a request uses right now is not idle.
    .for('update', { of: sessions, skipLocked: true });
  if (found.length === 0) return 0;
  const rows = sql.join(
    found.map((row) => sql`(${row.shopId}::bigint, ${row.id}::bigint)`),
    sql`, `,
  );
  await transaction.execute(sql`
    with owned as (
      delete from ${wishlists} where (shop_id, session_id) in (${rows}) returning shop_id, id
    )
    delete from ${wishlistItems} where (shop_id, wishlist_id) in (select shop_id, id from owned)`);
  await transaction.execute(
    sql`delete from ${shareLinks} where (shop_id, session_id) in (${rows})`,
  );
  await transaction.execute(sql`delete from ${sessions} where (shop_id, id) in (${rows})`);
  return found.length;
}
