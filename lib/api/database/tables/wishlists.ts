import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, shopId, time } from './columns';
import {
  generatedId,
  giftRegistryIds,
  sessionIds,
  shareLinkIds,
  wishlistIds,
  wishlistItemIds,
} from './ids';

/** The occasion of a gift registry. */
export type GiftEvent = 'wedding' | 'birth' | 'birthday' | 'other';

/** Guest sessions, which own wishlists until they are attached to a customer. */
export const sessions = pgTable(
  'sessions',
  {
    shopId: shopId(),
    id: generatedId(sessionIds),
    /** SHA-256 of the session token. */
    tokenHash: text('token_hash').notNull(),
    /** The customer that it was attached to; it is spent then. */
    customerId: id('customer_id'),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    /** When it ends together with its storefront token; `null` for a session without one. */
    endsAt: time('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('sessions_token').on(table.shopId, table.tokenHash),
    index('sessions_last_use').on(table.shopId, table.lastUsedAt),
  ],
);

/** Wishlists; each belongs to a customer or to a session. */
export const wishlists = pgTable(
  'wishlists',
  {
    shopId: shopId(),
    id: generatedId(wishlistIds),
    customerId: id('customer_id'),
    sessionId: id('session_id'),
    title: text('title').notNull(),
    isDefault: boolean('is_default').notNull(),
    isPrivate: boolean('is_private').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('wishlists_customer').on(table.shopId, table.customerId, table.createdAt),
    index('wishlists_session').on(table.shopId, table.sessionId, table.createdAt),
    // One default for each owner (SPECIFICATION.md, I7).
    uniqueIndex('wishlists_default_of_customer')
      .on(table.shopId, table.customerId)
      .where(sql`${table.isDefault} and ${table.customerId} is not null`),
    uniqueIndex('wishlists_default_of_session')
      .on(table.shopId, table.sessionId)
      .where(sql`${table.isDefault} and ${table.sessionId} is not null`),
    check(
      'wishlists_one_owner',
      sql`(${table.customerId} is null) <> (${table.sessionId} is null)`,
    ),
  ],
);

/** Items of wishlists. Wishlist, product and variant identify an item (SPECIFICATION.md, I8). */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    shopId: shopId(),
    id: generatedId(wishlistItemIds),
    wishlistId: id('wishlist_id').notNull(),
    productId: id('product_id').notNull(),
    variantId: id('variant_id').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('wishlist_items_variant').on(
      table.shopId,
      table.wishlistId,
      table.productId,
      table.variantId,
    ),
    index('wishlist_items_product').on(table.shopId, table.productId),
  ],
);

/** Links to shared wishlists. A set of wishlists has one for each channel, unless the secret key was replaced. */
export const shareLinks = pgTable(
  'share_links',
  {
    shopId: shopId(),
    id: generatedId(shareLinkIds),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    customerId: id('customer_id'),
    sessionId: id('session_id'),
    channel: text('channel').notNull(),
    /** In ascending order. */
    wishlistIds: id('wishlist_ids').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('share_links_token').on(table.shopId, table.tokenHash),
    index('share_links_session').on(table.shopId, table.sessionId),
  ],
);

/** Gift registries of customers. Nothing looks for their items, so a row has them. */
export const giftRegistries = pgTable(
  'gift_registries',
  {
    shopId: shopId(),
    id: generatedId(giftRegistryIds),
    customerId: id('customer_id').notNull(),
    title: text('title').notNull(),
    eventType: text('event_type').$type<GiftEvent>(),
    eventDate: date('event_date', { mode: 'string' }),
    note: text('note'),
    isPrivate: boolean('is_private').notNull(),
    items: jsonb('items').$type<{ productId: number; variantId: number }[]>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('gift_registries_customer').on(table.shopId, table.customerId),
  ],
);
