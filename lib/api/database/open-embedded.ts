import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { connect, openEngine } from './embedded-engine';
import { migrateEmbedded } from './migrate';

export interface EmbeddedOptions {
  /** Data directory of the API; the database is in `database` below it. Created when it is missing. */
  directory: string;
  /** A prepared database that a new one is a copy of, or what returns its path if one is needed. */
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
  const release = lockDirectory(directory);
  const dataDirectory = join(directory, DATABASE_FOLDER);
  let close = async () => release();
  try {
    if (!existsSync(dataDirectory)) {
      const source = typeof template === 'function' ? await template() : template;
      if (source) copyCompletely(source, dataDirectory);
    }
    const engine = await openEngine(dataDirectory);
    close = () => engine.close().then(release);
    const database = drizzle(connect(engine, dataDirectory));
    await migrateEmbedded(database);
    return {
      database,
      timed: (time) => drizzle(connect(engine, dataDirectory, time)),
      kind: 'pglite',
      async tidy() {
        await database.execute(sql`vacuum`);
        await database.execute(sql`checkpoint`);
      },
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

/** Copies a folder. What remains of a copy that was interrupted has another name. */
function copyCompletely(source: string, target: string): void {
  const incomplete = `${target}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  cpSync(source, incomplete, { recursive: true });
  // Everybody can read the template of a build.
  chmodSync(incomplete, 0o700);
  renameSync(incomplete, target);
}
