import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import type { Database, OpenDatabase } from './database';
import { connected, DatabaseUnavailableError, isUnavailable } from './errors';
import { type LockWait, migrateServer } from './migrate';
import { type DatabaseTime, timedQuery } from './statement-time';

/** A server and the limits of its use. Times are in milliseconds. */
export interface ServerOptions {
  /** `postgres://user:password@host:port/name`. */
  url: string;
  /** The same database without the pooler that `url` leads through; empty if there is none. */
  migrationUrl?: string;
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
  migrationUrl = '',
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
    // A pooler shares connections between processes, so their timeouts are those of the role.
    ...(migrationUrl === '' && { statement_timeout: statementTimeout, lock_timeout: lockTimeout }),
    query_timeout: statementTimeout + RESPONSE_GRACE_MS,
    keepAlive: true,
    application_name: 'laurel-api',
  });
  ignoreLostConnections(pool);
  try {
    await checkTimeouts(pool, { statementTimeout, lockTimeout });
    await migrateWithoutTimeouts(pool, migrationUrl || url, migrationLocks);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: databaseOf(pool),
    timed: (time) => databaseOf(pool, time),
    kind: 'postgres',
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * A database whose transactions always give their connection back. Those of the package keep it if `begin` fails, so
 * the pool would run out of connections when a server goes away several times.
 */
function databaseOf(pool: Pool, time?: DatabaseTime): Database {
  const database = drizzleOf(pool, time);
  database.transaction = async (work, config) => {
    const startedAt = performance.now();
    const connection = await connected(pool.connect()).finally(() => {
      if (time) time.wait += performance.now() - startedAt;
    });
    let isBroken = false;
    try {
      return await drizzleOf(connection, time).transaction(work, config);
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

/** The package's interface to a pool, or to a connection that a transaction uses. */
function drizzleOf(client: Pool | PoolClient, time: DatabaseTime | undefined): Database {
  if (!time) return drizzle(client);
  type Send = (statement: { text: string }, values: unknown[]) => Promise<QueryResult>;
  const query = timedQuery(time, client.query.bind(client) as Send);
  return drizzle({ query } as unknown as PoolClient);
}

/** A migration of a large table, or the wait for another process that migrates, may take long. */
async function migrateWithoutTimeouts(
  { options }: Pool,
  url: string,
  migrationLocks: LockWait | undefined,
): Promise<void> {
  const pool = new Pool({
    ...options,
    connectionString: url,
    max: 1,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
  });
  ignoreLostConnections(pool);
  try {
    const connection = await connectFirst(pool, 'DATABASE_MIGRATION_URL');
    try {
      await migrateServer(drizzle(connection), migrationLocks);
    } finally {
      connection.release();
    }
  } finally {
    await pool.end();
  }
}

/** Without timeouts, a statement behind a pooler could keep a connection of all processes forever. */
async function checkTimeouts(
  pool: Pool,
  timeouts: { statementTimeout: number; lockTimeout: number },
): Promise<void> {
  const connection = await connectFirst(pool, 'DATABASE_URL');
  const { rows } = await connection
    .query(
      `select quote_ident(current_user) as role, current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`,
    )
    .finally(() => connection.release());
  const { role, statement, lock } = rows[0];
  if (statement !== '0' && lock !== '0') return;
  throw new Error(
    `Behind a pooler, the role ${role} needs timeouts. Run this as an administrator, then let the pooler connect again: ALTER ROLE ${role} SET statement_timeout = ${timeouts.statementTimeout}; ALTER ROLE ${role} SET lock_timeout = ${timeouts.lockTimeout};`,
  );
}

/** @throws DatabaseUnavailableError, or an Error that names the setting to correct */
async function connectFirst(pool: Pool, setting: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL') {
  try {
    return await connected(pool.connect());
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const { host, pathname } = new URL(pool.options.connectionString ?? '');
    throw new Error(
      `The PostgreSQL server rejects the connection to ${host}${pathname}: ${(error as Error).message}. Correct ${setting}.`,
      { cause: error },
    );
  }
}
