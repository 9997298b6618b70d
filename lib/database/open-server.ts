import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database';
import { migrateServer } from './migrate';

/** Which server, and how many connections one process may use. */
export interface ServerOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string;
  maxConnections?: number;
}

/** In milliseconds: to get a connection, also while requests that came before use all; to run a statement; to wait for a lock. */
const CONNECTION_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;

/** Opens a PostgreSQL server with a pool of connections, and migrates it if needed. */
export async function openServer({
  url,
  maxConnections = 20,
}: ServerOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: 'laurel-api',
  });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const connection = await pool.connect();
    try {
      await migrateServer(drizzle(connection));
    } finally {
      connection.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzle(pool), kind: 'postgres', close: () => pool.end() };
}
