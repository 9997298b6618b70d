import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, shopId, time } from './columns';

/** Clients that may request access tokens. */
export const clients = pgTable('clients', {
  /** The `clientId` of the API. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the secret. */
  secretHash: text('secret_hash').notNull(),
  /** Signs webhooks; the client secret never does. */
  webhookSecret: text('webhook_secret').notNull(),
  /**
   * The secret before a change. Deliveries are also signed with it until its end, so that receivers can be changed one by
   * one.
   */
  previousWebhookSecret: text('previous_webhook_secret'),
  previousWebhookSecretEndsAt: time('previous_webhook_secret_ends_at'),
  scopes: text('scopes').array().notNull(),
  /** Whether it serves several shops and has to name one. */
  isPartner: boolean('is_partner').notNull(),
  isDisabled: boolean('is_disabled').notNull(),
});

/** Shops that a client may act for. */
export const clientShops = pgTable(
  'client_shops',
  { clientId: text('client_id').notNull(), shopId: shopId() },
  (table) => [
    primaryKey({ columns: [table.clientId, table.shopId] }),
    index('client_shops_shop').on(table.shopId),
  ],
);

/** Access and storefront tokens. Only the SHA-256 of a token is stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'access' | 'storefront'>().notNull(),
    clientId: text('client_id').notNull(),
    shopId: shopId(),
    scopes: text('scopes').array().notNull(),
    /** Of a storefront token: the customer, or the guest's session. */
    customerId: id('customer_id'),
    sessionId: id('session_id'),
    /** The session token, sealed with the storefront token: wishlists contain it for their own holder. */
    sealedSession: text('sealed_session'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('tokens_expiry').on(table.expiresAt),
    index('tokens_shop').on(table.shopId, table.clientId, table.expiresAt),
  ],
);

/** Rate buckets, one row for each key, changed by one statement (SPECIFICATION.md, section 10). */
export const rateBuckets = pgTable('rate_buckets', {
  key: text('key').primaryKey(),
  /** Thousandths of a request in the bucket at `updatedAt`. */
  level: bigint('level', { mode: 'number' }).notNull(),
  /** Milliseconds since 1970, by the clock of the system. */
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/** Responses that are stored for an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: shopId(),
    clientId: text('client_id').notNull(),
    operationId: text('operation_id').notNull(),
    /** SHA-256 of the `Idempotency-Key`. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of the request body. */
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** Encrypted, because the response may contain a token; `null` for a response without a body. */
    body: text('body'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.clientId, table.operationId, table.keyHash] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
