import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { deliveries, events, subscriptions } from '../database/tables/webhooks';

/** An event to be delivered. */
export interface NewEvent {
  shopId: number;
  topic: string;
  /** The payload, except for the timestamp that every payload starts with. */
  payload: Readonly<Record<string, unknown>>;
  triggeredAt: Date;
}

/**
 * Writes an event and a delivery for each subscription of its topic, in the transaction of the change: what rolls
 * back is never delivered, and what commits is.
 *
 * @param position order among the events of one request
 * @returns the id of the event
 */
export async function writeEvent(
  transaction: Transaction,
  { shopId, topic, payload, triggeredAt }: NewEvent,
  position: number,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const id = `evt_${Buffer.from(randomBytes(16)).toString('hex')}`;
  await transaction.insert(events).values({
    shopId,
    id,
    topic,
    payload: { occurredAt: triggeredAt.toISOString(), ...payload },
    triggeredAt,
    position,
  });
  await transaction.insert(deliveries).select(
    transaction
      .select({
        shopId: subscriptions.shopId,
        eventId: sql<string>`${id}`.as('event_id'),
        subscriptionId: subscriptions.id,
        state: sql<'waiting'>`'waiting'`.as('state'),
        attempts: sql<number>`0`.as('attempts'),
        dueAt: sql<Date>`${triggeredAt.toISOString()}::timestamptz`.as('due_at'),
      })
      .from(subscriptions)
      .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.topic, topic))),
  );
  return id;
}
