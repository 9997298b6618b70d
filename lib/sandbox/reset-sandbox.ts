import { eq } from 'drizzle-orm';
import { inboxMessages, inboxResponses, sandboxRecords } from '../database/tables/sandboxes';
import { inTransaction } from '../database/transaction';
import { resetShops } from '../shops/reset-shops';
import { lockSubscriptions } from '../webhooks/outbox';
import { demoTime } from './demo-time';
import { sandboxTime } from './describe-sandbox';
import { writeRecord } from './records';
import { type Sandbox, shopIdsOf } from './sandbox-store';
import type { SandboxServices } from './services';

/** Restores the demo shops of a sandbox and empties its inboxes. Its clock, its clients and their tokens stay. */
export async function resetSandbox(
  { database, now }: Pick<SandboxServices, 'database' | 'now'>,
  sandbox: Sandbox,
): Promise<void> {
  const { id } = sandbox.row;
  const resetAt = sandboxTime(sandbox, now());
  await inTransaction(database, async (transaction) => {
    // Changes that fire events either commit before, and are removed, or begin again after.
    for (const shopId of shopIdsOf(sandbox)) {
      await lockSubscriptions(transaction, shopId, 'exclusive');
    }
    await resetShops(transaction, shopIdsOf(sandbox), demoTime(resetAt));
    await transaction.delete(inboxMessages).where(eq(inboxMessages.sandboxId, id));
    await transaction.delete(inboxResponses).where(eq(inboxResponses.sandboxId, id));
    await transaction.delete(sandboxRecords).where(eq(sandboxRecords.sandboxId, id));
    await writeRecord(transaction, id, {
      kind: 'clock',
      data: { now: resetAt.toISOString(), isReset: true },
    });
  });
}
