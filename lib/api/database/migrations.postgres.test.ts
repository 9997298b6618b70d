import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tools/testing/servers/postgres';
import { openServer } from './open-server';
import { rowsOf } from './sql';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

it.each([
  ['in the search path', 'public', true],
  ['in another schema', 'extensions', false],
])('migrates a server that has the extension of the search %s', async (_, schema, hasIndex) => {
  const url = await server.createDatabase();
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    `create schema if not exists ${schema}; create extension pg_trgm schema ${schema}`,
  );
  await admin.end();
  const { database, close } = await openServer({ url });
  const found = await database.execute(
    sql`select 1 from pg_indexes where indexname = 'reviews_search'`,
  );
  await close();
  expect(rowsOf(found)).toHaveLength(hasIndex ? 1 : 0);
});
