import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { EmbeddedClient } from './embedded-client';
import { migrateEmbedded } from './migrate';

/** Where the embedded database is. */
export interface EmbeddedOptions {
  /** Data directory of the API; the database is in `database` below it. Created when it is missing. */
  directory: string;
  /**
   * A prepared database to start a new one from, or what returns its path if one is needed. Opening a copy is seven
   * times faster than creating one.
   */
  template?: string | (() => Promise<string | undefined>) | undefined;
  /** Whether commits survive a loss of power, which they do by default. Tests are faster without. */
  isDurable?: boolean;
  /** Called if opening takes seconds, because another container or machine has used the directory. */
  onWait?: ((message: string) => void) | undefined;
  /** Called once if the directory was deleted, or another process has taken it. */
  onLost?: ((error: Error) => void) | undefined;
}

/** The folder of the database in a data directory. */
export const DATABASE_FOLDER = 'database';

/**
 * Opens the embedded database (PGlite) of a data directory, and creates or migrates it if needed.
 *
 * @throws Error that says what to do when another process uses the directory, or when it can't be read
 */
export async function openEmbedded({
  directory,
  template,
  isDurable = true,
  onWait,
  onLost,
}: EmbeddedOptions): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory, onWait);
  const dataDirectory = join(directory, DATABASE_FOLDER);
  try {
    if (!existsSync(dataDirectory)) {
      const source = typeof template === 'function' ? await template() : template;
      if (source) copyTemplate(source, dataDirectory);
    }
    const client = new EmbeddedClient({ directory: dataDirectory, isDurable, lock, onLost });
    // Drizzle calls only the methods that this client has.
    const database = drizzle(client as unknown as PGlite);
    await migrateEmbedded(database);
    return {
      database,
      kind: 'pglite',
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new Error(
      `The database in ${dataDirectory} can't be opened: ${error instanceof Error ? error.message : error}. Move the directory away to start with a new one, or restore it from a backup.`,
      { cause: error },
    );
  }
}

/** Copies under another name first, so that a copy that was interrupted is never opened. */
function copyTemplate(template: string, target: string): void {
  const unfinished = `${target}.copy`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  cpSync(template, unfinished, { recursive: true });
  renameSync(unfinished, target);
}
