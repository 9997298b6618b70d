import { setTimeout as wait } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database';
import {
  DatabaseUnavailableError,
  isRetryable,
  isUnavailable,
  UnknownOutcomeError,
} from './errors';

/** A transaction is run again at most this often if another one was in its way. */
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5;

/** All statements of a read see the same state, so that a list fits its count. */
export const READ: PgTransactionConfig = { isolationLevel: 'repeatable read' };

/**
 * Runs work in one transaction: all of it commits, or nothing does. After a deadlock or a serialization failure
 * the whole work runs again, so it must have no effect outside the database.
 *
 * @throws DatabaseUnavailableError if the database can't be reached; then nothing was committed
 * @throws UnknownOutcomeError if the connection is lost during the commit of a change
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let isWorkDone = false;
    const tracked = async (transaction: Transaction) => {
      const result = await work(transaction);
      isWorkDone = config !== READ;
      return result;
    };
    try {
      return await database.transaction(tracked, config);
    } catch (error) {
      if (isUnavailable(error)) {
        // The embedded database says so itself, before it commits.
        const isCommit = isWorkDone && !(error instanceof DatabaseUnavailableError);
        throw isCommit ? new UnknownOutcomeError(error) : new DatabaseUnavailableError(error);
      }
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
