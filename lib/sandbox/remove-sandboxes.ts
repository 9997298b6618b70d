import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { timeValue } from '../database/sql';
import {
  inboxMessages,
  inboxResponses,
  sandboxes,
  sandboxRecords,
} from '../database/tables/sandboxes';
import { shops } from '../database/tables/shops';
import { inTransaction } from '../database/transaction';
import { lockOfShops } from '../database/transaction-locks';
import { removeShops } from '../shops/remove-shops';
import { pruneRecords } from './records';
import { IDLE_MS } from './sandbox-store';
import type { SandboxServices } from './services';

/** Sandboxes are pruned until this time after their last use. Retries of their deliveries end by then. */
const PRUNED_MS = 4 * 60 * 60 * 1_000;

/** Removes the sandboxes that were not used for 24 hours. Images without references are removed later. */
export async function removeIdleSandboxes({
  database,
  now,
}: Pick<SandboxServices, 'database' | 'now'>): Promise<number> {
  const isIdle = and(
    eq(sandboxes.isPermanent, false),
    lte(sandboxes.lastUsedAt, new Date(now() - IDLE_MS)),
  );
  const idle = await database.select({ id: sandboxes.id }).from(sandboxes).where(isIdle);
  for (const { id } of idle) {
    await inTransaction(database, async (transaction) => {
      // It may have been used since.
      const [removed] = await transaction
        .delete(sandboxes)
        .where(and(eq(sandboxes.id, id), isIdle))
        .returning({ id: sandboxes.id });
      if (removed) await removeContent(transaction, id);
    });
  }
  return idle.length;
}

/** Removes everything that belongs to a sandbox. */
export async function removeContent(transaction: Transaction, sandboxId: string): Promise<void> {
  const owned = await transaction
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandboxId));
  const shopIds = owned.map(({ id }) => id);
  if (shopIds.length > 0) await lockOfShops(transaction, 'shop', shopIds, 'exclusive');
  await removeShops(transaction, shopIds);
  for (const table of [inboxMessages, inboxResponses, sandboxRecords]) {
    await transaction.delete(table).where(eq(table.sandboxId, sandboxId));
  }
}

/** Deletes old records of recently used sandboxes. Other sandboxes receive no new ones. */
export async function pruneSandboxes({
  database,
  now,
}: Pick<SandboxServices, 'database' | 'now'>): Promise<void> {
  const since = timeValue(new Date(now() - PRUNED_MS));
  const used = sql`select id from ${sandboxes} where last_used_at >= ${since}`;
  await pruneRecords(database, used);
}
