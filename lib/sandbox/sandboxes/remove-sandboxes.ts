import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import {
  inboxMessages,
  inboxResponses,
  sandboxes,
  sandboxRecords,
} from '../../api/database/tables/sandboxes';
import { shops } from '../../api/database/tables/shops';
import { inTransaction } from '../../api/database/transaction';
import { lockOfShops } from '../../api/database/transaction-locks';
import { removeUnusedUploads } from '../../api/uploads/remove-unused';
import type { SandboxServices } from '../http/services';
import { pruneRecords, sandboxesToPrune } from '../records/records';
import { removeShops } from '../shops/remove-shops';
import { IDLE_MS } from './sandbox-store';

/** Sandboxes are pruned until this time after their last use. Retries of their deliveries end by then. */
const PRUNED_MS = 4 * 60 * 60 * 1_000;

/** Removes the sandboxes that were not used for 24 hours. */
export async function removeIdleSandboxes(
  services: Pick<SandboxServices, 'database' | 'uploads' | 'now'>,
): Promise<number> {
  const { database, now } = services;
  const isIdle = and(
    eq(sandboxes.isPermanent, false),
    lte(sandboxes.lastUsedAt, new Date(now() - IDLE_MS)),
  );
  const idle = await database.select({ id: sandboxes.id }).from(sandboxes).where(isIdle);
  for (const { id } of idle) {
    const shopIds = await inTransaction(database, async (transaction) => {
      // It may have been used since.
      const [removed] = await transaction
        .delete(sandboxes)
        .where(and(eq(sandboxes.id, id), isIdle))
        .returning({ id: sandboxes.id });
      return removed ? removeContent(transaction, id) : [];
    });
    if (shopIds.length > 0) await removeUnusedUploads(services, shopIds);
  }
  return idle.length;
}

/** Removes everything that belongs to a sandbox. @returns the ids of its shops, whose images are left */
export async function removeContent(
  transaction: Transaction,
  sandboxId: string,
): Promise<number[]> {
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
  return shopIds;
}

/**
 * Deletes old records of recently used sandboxes, one after the other, so that requests needn't wait for all. Other
 * sandboxes receive no new records.
 */
export async function pruneSandboxes({
  database,
  now,
}: Pick<SandboxServices, 'database' | 'now'>): Promise<void> {
  const usedSince = new Date(now() - PRUNED_MS);
  for (const id of await sandboxesToPrune(database, usedSince)) await pruneRecords(database, id);
}
