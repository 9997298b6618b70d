import { integer, pgTable } from 'drizzle-orm/pg-core';

/** What the schema requires of the code that uses it. One row. */
export const schemaRequirements = pgTable('schema_requirements', {
  /** Number of migrations that the oldest code has which may use the schema. */
  minMigrations: integer('min_migrations').notNull(),
});
