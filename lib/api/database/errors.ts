import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE codes that the code deals with (PostgreSQL documentation, appendix A). */
const CODES = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockTimeout: '55P03',
  statementTimeout: '57014',
  tooManyConnections: '53300',
} as const;

/** Classes of codes that mean that the server is unavailable: connection, resources, shutdown. */
const UNAVAILABLE_CLASSES = ['08', '53', '57P', '58'];

/** Error codes of Node.js when there is no connection. */
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

/** Messages of driver errors without a code: the connection was lost, or no response arrived. */
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

/**
 * The connection was lost while a transaction committed, so its outcome is unknown. Unlike an unavailable
 * database, this doesn't make a request safe to retry.
 */
export class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit.', { cause });
    this.name = 'UnknownOutcomeError';
  }
}

/**
 * Whether an error says that the database can't serve any request right now. Errors of the system, and messages without
 * a code, only count if a statement failed with them: files and other connections fail with the same ones.
 */
export function isUnavailable(error: unknown): boolean {
  const chain = causes(error);
  if (chain.some((cause) => cause instanceof UnknownOutcomeError)) return false;
  if (chain.some((cause) => cause instanceof DatabaseUnavailableError)) return true;
  return chain.some((cause) => cause instanceof DrizzleQueryError)
    ? isOutage(error)
    : hasUnavailableState(databaseError(error)?.code ?? '');
}

/**
 * Waits for a connection to a database.
 *
 * @throws DatabaseUnavailableError if there is none for a reason that may pass
 */
export async function connected<T>(connection: Promise<T>): Promise<T> {
  try {
    return await connection;
  } catch (error) {
    throw isOutage(error) ? new DatabaseUnavailableError(error) : error;
  }
}

/** Whether an error that certainly comes from a database means that it can't serve any request. */
function isOutage(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === undefined
    ? causes(error).some(({ message }) => CONNECTION_LOST.test(message))
    : UNAVAILABLE_SYSTEM_CODES.has(code) || hasUnavailableState(code);
}

function hasUnavailableState(code: string): boolean {
  return UNAVAILABLE_CLASSES.some((prefix) => code.startsWith(prefix));
}

/** Whether running the same transaction again may succeed: another one was in the way. */
export function isRetryable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === CODES.serializationFailure || code === CODES.deadlock;
}

/** Whether the server has no connection left. */
export function isConnectionLimit(error: unknown): boolean {
  return databaseError(error)?.code === CODES.tooManyConnections;
}

/** Whether a pooler rejected what a process sets for its own connections, such as timeouts. */
export function isPooler(error: unknown): boolean {
  return causes(error).some(({ message }) => message.includes('unsupported startup parameter'));
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

/** The error of the driver, which drizzle wraps as the cause of another error. */
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
