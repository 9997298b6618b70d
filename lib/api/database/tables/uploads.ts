import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, shopId } from './columns';

/** The folder of the images of this database, in a single row. It isn't part of a shop. */
export const uploadFolder = pgTable(
  'upload_folder',
  {
    /** Always true, so that a second row is rejected. */
    isOnly: boolean('is_only').primaryKey().default(true),
    name: text('name').notNull(),
  },
  ({ isOnly }) => [check('upload_folder_is_only', sql`${isOnly}`)],
);

/**
 * The images that were uploaded with reviews. Rows of deleted reviews stay until their files are removed, so they aren't
 * deleted with their shop.
 */
export const uploads = pgTable(
  'uploads',
  {
    shopId: shopId(),
    reviewId: id('review_id').notNull(),
    /** That of the file, and the last part of its address. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.reviewId, table.name] }),
    index('uploads_name').on(table.name),
  ],
);
