import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../tools/testing/api/postgres-database';
import { createTestApi } from '../tools/testing/api/test-api';
import { tokens } from './database/tables/access';
import { inTransaction } from './database/transaction';
import { LOCKS } from './database/transaction-locks';
import { removeExpired } from './remove-expired';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase({ maxConnections: 5 });
});
afterAll(() => postgres.close());

it('is left to the process that already removes what has expired', async () => {
  const { database } = postgres;
  const { clock, shop } = await createTestApi(database);
  clock.advance(2 * 60 * 60 * 1_000);
  const count = () => database.$count(tokens, eq(tokens.shopId, shop.id));
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await inTransaction(database, async (other) => {
    await other.execute(sql`select pg_advisory_xact_lock(${LOCKS.cleanup}, 0)`);
    await removeExpired(database, clock.now());
    expect(await count()).toBe(before);
  });
  await removeExpired(database, clock.now());
  expect(await count()).toBe(0);
});
