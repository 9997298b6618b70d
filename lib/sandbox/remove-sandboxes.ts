import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import {
  inboxMessages,
  inboxResponses,
  sandboxes,
  sandboxRecords,
} from '../database/tables/sandboxes';
import { shops } from '../database/tables/shops';
import { inTransaction } from '../database/transaction';
import { removeShops } from '../shops/remove-shops';
import { pruneMessages } from './inbox/inbox-store';
import { pruneRecords } from './records';
import { IDLE_MS } from './sandbox-store';
import type { SandboxServices } from './services';

/** Removes the sandboxes that nobody has used for 24 hours. Images that nothing refers to any more are removed later. */
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

async function removeContent(transaction: Transaction, sandboxId: string): Promise<void> {
  const owned = await transaction
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandboxId));
  await removeShops(
    transaction,
    owned.map(({ id }) => id),
  );
  for (const table of [inboxMessages, inboxResponses, sandboxRecords]) {
    await transaction.delete(table).where(eq(table.sandboxId, sandboxId));
  }
}

/** Deletes old records and messages of all sandboxes. */
export async function pruneSandboxes({
  database,
}: Pick<SandboxServices, 'database'>): Promise<void> {
  for (const { id } of await database.select({ id: sandboxes.id }).from(sandboxes)) {
    await pruneRecords(database, id);
    await pruneMessages(database, id);
  }
}
