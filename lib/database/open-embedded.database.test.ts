import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database, OpenDatabase } from './database';
import { DatabaseUnavailableError, isUnavailable } from './errors';
import { openEmbedded } from './open-embedded';
import { rateBuckets } from './tables/access';
import { inTransaction } from './transaction';

/** Creating a database takes seconds, so all start from this one. */
const template = inject('databaseTemplate');
let folder: string;
const opened: OpenDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-embedded-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const { close } of opened.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(directory: string): Promise<Database> {
  const database = await openEmbedded({ directory, template });
  opened.push(database);
  return database.database;
}

/** Rows of any table serve as notes. */
const countNotes = (database: Database) => database.$count(rateBuckets);

const addNote = (database: Database, id: number) =>
  inTransaction(database, (transaction) =>
    transaction
      .insert(rateBuckets)
      .values({ key: `${id} ${'x'.repeat(1_000)}`, level: 0, updatedAt: 0 }),
  );

describe('the embedded database', () => {
  it('starts as a copy of the template and keeps its data', async () => {
    const directory = join(folder, 'kept');
    const { database, close } = await openEmbedded({ directory, template });
    await addNote(database, 1);
    await close();
    expect(await countNotes(await open(directory))).toBe(1);
    expect(await countNotes(await open(join(folder, 'other')))).toBe(0);
  });

  it('ignores a copy of the template that was interrupted', async () => {
    const directory = join(folder, 'interrupted');
    mkdirSync(join(directory, 'database.copy'), { recursive: true });
    writeFileSync(join(directory, 'database.copy/PG_VERSION'), 'half');
    expect(await countNotes(await open(directory))).toBe(0);
    expect(readdirSync(directory)).not.toContain('database.copy');
  });

  it('waits for the disk at each commit', async () => {
    const database = await open(join(folder, 'durable'));
    const { rows } = (await database.execute(
      sql`select current_setting('fsync') as fsync`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ fsync: 'on' }]);
    const sync = vi.spyOn(fs, 'fdatasyncSync');
    syncBuiltinESMExports();
    await addNote(database, 1);
    expect(sync).toHaveBeenCalled();
  });

  it('is not opened twice', async () => {
    const directory = join(folder, 'twice');
    await open(directory);
    await expect(openEmbedded({ directory, template })).rejects.toThrow(
      `The data directory ${directory} is in use by process ${process.pid}.`,
    );
  });

  it.each([
    ['a file without content', (path: string) => truncateSync(join(path, 'global/pg_control'), 0)],
    ['a missing file', (path: string) => rmSync(join(path, 'global/pg_control'))],
    ['a foreign version', (path: string) => writeFileSync(join(path, 'PG_VERSION'), '9\n')],
    [
      'something else',
      (path: string) => {
        rmSync(path, { recursive: true });
        writeFileSync(path, 'no database');
      },
    ],
  ])('says what to do if it can not be read: %s', async (name, damage) => {
    const directory = join(folder, `damaged ${name}`);
    cpSync(template, join(directory, 'database'), { recursive: true });
    damage(join(directory, 'database'));
    await expect(openEmbedded({ directory, template })).rejects.toThrow(
      /^The database in .+ can't be opened: .+ Move the directory away to start with a new one, or restore it from a backup\.$/s,
    );
    // The lock is released, so the directory can be used after it was replaced.
    expect(existsSync(join(directory, 'process.lock'))).toBe(false);
  });

  it('reports a full disk, loses nothing that was committed, and continues when there is room again', async () => {
    const database = await open(join(folder, 'full'));
    await addNote(database, 1);

    const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    const room = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 0, bsize: 4096 } as never);
    syncBuiltinESMExports();
    for (let id = 2; id < 6; id++) {
      const failure = await addNote(database, id).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DatabaseUnavailableError);
      expect(isUnavailable(failure)).toBe(true);
    }

    full.mockRestore();
    room.mockRestore();
    syncBuiltinESMExports();
    expect(await countNotes(database)).toBe(1);
    await addNote(database, 2);
    expect(await countNotes(database)).toBe(2);
  });
});
