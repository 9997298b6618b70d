import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, shopId, time } from './columns';
import { generatedId, subscriptionIds } from './ids';

/** Webhook subscriptions of a client in a shop. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    shopId: shopId(),
    id: generatedId(subscriptionIds),
    clientId: text('client_id').notNull(),
    topic: text('topic').notNull(),
    address: text('address').notNull(),
    /** Lower-case scheme and host, no default port: what must be unique (invariant I9). */
    normalizedAddress: text('normalized_address').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('subscriptions_address').on(
      table.shopId,
      table.clientId,
      table.topic,
      table.normalizedAddress,
    ),
  ],
);

/** What happened, written in the transaction of the change. */
export const events = pgTable(
  'events',
  {
    shopId: shopId(),
    /** The `webhook-id` of every delivery. */
    id: text('id').notNull(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    triggeredAt: time('triggered_at').notNull(),
    /** Order of events with the same timestamp. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('events_age').on(table.shopId, table.triggeredAt, table.position),
  ],
);

/** One row for each event and subscription (invariant I10). */
export const deliveries = pgTable(
  'deliveries',
  {
    shopId: shopId(),
    eventId: text('event_id').notNull(),
    subscriptionId: id('subscription_id').notNull(),
    state: text('state')
      .$type<'waiting' | 'sending' | 'delivered' | 'failed' | 'cancelled'>()
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; while one runs, when its lease ends. By the clock of the system. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.eventId, table.subscriptionId] }),
    index('deliveries_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('deliveries_subscription').on(table.shopId, table.subscriptionId),
  ],
);
