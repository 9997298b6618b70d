import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopSettings } from '../shop-settings';
import { time } from './columns';

/** Shops, each with its data apart from all others. */
export const shops = pgTable(
  'shops',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Permanent domain of the shop; two sandboxes have shops with the same one. */
    domain: text('domain').notNull(),
    /** Whether the plan of the shop includes the API (SPECIFICATION.md, section 10). */
    hasApi: boolean('has_api').notNull(),
    settings: jsonb('settings').$type<ShopSettings>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Whether it only serves as the template of copies. */
    isTemplate: boolean('is_template').notNull().default(false),
    /** The time that relative timestamps were resolved with; a copy of the shop shifts all timestamps by the time since. */
    importedAt: time('imported_at').notNull().defaultNow(),
    /** The time, by the shop's clock, up to which birthdays were celebrated; `null` for the time of the import. */
    celebratedAt: time('celebrated_at'),
    /** Milliseconds by which the clock of the shop is ahead of the system's clock. */
    clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }).notNull().default(0),
    /** The sandbox that the shop belongs to, if any. */
    sandboxId: text('sandbox_id'),
  },
  (table) => [
    index('shops_sandbox').on(table.sandboxId),
    index('shops_templates').on(table.id).where(sql`${table.isTemplate}`),
  ],
);
