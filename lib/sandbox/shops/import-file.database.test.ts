import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/database/database';
import { DatabaseUnavailableError } from '../../api/database/errors';
import { shops } from '../../api/database/tables/shops';
import { testDatabase } from '../../tools/testing/api/test-database';
import { importFile } from './import-file';
import { smallFile } from './small-file.fixture';

const DOMAIN = 'from-file.shop.example';

let database: Database;
let directory: string;

beforeAll(async () => {
  database = await testDatabase();
  directory = mkdtempSync(join(tmpdir(), 'laurel-import-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Imports a file with this text. */
async function run(text: string | Buffer) {
  const path = join(directory, 'shop.json');
  writeFileSync(path, text);
  return runPath(path);
}

async function runPath(path: string) {
  const output: string[] = [];
  const errors: string[] = [];
  let opened = 0;
  let closed = 0;
  const isImported = await importFile(path, {
    async open() {
      opened++;
      return {
        database,
        timed: () => database,
        kind: 'pglite',
        async close() {
          closed++;
        },
      };
    },
    now: new Date('2026-03-04T09:15:00Z'),
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
  });
  expect(closed).toBe(opened);
  return { isImported, output, errors, opened };
}

describe('importFile', () => {
  it('prints progress and the new shop, and names what exists when it runs again', async () => {
    const text = JSON.stringify(smallFile(DOMAIN, 'cl_from_file'));
    const { isImported, output, errors } = await run(text);
    expect([isImported, errors]).toEqual([true, []]);
    expect(output.at(-2)).toMatch(/^(\d+) of \1 rows \(client_shops\)$/);
    expect(output.at(-1)).toMatch(/^Imported from-file\.shop\.example \(shop \d+\)\.$/);
    expect(output.length).toBeLessThan(14);

    const again = await run(text);
    expect([again.isImported, again.output]).toEqual([false, []]);
    expect(again.errors).toEqual([
      `Nothing was imported from ${join(directory, 'shop.json')}.`,
      `shops[0].domain: ${DOMAIN} exists in the database. Choose another domain. To replace the shop, start with a new database.`,
      'clients[0].id: cl_from_file exists in the database. Choose another id.',
    ]);
    expect(await database.$count(shops, eq(shops.domain, DOMAIN))).toBe(1);
  });

  it('lists problems with their paths, and opens no database for them', async () => {
    const file = smallFile('broken.shop.example');
    const [shop] = file.shops;
    shop.reviews = Array.from({ length: 60 }, (_, at) => ({
      id: 100 + at,
      customerId: 999,
      body: 'Fine.',
      rate: 4,
      createdAt: 'now',
    }));
    const { isImported, errors, opened } = await run(JSON.stringify(file));
    expect([isImported, opened]).toEqual([false, 0]);
    expect(errors).toHaveLength(52);
    expect(errors[1]).toBe(
      'shops[0].reviews[0].customerId: 999 is not a customer of the shop. Add it, or correct the id.',
    );
    expect(errors.at(-1)).toBe('10 more problems are not listed.');
  });

  it('says that a file is not JSON', async () => {
    const { isImported, errors, opened } = await run('{"shops": [{"domain": "a.b",}]}');
    expect([isImported, opened]).toEqual([false, 0]);
    expect(errors[1]).toMatch(
      /^The file is not JSON: .+ \(line 1,? column 29\)\. Correct it, then import it again\.$/,
    );
  });

  it('says that a file is not UTF-8', async () => {
    const { errors } = await run(Buffer.from('{"shops": "ä"}', 'latin1'));
    expect(errors[1]).toBe(
      'The file is not encoded as UTF-8. Save it as UTF-8, then import it again.',
    );
  });

  it('imports the sample file', async () => {
    const { errors, output } = await runPath('lib/sandbox/shops/sample-shop.json');
    expect(errors).toEqual([]);
    expect(output.at(-1)).toMatch(/^Imported first\.shop\.example \(shop \d+\)\.$/);
  });

  it('says why the database cannot be reached', async () => {
    const errors: string[] = [];
    await importFile('lib/sandbox/shops/sample-shop.json', {
      open: () => Promise.reject(new DatabaseUnavailableError(new Error('connect ECONNREFUSED'))),
      now: new Date(),
      print: () => {},
      printError: (line) => errors.push(line),
    });
    expect(errors[1]).toBe(
      "The database can't be reached: connect ECONNREFUSED. Check DATABASE_URL and API_DATA_DIR.",
    );
  });

  it('says that a file is missing', async () => {
    const { isImported, errors } = await runPath(join(directory, 'missing.json'));
    expect(isImported).toBe(false);
    expect(errors[1]).toMatch(
      /^The file can't be read: ENOENT: .+ Pass the path of a shop file, such as .+\.json\.$/,
    );
  });
});
