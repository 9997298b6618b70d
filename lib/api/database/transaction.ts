import { setTimeout as wait } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database';
import { DatabaseUnavailableError, isRetryable, isUnavailable } from './errors';

/** A transaction is run again at most this often if another one was in its way. */
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5;

/** All statements of a read see the same state, so that a list fits its count. */
export const READ: PgTransactionConfig = { isolationLevel: 'repeatable read' };

/**
 * Runs work in one transaction: all of it commits, or nothing does. After a deadlock or a serialization failure
 * the whole work runs again, so it must have no effect outside the database.
 *
 * @throws DatabaseUnavailableError if the database can't be reached
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work, config);
    } catch (error) {
      if (isUnavailable(error)) throw new DatabaseUnavailableError(error);
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
