import { and, count, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { deliveries, deliveryAttempts, subscriptions } from '../database/tables/webhooks';
import type { ClaimedDelivery } from './claim-deliveries';
import { lockSubscriptions } from './outbox';

/** A recorded attempt. */
export type AttemptRow = typeof deliveryAttempts.$inferSelect;

export type DeliveryState = (typeof deliveries.$inferSelect)['state'];

function isDelivery({ shopId, eventId, subscriptionId }: ClaimedDelivery) {
  return and(
    eq(deliveries.shopId, shopId),
    eq(deliveries.eventId, eventId),
    eq(deliveries.subscriptionId, subscriptionId),
  );
}

/** What an attempt makes of its delivery. */
export interface DeliveryResult {
  state: 'waiting' | 'delivered' | 'failed';
  /** When it is due again, or when it ended. */
  dueAt: Date;
}

/**
 * Stores what came of an attempt, unless the delivery was cancelled meanwhile, or somebody else has claimed it because
 * the lease had ended.
 *
 * @returns the state of the delivery now; `null` if it is gone with its shop
 */
export async function finishDelivery(
  transaction: Transaction,
  claimed: ClaimedDelivery,
  result: DeliveryResult,
): Promise<DeliveryState | null> {
  const isValid = sql`(${deliveries.state} = 'sending' and ${deliveries.claims} = ${claimed.claims})`;
  const [stored] = await transaction
    .update(deliveries)
    .set({
      state: sql`case when ${isValid} then ${result.state} else ${deliveries.state} end`,
      dueAt: sql`case when ${isValid} then ${result.dueAt.toISOString()}::timestamptz else ${deliveries.dueAt} end`,
    })
    .where(isDelivery(claimed))
    .returning({ state: deliveries.state });
  return stored?.state ?? null;
}

/** Records an attempt. */
export async function recordAttempt(
  transaction: Transaction,
  attempt: typeof deliveryAttempts.$inferInsert,
): Promise<AttemptRow> {
  const [recorded] = await transaction.insert(deliveryAttempts).values(attempt).returning();
  if (!recorded) throw new Error('An attempt was not recorded.');
  return recorded;
}

/** How many deliveries of shops are due or under way, in any process. */
export async function countUnfinished(
  database: Database,
  shopIds: readonly number[],
  now: Date,
): Promise<number> {
  const [found] = await database
    .select({ deliveries: count() })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.shopId, [...shopIds]),
        or(
          eq(deliveries.state, 'sending'),
          and(eq(deliveries.state, 'waiting'), lte(deliveries.dueAt, now)),
        ),
      ),
    );
  return found?.deliveries ?? 0;
}

/** What sending a delivery again led to. */
export type ResendResult =
  | 'due'
  /** An attempt is under way at this moment. */
  | 'sending'
  /** The subscription was deleted, so there is no address. */
  | 'unsubscribed'
  | 'unknown';

/**
 * Makes a delivery due now, whatever came of it so far. One that has ended starts again with the first attempt.
 *
 * @param now by the clock of the system
 */
export async function resend(
  transaction: Transaction,
  { shopId, id }: { shopId: number; id: number },
  now: Date,
): Promise<ResendResult> {
  await lockSubscriptions(transaction, shopId, 'shared');
  const [delivery] = await transaction
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.shopId, shopId), eq(deliveries.id, id)))
    .for('update');
  if (!delivery) return 'unknown';
  if (delivery.state === 'sending') return 'sending';
  const [subscription] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.id, delivery.subscriptionId)));
  if (!subscription) return 'unsubscribed';
  await transaction
    .update(deliveries)
    .set({
      state: 'waiting',
      dueAt: now,
      attempts: delivery.state === 'waiting' ? delivery.attempts : 0,
    })
    .where(and(eq(deliveries.shopId, shopId), eq(deliveries.id, id)));
  return 'due';
}
