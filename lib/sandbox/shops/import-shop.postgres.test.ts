import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../api/database/tables/shops';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { importShops } from './import-shop';
import { ShopFileError } from './problems';
import { readShopFile } from './read-shop-file';
import { smallFile } from './small-file.fixture';

const now = new Date('2026-03-04T09:15:00Z');

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

it('imports that run at once create a domain once', async () => {
  const { database } = postgres;
  const domain = 'at-once.shop.example';
  const importFile = (clientId: string) =>
    importShops(database, readShopFile(smallFile(domain, clientId), now), { now });
  const results = await Promise.allSettled(['cl_a', 'cl_b', 'cl_c', 'cl_d'].map(importFile));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(3);
  for (const result of rejected)
    expect(result).toMatchObject({ reason: expect.any(ShopFileError) });
  expect(await database.$count(shops, eq(shops.domain, domain))).toBe(1);
});
