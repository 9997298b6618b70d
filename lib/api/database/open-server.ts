import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, OpenDatabase } from './database';
import { connected, DatabaseUnavailableError, isUnavailable } from './errors';
import { type LockWait, migrateServer } from './migrate';

/** A server and the limits of its use. Times are in milliseconds. */
export interface ServerOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string;
  /** Most connections that this process opens. */
  maxConnections?: number;
  /** Maximum wait of a request for a connection, also while earlier requests use all. */
  connectionTimeout?: number;
  /** Maximum duration of a statement. */
  statementTimeout?: number;
  /** Maximum wait of a statement for a lock. */
  lockTimeout?: number;
  /** How migrations wait for locks. */
  migrationLocks?: LockWait;
}

/** A server that is gone can't end a statement itself, so the client does it a little later. */
const RESPONSE_GRACE_MS = 1_000;

/** Opens a PostgreSQL server with a pool of connections, and migrates it if needed. */
export async function openServer({
  url,
  maxConnections = 20,
  connectionTimeout = 10_000,
  statementTimeout = 15_000,
  lockTimeout = 10_000,
  migrationLocks,
}: ServerOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    query_timeout: statementTimeout + RESPONSE_GRACE_MS,
    keepAlive: true,
    application_name: 'laurel-api',
  });
  ignoreLostConnections(pool);
  try {
    await migrateWithoutTimeouts(pool, migrationLocks);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: databaseOf(pool), kind: 'postgres', close: () => pool.end() };
}

/**
 * A database whose transactions always give their connection back. Those of the package keep it if `begin` fails, so
 * the pool would run out of connections when a server goes away several times.
 */
function databaseOf(pool: Pool): Database {
  const database: Database = drizzle(pool);
  database.transaction = async (work, config) => {
    const connection = await connected(pool.connect());
    let isBroken = false;
    try {
      return await (drizzle(connection) as Database).transaction(work, config);
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      connection.release(isBroken);
    }
  };
  return database;
}

/**
 * A connection that breaks reports it to the request that uses it, and the next request replaces it. The event would
 * end the process if nothing listened, for an idle connection as well as between two statements of a transaction.
 */
function ignoreLostConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** A migration of a large table, or the wait for another process that migrates, may take long. */
async function migrateWithoutTimeouts(
  { options }: Pool,
  migrationLocks: LockWait | undefined,
): Promise<void> {
  const pool = new Pool({
    ...options,
    max: 1,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
  });
  ignoreLostConnections(pool);
  try {
    const connection = await connected(pool.connect()).catch((error) => {
      if (error instanceof DatabaseUnavailableError) throw error;
      const { host, pathname } = new URL(options.connectionString ?? '');
      throw new Error(
        `The PostgreSQL server rejects the connection to ${host}${pathname}: ${error.message}. Correct DATABASE_URL.`,
        { cause: error },
      );
    });
    try {
      await migrateServer(drizzle(connection), migrationLocks);
    } finally {
      connection.release();
    }
  } finally {
    await pool.end();
  }
}
