import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database';
import { isRetryable, isTimeout } from './errors';
import { schemaRequirements } from './tables/schema-requirements';

/** Any number, the same in every process: who holds the lock migrates, the others wait. */
const ADVISORY_LOCK = 4_711_002;

/** From the folder that the process runs in: the project, or the server that a build made. */
export const MIGRATIONS_FOLDER = 'lib/api/database/migrations';

/** How a migration waits for the locks of tables that requests use. */
export interface LockWait {
  /** Requests that come after the migration wait for the same lock, so it gives up soon. In milliseconds. */
  timeout: number;
  /** Time in which those requests run before it tries again. In milliseconds. */
  pause: number;
  attempts: number;
}

const LOCK_WAIT: LockWait = { timeout: 2_000, pause: 3_000, attempts: 20 };

function migrationsFolder(): string {
  return resolve(/* turbopackIgnore: true */ MIGRATIONS_FOLDER);
}

/**
 * Applies the migrations that an embedded database doesn't have yet.
 *
 * @throws Error if the database requires newer code
 */
export async function migrateEmbedded(database: PgliteDatabase): Promise<void> {
  await migratePglite(database, { migrationsFolder: migrationsFolder() });
  await checkRequirements(database);
}

/**
 * Applies the migrations that a server doesn't have yet; processes that start together do it one after another.
 *
 * @param connection a single connection: the lock belongs to it
 * @throws Error if a lock can't be had, or the database requires newer code
 */
export async function migrateServer(
  connection: NodePgDatabase,
  lockWait: LockWait = LOCK_WAIT,
): Promise<void> {
  // The role can set timeouts.
  await connection.execute(
    sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`,
  );
  await connection.execute(sql`select pg_advisory_lock(${ADVISORY_LOCK})`);
  try {
    await connection.execute(
      sql`select set_config('lock_timeout', ${String(lockWait.timeout)}, false)`,
    );
    await migrateBetweenRequests(connection, lockWait);
    await checkRequirements(connection);
  } finally {
    await connection.execute(sql`select pg_advisory_unlock(${ADVISORY_LOCK})`);
  }
}

async function migrateBetweenRequests(
  connection: NodePgDatabase,
  { attempts, pause }: LockWait,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migratePostgres(connection, { migrationsFolder: migrationsFolder() });
      return;
    } catch (error) {
      // Another transaction can also wait for a lock of the migration.
      if (!isTimeout(error) && !isRetryable(error)) throw error;
      if (attempt === attempts) {
        throw new Error(
          'The migrations could not lock a table, because other transactions use it. End long transactions (pg_stat_activity lists them), then start the API again.',
          { cause: error },
        );
      }
      await wait(pause);
    }
  }
}

/** Newer code may have changed the schema in a way that this code can't work with. */
async function checkRequirements(database: Database): Promise<void> {
  const [required] = await database.select().from(schemaRequirements);
  const journal = readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  const count: number = JSON.parse(journal).entries.length;
  if (required && required.minMigrations > count) {
    throw new Error(
      `This version of the API is too old for the database, which requires ${required.minMigrations} migrations. This version has ${count}. Start a newer version, or restore the backup from before the migration`,
    );
  }
}
