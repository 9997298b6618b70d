import type { Env } from '../config/env';
import type { OpenDatabase } from './database';

type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_CONNECTIONS'
  | 'DATABASE_STATEMENT_TIMEOUT_MS'
  | 'DATABASE_LOCK_TIMEOUT_MS'
  | 'API_DATA_DIR'
>;

/**
 * Opens the database that the settings choose: a PostgreSQL server if there is a URL, else the embedded one. Only the
 * driver that is used is loaded.
 *
 * @param template returns a prepared database to start a new embedded one from
 */
export async function openDatabase(
  settings: DatabaseSettings,
  template: () => Promise<string | undefined> = async () => undefined,
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
  return openEmbedded({ directory: settings.API_DATA_DIR, template });
}
