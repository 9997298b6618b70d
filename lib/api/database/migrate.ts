import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';

/** Any number, the same in every process: who holds the lock migrates, the others wait. */
const ADVISORY_LOCK = 4_711_002;

/** From the folder that the process runs in: the project, or the server that a build made. */
export const MIGRATIONS_FOLDER = 'lib/api/database/migrations';

function config(): MigrationConfig {
  return { migrationsFolder: resolve(/* turbopackIgnore: true */ MIGRATIONS_FOLDER) };
}

/** Applies the migrations that an embedded database doesn't have yet. */
export async function migrateEmbedded(database: PgliteDatabase): Promise<void> {
  await migratePglite(database, config());
}

/**
 * Applies the migrations that a server doesn't have yet; processes that start together do it one after another.
 *
 * @param connection a single connection: the lock belongs to it
 */
export async function migrateServer(connection: NodePgDatabase): Promise<void> {
  await connection.execute(sql`select pg_advisory_lock(${ADVISORY_LOCK})`);
  try {
    await migratePostgres(connection, config());
  } finally {
    await connection.execute(sql`select pg_advisory_unlock(${ADVISORY_LOCK})`);
  }
}
