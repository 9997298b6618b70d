import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, shopId, time } from './columns';
import { attemptIds, deliveryIds, generatedId, subscriptionIds } from './ids';

/** Webhook subscriptions of a client in a shop. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    shopId: shopId(),
    id: generatedId(subscriptionIds),
    clientId: text('client_id').notNull(),
    topic: text('topic').notNull(),
    /** Normalized, so that equal addresses are equal texts (SPECIFICATION.md, I9). */
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('subscriptions_address').on(
      table.shopId,
      table.clientId,
      table.topic,
      table.address,
    ),
  ],
);

/** Events, written in the transaction of the change. */
export const events = pgTable(
  'events',
  {
    shopId: shopId(),
    /** The `webhook-id` of every delivery. */
    id: text('id').notNull(),
    topic: text('topic').notNull(),
    /** Kept as it was written, because every attempt sends these bytes. */
    payload: json('payload').$type<unknown>().notNull(),
    triggeredAt: time('triggered_at').notNull(),
    /** Order of events with the same timestamp. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('events_age').on(table.shopId, table.triggeredAt, table.position),
  ],
);

/** One row for each event and subscription (SPECIFICATION.md, I10). */
export const deliveries = pgTable(
  'deliveries',
  {
    shopId: shopId(),
    eventId: text('event_id').notNull(),
    subscriptionId: id('subscription_id').notNull(),
    /** By which a person finds it again. */
    id: generatedId(deliveryIds),
    state: text('state')
      .$type<'waiting' | 'sending' | 'delivered' | 'failed' | 'cancelled'>()
      .notNull()
      .default('waiting'),
    /** Attempts of the plan so far; sending again by hand starts the plan again. */
    attempts: integer('attempts').notNull().default(0),
    /** Number of claims. A claim is the last one if the number is still the same. */
    claims: integer('claims').notNull().default(0),
    /**
     * When the next attempt is due; while one runs, when its lease ends; afterward, when the last one ended. By the
     * clock of the system.
     */
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.eventId, table.subscriptionId] }),
    uniqueIndex('deliveries_id').on(table.shopId, table.id),
    // Finds the next deliveries of a subscription, however many wait.
    index('deliveries_unfinished')
      .on(table.shopId, table.subscriptionId, table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    // Finds what is due, however many wait for later.
    index('deliveries_due')
      .on(table.dueAt, table.shopId, table.subscriptionId)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('deliveries_sending').on(table.dueAt).where(sql`${table.state} = 'sending'`),
  ],
);

/** Every request of a delivery and what came of it. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    shopId: shopId(),
    id: generatedId(attemptIds),
    eventId: text('event_id').notNull(),
    subscriptionId: id('subscription_id').notNull(),
    /** From 1 to 9, as in the header of the request. */
    number: integer('number').notNull(),
    /** When it began, by the clock of the shop. */
    at: time('at').notNull(),
    /** The address of the subscription at that moment. */
    address: text('address').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    requestBody: text('request_body').notNull(),
    /** `null` if no response arrived. */
    status: integer('status'),
    /** The start of the response's body. */
    response: text('response'),
    durationMs: integer('duration_ms').notNull(),
    /** Why it failed, unless the status says it. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('delivery_attempts_delivery').on(table.shopId, table.eventId, table.subscriptionId),
  ],
);
