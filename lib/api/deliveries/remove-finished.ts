import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import { DAY_MS } from '../../site/config/durations';
import type { Database, Transaction } from '../database/database';
import { shops } from '../database/tables/shops';
import { deliveries, deliveryAttempts, events } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';

/** Deliveries that have ended can be seen and sent again for this time. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes deliveries that ended long ago with their attempts, and events that have no deliveries anymore.
 *
 * @param now milliseconds since 1970, by the clock of the system
 */
export async function removeFinishedDeliveries(database: Database, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS);
  for (const { id } of await database.select({ id: shops.id }).from(shops)) {
    await inTransaction(database, (transaction) => removeOfShop(transaction, id, before));
  }
}

async function removeOfShop(transaction: Transaction, shopId: number, before: Date): Promise<void> {
  const deliveriesOf = (of: ReturnType<typeof and>) =>
    transaction.select({ one: sql`1` }).from(deliveries).where(of);
  await transaction.execute(sql`
    with removed as (
      delete from ${deliveries}
      where shop_id = ${shopId} and state not in ('waiting', 'sending')
        and due_at <= ${before.toISOString()}::timestamptz
      returning shop_id, event_id, subscription_id
    )
    delete from ${deliveryAttempts} attempt using removed
    where attempt.shop_id = removed.shop_id and attempt.event_id = removed.event_id
      and attempt.subscription_id = removed.subscription_id`);
  const ofEvent = and(eq(deliveries.shopId, events.shopId), eq(deliveries.eventId, events.id));
  await transaction
    .delete(events)
    .where(
      and(
        eq(events.shopId, shopId),
        lte(events.triggeredAt, before),
        notExists(deliveriesOf(ofEvent)),
      ),
    );
}
