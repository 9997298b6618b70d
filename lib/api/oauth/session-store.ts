import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { hashOf } from '../database/secret-hash';
import { isRow } from '../database/sql';
import { sessions, shareLinks, wishlistItems, wishlists } from '../database/tables/wishlists';
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
 * @returns how many were deleted; call again if it is not 0
 */
export async function removeIdleSessions(
  transaction: Transaction,
  shopId: number,
  now: Date,
): Promise<number> {
  const isIdle = lte(sessions.lastUsedAt, idleSince(now));
  const hasEnded = and(isNull(sessions.customerId), lte(sessions.endsAt, now));
  const found = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.shopId, shopId), or(isIdle, hasEnded)))
    .limit(BATCH_SIZE)
    // A session that a request uses right now is not idle.
    .for('update', { skipLocked: true });
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  const owned = and(eq(wishlists.shopId, shopId), inArray(wishlists.sessionId, ids));
  const ownedIds = transaction.select({ id: wishlists.id }).from(wishlists).where(owned);
  await transaction
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.shopId, shopId), inArray(wishlistItems.wishlistId, ownedIds)));
  await transaction.delete(wishlists).where(owned);
  await transaction
    .delete(shareLinks)
    .where(and(eq(shareLinks.shopId, shopId), inArray(shareLinks.sessionId, ids)));
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.shopId, shopId), inArray(sessions.id, ids)));
  return found.length;
}
