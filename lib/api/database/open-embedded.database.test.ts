import { spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database, OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { DatabaseUnavailableError, isUnavailable } from './errors';
import * as migrations from './migrate';
import { openEmbedded } from './open-embedded';
import { rateBuckets } from './tables/access';
import { inTransaction } from './transaction';

/** Creating a database takes seconds, so all start from this one. */
const template = inject('databaseTemplate');
let folder: string;
/** Opening a database takes a second on a busy machine, so tests share one that they leave usable. */
let shared: OpenDatabase;
const sharedDirectory = () => join(folder, 'shared');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-embedded-'));
  shared = await openEmbedded({ directory: sharedDirectory(), template });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(async () => {
  await shared.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rows of any table serve as notes. */
const countNotes = (database: Database) => database.$count(rateBuckets);

const addNote = (database: Database, id: number) =>
  inTransaction(database, (transaction) =>
    transaction
      .insert(rateBuckets)
      .values({ key: `${id} ${'x'.repeat(1_000)}`, level: 0, updatedAt: 0 }),
  );

describe('the embedded database', () => {
  it('starts as a copy of the template, also after a copy that was interrupted, and keeps its data', async () => {
    const directory = join(folder, 'kept');
    mkdirSync(join(directory, 'database.incomplete'), { recursive: true });
    writeFileSync(join(directory, 'database.incomplete/PG_VERSION'), 'half');
    const first = await openEmbedded({ directory, template });
    expect(await countNotes(first.database)).toBe(0);
    expect(readdirSync(directory)).not.toContain('database.incomplete');
    await addNote(first.database, 1);
    await first.close();
    const second = await openEmbedded({ directory, template });
    expect(await countNotes(second.database)).toBe(1);
    await second.close();
  });

  it('is not opened twice', async () => {
    await expect(openEmbedded({ directory: sharedDirectory(), template })).rejects.toThrow(
      `The data directory ${sharedDirectory()} is in use by process ${process.pid}.`,
    );
  });

  it.each([
    ['a file without content', (path: string) => truncateSync(join(path, 'global/pg_control'), 0)],
    ['a missing file', (path: string) => rmSync(join(path, 'global/pg_control'))],
    ['a foreign version', (path: string) => writeFileSync(join(path, 'PG_VERSION'), '9\n')],
  ])('says what to do if it cannot be read: %s', async (name, damage) => {
    const directory = join(folder, `damaged ${name}`);
    cpSync(template, join(directory, 'database'), { recursive: true });
    damage(join(directory, 'database'));
    await expect(openEmbedded({ directory, template })).rejects.toThrow(
      /^The database in .+ can't be opened: .+ Move the directory away to start with a new one, or restore it from a backup\.$/s,
    );
    // The lock is released, so the directory can be used after it was replaced.
    lockDirectory(directory)();
    expect(readdirSync(directory)).toEqual(['database', 'process.lock']);
  });

  // Only Linux lists the open files of a process.
  it.runIf(process.platform === 'linux')(
    'is closed before another process can open it if its migrations fail',
    async () => {
      const directory = join(folder, 'failing');
      const files = () =>
        readdirSync('/proc/self/fd').filter((descriptor) => {
          try {
            return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(directory);
          } catch {
            return false;
          }
        });
      vi.spyOn(migrations, 'migrateEmbedded').mockImplementation(async () => {
        expect(files().length).toBeGreaterThan(0);
        throw new Error('no such column');
      });
      await expect(openEmbedded({ directory, template })).rejects.toThrow('no such column');
      expect(files()).toEqual([]);
      lockDirectory(directory)();
    },
  );

  it('reports a full disk, loses nothing that was committed, and continues when there is room again', async () => {
    const { database } = shared;
    await addNote(database, 1);
    const before = await countNotes(database);

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
    expect(await countNotes(database)).toBe(before);
    await addNote(database, 2);
    expect(await countNotes(database)).toBe(before + 1);
  });

  it('commits nothing when the disk is full before the end of a transaction', async () => {
    const { database } = shared;
    const before = await countNotes(database);
    const failure = await inTransaction(database, async (transaction) => {
      await transaction.insert(rateBuckets).values({ key: 'late', level: 0, updatedAt: 0 });
      vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 0, bsize: 4096 } as never);
      syncBuiltinESMExports();
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(await countNotes(database)).toBe(before);
  });

  it.each([
    [
      'full',
      /^The database in .+ crashed: could not write .+: No space left .+\. Start the API again\.\n$/,
    ],
    ['trap', /^The database in .+ crashed: unreachable\. Start the API again\.\n$/],
  ])(
    'ends its process with a sentence if it crashes (%s), and the next one has everything that was committed',
    async (cause, message) => {
      const directory = join(folder, `crashed-${cause}`);
      cpSync(template, join(directory, 'database'), { recursive: true });
      const program = fileURLToPath(new URL('crash.fixture.ts', import.meta.url));
      const parameters = ['--import', 'tsx', program, directory, cause];
      const { status, stderr } = spawnSync(process.execPath, parameters);
      expect([status, String(stderr)]).toEqual([1, expect.stringMatching(message)]);
      const { database, close } = await openEmbedded({ directory });
      expect(await database.$count(rateBuckets, eq(rateBuckets.key, 'committed'))).toBe(1);
      expect(await database.$count(rateBuckets)).toBe(1);
      await close();
    },
  );

  it('is not ended by a text that looks like a crash', async () => {
    const { database } = shared;
    const crash = '2026-01-01 00:00:00.000 UTC [42] PANIC:  the end';
    const failing = database.execute(sql`select ${`${crash}\n${crash}`}::text::bigint`);
    await expect(failing).rejects.toMatchObject({ cause: { code: '22P02' } });
    await database.execute(sql`select 1`);
  });
});
