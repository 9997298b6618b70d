import { expect, inject, it } from 'vitest';
import { query } from '../../tools/testing/api/postgres-database';
import { runs } from '../../tools/testing/runner/test-all';
import { copyDatabase } from '../../tools/testing/servers/postgres';
import { killWriters } from '../../tools/testing/writer/kill-writers';

const KILLS = runs({ test: 1, all: 20 });
const TIMEOUT_MS = 10 * 60 * 1_000;

it(
  `loses nothing that was acknowledged when its process is killed (${KILLS})`,
  async () => {
    const url = await copyDatabase(inject('postgresTemplate'));
    await killWriters({ url }, KILLS);
    const locks = await query(
      url,
      `select * from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks).toEqual([]);
  },
  TIMEOUT_MS,
);
