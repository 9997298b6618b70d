import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../tools/testing/api/postgres-database';
import { claimCleanup } from './database/remove-batches';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase({ maxConnections: 5 });
});
afterAll(() => postgres.close());

it('leaves the removal of what has expired to one of the processes that try at once', async () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const tryAll = async (since: Date, now: Date) => {
    const tries = Array.from({ length: 5 }, () => claimCleanup(postgres.database, since, now));
    return (await Promise.all(tries)).filter(Boolean).length;
  };
  expect(await tryAll(at(-54), at(0))).toBe(1);
  expect(await tryAll(at(-24), at(30))).toBe(0);
  expect(await tryAll(at(6), at(60))).toBe(1);
});
