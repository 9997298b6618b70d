import { DatabaseUnavailableError, isConnectionLimit, isPooler } from './errors';

/** Explains an error of a command that uses the database, for the person at the terminal. */
export function explainError(error: unknown): string {
  if (isConnectionLimit(error)) {
    return 'The PostgreSQL server has no connection left. Lower DATABASE_CONNECTIONS of its processes, or raise max_connections of the server.';
  }
  if (isPooler(error)) {
    return 'DATABASE_URL leads to a pooler of connections. Set DATABASE_MIGRATION_URL to the PostgreSQL server itself.';
  }
  if (error instanceof DatabaseUnavailableError && error.cause !== undefined) {
    return `The database can't be reached: ${explainError(error.cause)}. Check DATABASE_URL and API_DATA_DIR.`;
  }
  return error instanceof Error ? error.message : String(error);
}
