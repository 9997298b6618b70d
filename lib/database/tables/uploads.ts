import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

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
