import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('creates databases that are independent of each other, and copies one', async () => {
  const [one, other] = [await server.createDatabase(), await server.createDatabase()];
  await query(one, 'create table notes (text text)');
  await query(one, `insert into notes values ('kept')`);
  await expect(query(other, 'select * from notes')).rejects.toThrow('does not exist');
  const copy = await server.createDatabase(one);
  expect(await query(copy, 'select * from notes')).toEqual([{ text: 'kept' }]);
});

it.each(['stop', 'kill'] as const)('keeps committed data after %s and start', async (end) => {
  const url = await server.createDatabase();
  await query(url, `create table notes as select 'kept' as text`);
  await server[end]();
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  await server.start();
  expect(await query(url, 'select text from notes')).toEqual([{ text: 'kept' }]);
});

it('compares text and changes its case like the embedded database', async () => {
  const url = await server.createDatabase();
  const sql = `select lower('ÀÉŁ') as lower, (select string_agg(c, '' order by c) from unnest(array['b', 'A', 'a', 'B', 'é']) c) as sorted`;
  expect(await query(url, sql)).toEqual([{ lower: 'àéł', sorted: 'ABabé' }]);
});
