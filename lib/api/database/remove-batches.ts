import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { rowsOf } from './sql';
import { inTransaction } from './transaction';
import { LOCKS } from './transaction-locks';

/** Rows that one transaction deletes at most, so that requests don't wait for long. */
export const BATCH_SIZE = 10_000;

/**
 * Deletes in batches until nothing is left, or until another process deletes too: one is enough.
 *
 * @param removeBatch deletes at most {@link BATCH_SIZE} rows, and returns how many
 */
export async function removeBatches(
  database: Database,
  removeBatch: (transaction: Transaction) => Promise<number>,
): Promise<void> {
  const run = () =>
    inTransaction(database, async (transaction) =>
      (await isLocked(transaction)) ? removeBatch(transaction) : 0,
    );
  while ((await run()) > 0);
}

/** Counts the rows that a statement with `returning` deletes. */
export async function countRemoved(transaction: Transaction, statement: SQL): Promise<number> {
  return rowsOf(await transaction.execute(statement)).length;
}

async function isLocked(transaction: Transaction): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock(${LOCKS.cleanup}, 0) as "isLocked"`;
  return rowsOf<{ isLocked: boolean }>(await transaction.execute(lock))[0]?.isLocked === true;
}
