import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { query } from '../../tools/testing/api/postgres-database';
import { liftRateLimit } from '../../tools/testing/api/rate-limit';
import { createTestApi } from '../../tools/testing/api/test-api';
import { startPooler, type TestPooler } from '../../tools/testing/servers/pgbouncer';
import { copyDatabase } from '../../tools/testing/servers/postgres';
import type { OpenDatabase } from './database';
import { isTimeout } from './errors';
import { explainError } from './explain-error';
import { openServer } from './open-server';

/** Fewer than the processes of a test together open. */
const CONNECTIONS = 3;

let pooler: TestPooler;
let migrationUrl: string;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  migrationUrl = await copyDatabase(inject('postgresTemplate'));
  pooler = await startPooler(migrationUrl, CONNECTIONS);
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});
afterAll(() => pooler.stop());

async function open(maxConnections = 10) {
  const url = pooler.urlOf(migrationUrl);
  const database = await openServer({ url, migrationUrl, maxConnections });
  opened.push(database);
  return database.database;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a PostgreSQL server behind PgBouncer', () => {
  it('needs the URL of the server itself, and timeouts of the role', async () => {
    const alone = openServer({ url: pooler.urlOf(migrationUrl) });
    expect(explainError(await failureOf(alone))).toBe(
      'DATABASE_URL leads to a pooler of connections. Set DATABASE_MIGRATION_URL to the PostgreSQL server itself.',
    );
    await expect(open()).rejects.toThrow(
      'Run this as an administrator, then let the pooler connect again: ALTER ROLE postgres SET statement_timeout = 15000; ALTER ROLE postgres SET lock_timeout = 10000;',
    );
  });

  describe('with timeouts of the role', () => {
    beforeAll(async () => {
      const database = new URL(migrationUrl).pathname.slice(1);
      for (const setting of ['statement_timeout = 500', 'lock_timeout = 400'])
        await query(migrationUrl, `alter role postgres in database ${database} set ${setting}`);
      await pooler.stop();
      pooler = await startPooler(migrationUrl, CONNECTIONS);
    });

    it('ends a statement that takes too long', async () => {
      const database = await open();
      expect(isTimeout(await failureOf(database.execute(sql`select pg_sleep(5)`)))).toBe(true);
    });

    it('serves processes that start together, with fewer connections than they have', async () => {
      const databases = await Promise.all([open(), open(), open(), open()]);
      const [database] = databases;
      await liftRateLimit(database);
      const api = await createTestApi(database, { keepBuckets: true });
      const customerIdentifier = '7400112';
      const balance = async () =>
        (await api.call('getCustomer', { query: { customerIdentifier } })).body.pointsBalance;
      const before = await balance();
      const changes = Array.from({ length: 60 }, (_, index) =>
        api.call('updateBalance', {
          body: { customerIdentifier, balanceDelta: 1 },
          // Each key is used twice.
          headers: { 'Idempotency-Key': `pooled-${index % 30}` },
        }),
      );
      const others = databases.map((each) => each.execute(sql`select pg_sleep(0.1)`));
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      await Promise.all(others);
      expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
      expect(await balance()).toBe(before + 30);
    });
  });
});
