import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database';
import { openEngine } from './embedded-engine';
import { migrateEmbedded } from './migrate';
import { type DatabaseTime, timedQuery } from './statement-time';
import { tidyEmbedded } from './tidy-embedded';

export interface EmbeddedOptions {
  /** Data directory of the API; the database is in `database` below it. Created when it is missing. */
  directory: string;
  /**
   * A prepared database to start a new one from, which is seven times faster, or what returns its path if one is needed.
   */
  template?: string | (() => Promise<string | undefined>) | undefined;
}

/** The folder of the database in a data directory. */
export const DATABASE_FOLDER = 'database';

/**
 * Opens the embedded database (PGlite) of a data directory, and creates or migrates it if needed.
 *
 * @throws Error that says what to do when another process uses the directory, or when it can't be read
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { directory, template } = options;
  const { lockDirectory } = await loadLock();
  const { isLost, release } = lockDirectory(directory);
  const dataDirectory = join(directory, DATABASE_FOLDER);
  let engine: PGlite | undefined;
  const close = async () => {
    // An engine writes when it closes. The files could be those of another process.
    if (!isLost()) await engine?.close();
    release();
  };
  try {
    removeFirstCopy(dataDirectory);
    if (!existsSync(dataDirectory)) {
      const source = typeof template === 'function' ? await template() : template;
      if (source) copyCompletely(source, dataDirectory);
    }
    engine = await openEngine(dataDirectory, isLost);
    const opened = engine;
    const database = drizzle(opened);
    await migrateEmbedded(database);
    return {
      database,
      timed: (time) => drizzle(timedEngine(opened, time)),
      kind: 'pglite',
      tidy: () => tidyEmbedded(database),
      close,
    };
  } catch (error) {
    await close();
    throw new Error(
      `The database in ${dataDirectory} can't be opened: ${error instanceof Error ? error.message : error}. Move the directory away to start with a new one, or restore it from a backup.`,
      { cause: error },
    );
  }
}

/** What the package needs of an engine, for one request. */
function timedEngine(engine: PGlite, time: DatabaseTime): PGlite {
  const timed = {
    query: timedQuery(time, engine.query.bind(engine)),
    transaction<T>(work: (transaction: Transaction) => Promise<T>) {
      const startedAt = performance.now();
      return engine.transaction((transaction) => {
        time.wait += performance.now() - startedAt;
        return work({
          ...transaction,
          query: timedQuery(time, transaction.query) as Transaction['query'],
        });
      });
    },
  };
  return timed as unknown as PGlite;
}

/** Loads the lock when it is needed: its package has no build for every system, and a PostgreSQL server needs none. */
function loadLock(): Promise<typeof import('./directory-lock')> {
  return import('./directory-lock').catch((cause) => {
    throw new Error(
      "The embedded database can't lock its directory on this system (Linux needs glibc). Set DATABASE_URL to use a PostgreSQL server.",
      { cause },
    );
  });
}

/** Removes a first copy of version 1.0.0 that was interrupted: a file beside it said so. */
function removeFirstCopy(target: string): void {
  const mark = `${target}.incomplete`;
  if (!statSync(mark, { throwIfNoEntry: false })?.isFile()) return;
  rmSync(target, { recursive: true, force: true });
  rmSync(mark);
}

/** Copies a folder. What remains of a copy that was interrupted has another name. */
function copyCompletely(source: string, target: string): void {
  const incomplete = `${target}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  copyWritable(source, incomplete);
  renameSync(incomplete, target);
}

/** Copies a folder without its permissions: that of a build may be read-only. */
function copyWritable(source: string, target: string): void {
  mkdirSync(target, { mode: 0o700 });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) copyWritable(from, to);
    else writeFileSync(to, readFileSync(from), { mode: 0o600 });
  }
}
