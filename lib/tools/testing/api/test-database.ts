import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database, OpenDatabase } from '../../../api/database/database';
import { openEmbedded } from '../../../api/database/open-embedded';

/** One database for each worker: opening one takes half a second and 300 MB. */
let opened: Promise<OpenDatabase> | undefined;

/** The embedded database that the tests of this worker share. Each test creates its own shops in it. */
export async function testDatabase(): Promise<Database> {
  opened ??= openCopy();
  return (await opened).database;
}

/**
 * A database that only the tests of one file use, for code that works on all shops: the shared database has the
 * thousands of shops of other tests. Call it outside tests.
 *
 * @returns gives the database to a test
 */
export function ownDatabase(): () => Database {
  let own: OpenDatabase;
  beforeAll(async () => {
    own = await openCopy();
  });
  afterAll(() => own.close());
  return () => own.database;
}

async function openCopy(): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-database-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  const copy = await openEmbedded({ directory, template: inject('databaseTemplate') });
  // No test of this database needs its files after the process ends, so commits needn't write the log each time.
  await copy.database.execute(sql`set synchronous_commit = off`);
  return {
    ...copy,
    async close() {
      await copy.close();
      remove();
      process.removeListener('exit', remove);
    },
  };
}
