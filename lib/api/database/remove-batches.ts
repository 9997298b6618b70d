import { lte, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { rowsOf } from './sql';
import { maintenance } from './tables/maintenance';
import { inTransaction } from './transaction';

/** Rows that one transaction deletes at most, so that requests don't wait for long. */
export const BATCH_SIZE = 10_000;

/**
 * Decides which process cleans up. @returns whether none has begun to since a time; then this one has
 */
export async function claimCleanup(database: Database, since: Date, now: Date): Promise<boolean> {
  const claimed = await database
    .update(maintenance)
    .set({ cleanedAt: now })
    .where(lte(maintenance.cleanedAt, since))
    .returning();
  return claimed.length > 0;
}

/**
 * Deletes in batches until nothing is left.
 *
 * @param removeBatch deletes at most {@link BATCH_SIZE} rows of each table, and returns how many
 */
export async function removeBatches(
  database: Database,
  removeBatch: (transaction: Transaction) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(database, removeBatch)) > 0);
}

/** Counts the rows that a statement with `returning` deletes. */
export async function countRemoved(transaction: Transaction, statement: SQL): Promise<number> {
  return rowsOf(await transaction.execute(statement)).length;
}
