import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../../api/database/database';
import { openServer } from '../../../api/database/open-server';
import { copyDatabase } from '../servers/postgres';
import { liftRateLimit } from './rate-limit';

/** A separate database for one test file. */
export interface PostgresDatabase extends OpenDatabase {
  url: string;
  /** Closes the database, and returns how many deadlocks the server found in it. */
  closeAndCountDeadlocks(): Promise<number>;
}

/**
 * Opens a new database on the PostgreSQL server of the tests.
 *
 * @param options whether requests are limited; the number of connections of the pool
 */
export async function postgresDatabase({
  isLimited = false,
  maxConnections = 20,
} = {}): Promise<PostgresDatabase> {
  const url = await copyDatabase(inject('postgresTemplate'));
  const open = await openServer({ url, maxConnections });
  if (!isLimited) await liftRateLimit(open.database);
  return {
    ...open,
    url,
    async closeAndCountDeadlocks() {
      // A connection reports its deadlocks when it ends at the latest.
      await open.close();
      const rows = await query(
        url,
        `select deadlocks::int from pg_stat_database where datname = current_database()`,
      );
      return Number(rows[0]?.deadlocks);
    },
  };
}

/** Runs one statement on a new connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
