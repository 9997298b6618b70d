import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tools/testing/servers/postgres';
import type { OpenDatabase } from './database';
import { DatabaseUnavailableError, isTimeout, isUnavailable, UnknownOutcomeError } from './errors';
import { explainError } from './explain-error';
import { openServer, type ServerOptions } from './open-server';
import { rowsOf } from './sql';
import { inTransaction, READ } from './transaction';

let server: TestPostgres;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});
afterAll(() => server.remove());

async function open(url: string, options: Omit<ServerOptions, 'url'> = {}) {
  const database = await openServer({ url, ...options });
  opened.push(database);
  return database.database;
}

/** The error that work ends with. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a PostgreSQL server', () => {
  it('is migrated once by processes that start together', async () => {
    const url = await server.createDatabase();
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    for (const database of databases) await database.execute(sql`select * from shops`);
  });

  it('is migrated between requests, which a migration that waits for a lock holds up only briefly', async () => {
    const url = await server.createDatabase();
    const database = await open(url);
    // As if the migrations had not run yet; the first one can't create a table whose name is being used.
    await database.execute(sql`drop schema drizzle cascade`);
    await database.execute(sql`drop schema public cascade`);
    await database.execute(sql`create schema public`);
    const other = new Client({ connectionString: url });
    await other.connect();
    const lock = async () => {
      await other.query('begin');
      await other.query('create sequence public.customer_ids');
    };
    await lock();
    const migrationLocks = { timeout: 100, pause: 100, attempts: 2 };
    expect(await failureOf(open(url, { migrationLocks }))).toMatchObject({
      message: expect.stringContaining('could not lock a table'),
    });
    const migrated = open(url, { migrationLocks: { ...migrationLocks, attempts: 100 } });
    await wait(500);
    await other.query('rollback');
    await (await migrated).execute(sql`select * from shops`);
    await other.end();
  });

  it('is only used by code that it is not too new for', async () => {
    const url = await server.createDatabase();
    const database = await open(url);
    // A newer version that only added something.
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9000000000000)`,
    );
    await open(url);
    await database.execute(sql`update schema_requirements set min_migrations = 1000`);
    await expect(open(url)).rejects.toThrow(
      'This version of the API is too old for the database, which requires 1000 migrations.',
    );
  });

  it('says which setting to correct if it rejects the connection', async () => {
    const url = new URL(await server.createDatabase());
    url.pathname = '/missing';
    await expect(open(url.href)).rejects.toThrow(
      `The PostgreSQL server rejects the connection to ${url.host}/missing: database "missing" does not exist. Correct DATABASE_URL.`,
    );
  });

  it('says what to change if it has no connection left', async () => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    // The limit of a database doesn't apply to the superuser.
    await admin.query(
      `create role limited login password 'test'; alter database ${name} connection limit 0`,
    );
    await admin.end();
    const limited = new URL(url);
    limited.username = 'limited';
    expect(explainError(await failureOf(open(limited.href)))).toBe(
      'The PostgreSQL server has no connection left. Lower DATABASE_CONNECTIONS of its processes, or raise max_connections of the server.',
    );
  });

  it('ends a statement that takes too long', async () => {
    const database = await open(await server.createDatabase(), { statementTimeout: 100 });
    const failure = await failureOf(
      inTransaction(database, (transaction) => transaction.execute(sql`select pg_sleep(5)`)),
    );
    expect(isTimeout(failure)).toBe(true);
  });

  it('ends a statement that waits too long for a lock', async () => {
    const database = await open(await server.createDatabase(), { lockTimeout: 100 });
    await inTransaction(database, async (transaction) => {
      await transaction.execute(sql`lock table shops`);
      const failure = await failureOf(
        inTransaction(database, (other) => other.execute(sql`select * from shops`)),
      );
      expect(isTimeout(failure)).toBe(true);
    });
  });

  it('does not reuse a connection whose statement did not respond in time', async () => {
    const url = await server.createDatabase();
    const database = await open(url, { maxConnections: 1, statementTimeout: 100 });
    const failure = await failureOf(
      inTransaction(database, async (transaction) => {
        // The server itself would not end it.
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql`select pg_sleep(3)`);
      }),
    );
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    // With the same connection, it would wait for the other statement.
    await inTransaction(database, (transaction) => transaction.execute(sql`select 1`));
  });

  it('does not claim that nothing was committed if the connection is lost during the commit', async () => {
    const database = await open(await server.createDatabase(), { maxConnections: 2 });
    const failure = await failureOf(
      inTransaction(database, async (transaction) => {
        const [connection] = rowsOf<{ id: number }>(
          await transaction.execute(sql`select pg_backend_pid() as id`),
        );
        await database.execute(sql`select pg_terminate_backend(${connection?.id}::int)`);
        await wait(200);
      }),
    );
    expect(failure).toBeInstanceOf(UnknownOutcomeError);
    expect(isUnavailable(failure)).toBe(false);
  });

  it('is reported as not available if no connection is free in time', async () => {
    const url = await server.createDatabase();
    const database = await open(url, { maxConnections: 1, connectionTimeout: 200 });
    await inTransaction(database, async () => {
      const failure = await failureOf(inTransaction(database, async () => {}));
      expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    });
    await inTransaction(database, (transaction) => transaction.execute(sql`select 1`));
  });

  it('is reported as not available while it is stopped, and works again after its start', async () => {
    const database = await open(await server.createDatabase(), { maxConnections: 5 });
    const failures: unknown[] = [];
    let successes = 0;
    let isLoaded = true;
    const load = async () => {
      while (isLoaded) {
        const failure = await failureOf(
          // The outcome of a change would be unknown if its commit is interrupted.
          inTransaction(
            database,
            async (transaction) => {
              await transaction.execute(sql`select count(*) from shops`);
              await transaction.execute(sql`select pg_sleep(0.01)`);
            },
            READ,
          ),
        );
        if (failure) failures.push(failure);
        else successes++;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const loads = Array.from({ length: 10 }, load);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.start();
    const before = successes;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    isLoaded = false;
    await Promise.all(loads);
    expect(before).toBeGreaterThan(0);
    expect(successes).toBeGreaterThan(before);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailableError);
  });
});
