import { and, eq, lte, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { shops } from '../database/tables/shops';
import { deliveries, deliveryAttempts, events } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deliveries that have ended can be seen and sent again for this time. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes deliveries that ended long ago with their attempts, and events that have no deliveries any more.
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
  await transaction
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.shopId, shopId),
        notInArray(deliveries.state, ['waiting', 'sending']),
        lte(deliveries.dueAt, before),
      ),
    );
  const ofAttempt = and(
    eq(deliveries.shopId, deliveryAttempts.shopId),
    eq(deliveries.eventId, deliveryAttempts.eventId),
    eq(deliveries.subscriptionId, deliveryAttempts.subscriptionId),
  );
  await transaction
    .delete(deliveryAttempts)
    .where(and(eq(deliveryAttempts.shopId, shopId), notExists(deliveriesOf(ofAttempt))));
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
