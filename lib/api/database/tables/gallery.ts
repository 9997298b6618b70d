import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, shopId, time } from './columns';

/** Galleries of a shop. */
export const galleries = pgTable(
  'galleries',
  { shopId: shopId(), id: id('id').notNull(), title: text('title').notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Media of a gallery, under the id of the network's post. */
export const media = pgTable(
  'media',
  {
    shopId: shopId(),
    galleryId: id('gallery_id').notNull(),
    postId: text('post_id').notNull(),
    caption: text('caption'),
    link: text('link').notNull(),
    thumbnail: text('thumbnail').notNull(),
    low: text('low').notNull(),
    standard: text('standard').notNull(),
    postedAt: time('posted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.galleryId, table.postId] }),
    index('media_age').on(table.shopId, table.galleryId, table.postedAt, table.postId),
  ],
);

/** Products that a medium is tagged with. */
export const mediaProducts = pgTable(
  'media_products',
  {
    shopId: shopId(),
    productId: id('product_id').notNull(),
    galleryId: id('gallery_id').notNull(),
    postId: text('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.galleryId, table.postId] }),
    index('media_products_medium').on(table.shopId, table.galleryId, table.postId),
  ],
);
