import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { isRow, rowsOf } from '../database/sql';
import { deliveries, deliveryAttempts, subscriptions } from '../database/tables/webhooks';
import type { ClaimedDelivery } from './claim-deliveries';
import { lockSubscriptions } from './outbox';

export type DeliveryState = (typeof deliveries.$inferSelect)['state'];

/** An attempt to record. */
export type NewAttempt = Omit<typeof deliveryAttempts.$inferSelect, 'id'>;

/** State of a delivery after an attempt. */
export interface DeliveryResult {
  state: 'waiting' | 'delivered' | 'failed';
  /** When it is due again, or when it ended. */
  dueAt: Date;
}

/**
 * Stores the results of attempts, except those of deliveries that were canceled meanwhile, or that another process has
 * claimed because the lease had ended.
 *
 * @returns the states of the deliveries now, by the position of the attempt; those that are gone with their shop are
 *   missing
 */
export async function finishDeliveries(
  transaction: Transaction,
  attempts: readonly { claimed: ClaimedDelivery; result: DeliveryResult }[],
): Promise<Map<number, DeliveryState>> {
  const values = attempts.map(
    ({ claimed: { shopId, eventId, subscriptionId, claims }, result: { state, dueAt } }, at) =>
      sql`(${at}::int, ${shopId}::bigint, ${eventId}::text, ${subscriptionId}::bigint, ${claims}::int,
        ${state}::text, ${dueAt.toISOString()}::timestamptz)`,
  );
  const isValid = sql`delivery.state = 'sending' and delivery.claims = ended.claims`;
  const result = await transaction.execute(sql`
    update ${deliveries} delivery set
      state = case when ${isValid} then ended.state else delivery.state end,
      due_at = case when ${isValid} then ended.due_at else delivery.due_at end
    from (values ${sql.join(values, sql`, `)})
      as ended (at, shop_id, event_id, subscription_id, claims, state, due_at)
    where delivery.shop_id = ended.shop_id and delivery.event_id = ended.event_id
      and delivery.subscription_id = ended.subscription_id
    returning ended.at, delivery.state`);
  const rows = rowsOf<{ at: number; state: DeliveryState }>(result);
  return new Map(rows.map(({ at, state }) => [at, state]));
}

/** Records attempts. */
export async function recordAttempts(
  transaction: Transaction,
  attempts: NewAttempt[],
): Promise<void> {
  await transaction.insert(deliveryAttempts).values(attempts);
}

/** Deliveries of shops. */
export interface DeliveryChoice {
  shopIds: readonly number[];
  /** Only this one of them. */
  deliveryId?: number | undefined;
}

/** Counts deliveries that are due or under way, in any process. */
export function countUnfinished(
  database: Database,
  { shopIds, deliveryId }: DeliveryChoice,
  now: Date,
): Promise<number> {
  return database.$count(
    deliveries,
    and(
      inArray(deliveries.shopId, [...shopIds]),
      deliveryId === undefined ? undefined : eq(deliveries.id, deliveryId),
      sql`${deliveries.state} in ('waiting', 'sending')`,
      or(eq(deliveries.state, 'sending'), lte(deliveries.dueAt, now)),
    ),
  );
}

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
    .where(isRow(deliveries, shopId, id))
    .for('update');
  if (!delivery) return 'unknown';
  if (delivery.state === 'sending') return 'sending';
  const [subscription] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isRow(subscriptions, shopId, delivery.subscriptionId));
  if (!subscription) return 'unsubscribed';
  await transaction
    .update(deliveries)
    .set({
      state: 'waiting',
      dueAt: now,
      attempts: delivery.state === 'waiting' ? delivery.attempts : 0,
    })
    .where(isRow(deliveries, shopId, id));
  return 'due';
}
