/** SQLSTATE codes that the code deals with (PostgreSQL documentation, appendix A). */
const CODES = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockTimeout: '55P03',
  statementTimeout: '57014',
} as const;

/** Classes of codes that say that the server is not to be had: connection, resources, shutdown. */
const UNAVAILABLE_CLASSES = ['08', '53', '57P', '58'];

/** What Node.js reports when there is no connection. */
const UNAVAILABLE_SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIO',
  'ENETUNREACH',
  'ENOENT',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says without a code when it has no connection, or no response. */
const CONNECTION_LOST =
  /connection terminated|connection ended|timeout exceeded when trying|query read timeout|not queryable/i;

interface DatabaseError {
  code: string;
  constraint?: string;
}

/** The database is not reachable, is shutting down, or has no room: the request can be retried later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** Whether an error says that the database can't serve any request right now. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  if (code === undefined) {
    return causes(error).some(
      (cause) => cause instanceof DatabaseUnavailableError || CONNECTION_LOST.test(cause.message),
    );
  }
  if (code === CODES.statementTimeout) return false;
  return (
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_CLASSES.some((prefix) => code.startsWith(prefix))
  );
}

/** Whether running the same transaction again may succeed: another one was in the way. */
export function isRetryable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === CODES.serializationFailure || code === CODES.deadlock;
}

/** Whether a statement waited too long for a lock, or ran for too long. */
export function isTimeout(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === CODES.lockTimeout || code === CODES.statementTimeout;
}

/** Whether an error is the violation of a unique index or primary key. @param name of that index */
export function isUniqueViolation(error: unknown, name: string): boolean {
  const found = databaseError(error);
  return found?.code === CODES.uniqueViolation && found.constraint === name;
}

/** The error of the driver: drizzle wraps it as the cause of its own. */
function databaseError(error: unknown): DatabaseError | undefined {
  return causes(error).find(
    (cause): cause is Error & DatabaseError => 'code' in cause && typeof cause.code === 'string',
  );
}

/** An error and those that caused it. */
function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) found.push(current);
  return found;
}
