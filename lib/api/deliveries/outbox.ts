import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { deliveryIds } from '../database/tables/ids';
import { deliveries, events, subscriptions } from '../database/tables/webhooks';
import { lockOfShops } from '../database/transaction-locks';

/** An event to be delivered. */
export interface NewEvent {
  shopId: number;
  topic: string;
  /** The payload, except for the timestamp that every payload starts with. */
  payload: object;
  triggeredAt: Date;
  /** When its deliveries are due, by the clock of the system. */
  dueAt: Date;
  /** Order among the events of one transaction, from 0. */
  position: number;
}

/** The payload as it is sent: `occurredAt`, then the fields of the topic. */
export function deliveredPayload({
  payload,
  triggeredAt,
}: Pick<NewEvent, 'payload' | 'triggeredAt'>) {
  return { occurredAt: triggeredAt.toISOString(), ...payload };
}

/**
 * Locks the subscriptions of a shop until the transaction ends. Events and attempts share the lock, changes of
 * subscriptions hold it alone, so an event is delivered to exactly those that exist when it commits
 * (SPECIFICATION.md, I10).
 */
export function lockSubscriptions(
  transaction: Transaction,
  shopId: number,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  return lockOfShops(transaction, 'subscriptions', [shopId], mode);
}

/**
 * Writes an event and a delivery for each subscription of its topic, in the transaction of the change: what rolls
 * back is never delivered, and what commits is.
 *
 * @returns the id of the event
 */
export async function writeEvent(
  transaction: Transaction,
  { shopId, topic, payload, triggeredAt, dueAt, position }: NewEvent,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const id = `evt_${Buffer.from(randomBytes(16)).toString('hex')}`;
  await lockSubscriptions(transaction, shopId, 'shared');
  await transaction.insert(events).values({
    shopId,
    id,
    topic,
    payload: deliveredPayload({ payload, triggeredAt }),
    triggeredAt,
    position,
  });
  await transaction.insert(deliveries).select(
    transaction
      .select({
        shopId: subscriptions.shopId,
        eventId: sql<string>`${id}`.as('event_id'),
        subscriptionId: subscriptions.id,
        id: sql<number>`nextval('${sql.raw(deliveryIds.seqName ?? '')}')`.as('id'),
        state: sql<'waiting'>`'waiting'`.as('state'),
        attempts: sql<number>`0`.as('attempts'),
        claims: sql<number>`0`.as('claims'),
        dueAt: sql<Date>`${dueAt.toISOString()}::timestamptz`.as('due_at'),
      })
      .from(subscriptions)
      .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.topic, topic))),
  );
  return id;
}
