import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { hashOf } from '../../database/secret-hash';
import { sessions } from '../../database/tables/wishlists';
import { idleSince } from '../../oauth/session-rules';

export type SessionRow = typeof sessions.$inferSelect;

/** The key of a session look-up: the token that its holder sends, or the id in a storefront token. */
export type SessionKey = { token: string } | { id: number };

/** Reads record the use of a session at most this often, so that parallel reads don't wait for each other. */
const USE_PRECISION_MS = 60_000;

/** A session, whatever its state. Others that change or lock it wait until the transaction ends. */
export async function lockSession(
  transaction: Transaction,
  shopId: number,
  key: SessionKey,
): Promise<SessionRow | undefined> {
  const [session] = await transaction
    .select()
    .from(sessions)
    .where(isSession(shopId, key))
    .for('update');
  return session;
}

/**
 * The open session of a request that changes something. Others that change it wait until the transaction ends.
 *
 * @returns undefined if there is none, or if it is attached to a customer or over
 */
export async function touchSession(
  transaction: Transaction,
  shopId: number,
  key: SessionKey,
  now: Date,
): Promise<SessionRow | undefined> {
  const [session] = await transaction
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isSession(shopId, key), isOpen(now)))
    .returning();
  return session;
}

/**
 * The open session of a request that only reads.
 *
 * @returns undefined if there is none, or if it is attached to a customer or over
 */
export async function readSession(
  transaction: Transaction,
  shopId: number,
  key: SessionKey,
  now: Date,
): Promise<SessionRow | undefined> {
  const [session] = await transaction
    .select()
    .from(sessions)
    .where(and(isSession(shopId, key), isOpen(now)));
  const recordedUntil = new Date(now.getTime() - USE_PRECISION_MS);
  if (session && session.lastUsedAt < recordedUntil) {
    const idle = transaction
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(isSession(shopId, session), lt(sessions.lastUsedAt, recordedUntil)))
      // Another request that uses the session right now records it too.
      .for('update', { skipLocked: true });
    await transaction
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.shopId, shopId), eq(sessions.id, sql`(${idle})`)));
  }
  return session;
}

function isSession(shopId: number, key: SessionKey) {
  return and(
    eq(sessions.shopId, shopId),
    'id' in key ? eq(sessions.id, key.id) : eq(sessions.tokenHash, hashOf(key.token)),
  );
}

function isOpen(now: Date) {
  return and(
    isNull(sessions.customerId),
    or(isNull(sessions.endsAt), gt(sessions.endsAt, now)),
    // Idle sessions are deleted from time to time, but not valid until then.
    gt(sessions.lastUsedAt, idleSince(now)),
  );
}
