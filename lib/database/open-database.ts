import type { Env } from '../config/env';
import type { OpenDatabase } from './database';
import type { EmbeddedOptions } from './open-embedded';

type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_CONNECTIONS'
  | 'DATABASE_STATEMENT_TIMEOUT_MS'
  | 'DATABASE_LOCK_TIMEOUT_MS'
  | 'API_DATA_DIR'
>;

/** What only the embedded database needs. */
type OpenOptions = Pick<EmbeddedOptions, 'template' | 'onWait' | 'onLost'>;

/**
 * Opens the database that the settings choose: a PostgreSQL server if there is a URL, else the embedded one. Only the
 * driver that is used is loaded.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const { openServer } = await import('./open-server');
    return openServer({
      url: settings.DATABASE_URL,
      maxConnections: settings.DATABASE_CONNECTIONS,
      statementTimeout: settings.DATABASE_STATEMENT_TIMEOUT_MS,
      lockTimeout: settings.DATABASE_LOCK_TIMEOUT_MS,
    });
  }
  const { openEmbedded } = await import('./open-embedded');
  return openEmbedded({ directory: settings.API_DATA_DIR, ...options });
}
