import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, id, shopId, time } from './columns';
import { generatedId, orderIds } from './ids';

/** Products of the shop, under the ids of the shop platform. */
export const products = pgTable(
  'products',
  {
    shopId: shopId(),
    id: id('id').notNull(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    /** Address of the picture; `null` for none. */
    image: text('image'),
    /** Whether purchases of it earn points, as the storefront shows it. */
    earnsPoints: boolean('earns_points').notNull().default(true),
    /** Set when the shop removed the product; what was written about it stays. */
    removedAt: time('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Variants of the products; the first by position is the default. */
export const variants = pgTable(
  'variants',
  {
    shopId: shopId(),
    id: id('id').notNull(),
    productId: id('product_id').notNull(),
    title: text('title').notNull(),
    /** Price of one unit; `null` if the shop didn't say it. */
    price: amount('price'),
    isAvailable: boolean('is_available').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('variants_product').on(table.shopId, table.productId, table.position),
  ],
);

/** Paid orders. They make buyers unless they are wholly refunded, and count for tiers and purchase rules. */
export const orders = pgTable(
  'orders',
  {
    shopId: shopId(),
    id: generatedId(orderIds),
    customerId: id('customer_id').notNull(),
    total: amount('total').notNull(),
    /** Refunded part of the total. */
    refundedAmount: amount('refunded_amount').notNull().default(0),
    /** Punch card rules whose cards the order punched. */
    punchedRuleIds: id('punched_rule_ids').array().notNull().default([]),
    paidAt: time('paid_at').notNull(),
    /** When the whole order was refunded; items refunded before are marked one by one. */
    refundedAt: time('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('orders_customer').on(table.shopId, table.customerId, table.paidAt),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    shopId: shopId(),
    orderId: id('order_id').notNull(),
    variantId: id('variant_id').notNull(),
    productId: id('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    isRefunded: boolean('is_refunded').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.variantId] }),
    index('order_items_product').on(table.shopId, table.productId),
  ],
);
