import { pgTable } from 'drizzle-orm/pg-core';
import { time } from './columns';

/** What one of all processes does from time to time. One row. */
export const maintenance = pgTable('maintenance', {
  /** When a process last began to remove what has expired, by the clock of the system. */
  cleanedAt: time('cleaned_at').notNull(),
});
