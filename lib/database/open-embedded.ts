import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { copyDurably, removeIncompleteCopy } from './copy-durably';
import type { OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { EmbeddedClient } from './embedded-client';
import { migrateEmbedded } from './migrate';
import { tidyEmbedded } from './tidy-embedded';

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
  let client: EmbeddedClient | undefined;
  let untilCopied = async () => {};
  try {
    removeIncompleteCopy(dataDirectory);
    if (!existsSync(dataDirectory)) {
      const source = typeof template === 'function' ? await template() : template;
      if (source && isDurable) untilCopied = await copyDurably(source, dataDirectory);
      else if (source) cpSync(source, dataDirectory, { recursive: true });
    }
    const opened = new EmbeddedClient({ directory: dataDirectory, isDurable, lock, onLost });
    client = opened;
    // Drizzle calls only the methods that this client has.
    const database = drizzle(opened as unknown as PGlite);
    await migrateEmbedded(database);
    await untilCopied();
    return {
      database,
      kind: 'pglite',
      tidy: () => tidyEmbedded(database),
      async close() {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    // Another process may open the directory when the lock is released.
    await client?.close().catch(() => {});
    await untilCopied().catch(() => {});
    lock.release();
    throw new Error(
      `The database in ${dataDirectory} can't be opened: ${error instanceof Error ? error.message : error}. Move the directory away to start with a new one, or restore it from a backup.`,
      { cause: error },
    );
  }
}
