import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../site/config/env';
import type { OpenDatabase } from './database';
import type { EmbeddedOptions } from './open-embedded';

type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_MIGRATION_URL'
  | 'DATABASE_CONNECTIONS'
  | 'DATABASE_STATEMENT_TIMEOUT_MS'
  | 'DATABASE_LOCK_TIMEOUT_MS'
  | 'API_DATA_DIR'
>;

/** Options of the embedded database only. */
interface OpenOptions extends Pick<EmbeddedOptions, 'template'> {
  /** Whether a database that doesn't exist is an error. By default it is created. */
  mustExist?: boolean;
}

/**
 * Opens the database that the settings choose: a PostgreSQL server if there is a URL, else the embedded one. Only the
 * driver that is used is loaded.
 *
 * @throws Error that says what to do if the database can't be opened
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { mustExist = false, ...options }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const { openServer } = await import('./open-server');
    return openServer({
      url: settings.DATABASE_URL,
      migrationUrl: settings.DATABASE_MIGRATION_URL,
      maxConnections: settings.DATABASE_CONNECTIONS,
      statementTimeout: settings.DATABASE_STATEMENT_TIMEOUT_MS,
      lockTimeout: settings.DATABASE_LOCK_TIMEOUT_MS,
    });
  }
  const { openEmbedded, DATABASE_FOLDER } = await import('./open-embedded').catch((cause) => {
    throw new Error(
      "The embedded database can't be loaded: its packages have no build for this system (Linux needs glibc). Set DATABASE_URL to use a PostgreSQL server.",
      { cause },
    );
  });
  const directory = settings.API_DATA_DIR;
  if (mustExist && !existsSync(join(directory, DATABASE_FOLDER))) {
    throw new Error(
      `There is no database in ${directory}. Set API_DATA_DIR or DATABASE_URL as for the API, and start the API once.`,
    );
  }
  return openEmbedded({ directory, ...options });
}
