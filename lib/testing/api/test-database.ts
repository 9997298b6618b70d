import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../../database/database';
import { openEmbedded } from '../../database/open-embedded';

/** One database for each worker: opening one takes half a second and 300 MB. */
let opened: Promise<OpenDatabase> | undefined;

/** The embedded database that the tests of this worker share. Each test creates its own shops in it. */
export async function testDatabase(): Promise<Database> {
  opened ??= openCopy();
  return (await opened).database;
}

async function openCopy(): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-database-'));
  process.once('exit', () => void rm(directory, { recursive: true, force: true }));
  return openEmbedded({ directory, template: inject('databaseTemplate'), isDurable: false });
}
