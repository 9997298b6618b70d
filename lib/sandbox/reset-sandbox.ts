import { eq } from 'drizzle-orm';
import { inboxMessages, inboxResponses, sandboxRecords } from '../database/tables/sandboxes';
import { inTransaction } from '../database/transaction';
import { resetShops } from '../shops/reset-shops';
import { lockSubscriptions } from '../webhooks/outbox';
import { demoTime } from './demo-time';
import { writeRecord } from './records';
import { restoreClock } from './restore-clock';
import { lockSandbox, type Sandbox, shopIdsOf } from './sandbox-store';
import type { SandboxServices } from './services';

/**
 * Restores the demo shops of a sandbox and its clock, and empties its inboxes. Its clients and their tokens stay.
 * Changes and attempts are either committed before, and are removed, or begin after.
 */
export async function resetSandbox(
  { database, now }: Pick<SandboxServices, 'database' | 'now'>,
  sandbox: Sandbox,
): Promise<void> {
  const { id } = sandbox.row;
  const shopIds = shopIdsOf(sandbox);
  await inTransaction(database, async (transaction) => {
    const { clockOffsetMs } = await lockSandbox(transaction, sandbox, 'exclusive');
    for (const shopId of shopIds) await lockSubscriptions(transaction, shopId, 'exclusive');
    const resetAt = new Date(now());
    await resetShops(transaction, shopIds, demoTime(resetAt));
    if (clockOffsetMs > 0) await restoreClock(transaction, shopIds, clockOffsetMs);
    await transaction.delete(inboxMessages).where(eq(inboxMessages.sandboxId, id));
    await transaction.delete(inboxResponses).where(eq(inboxResponses.sandboxId, id));
    await transaction.delete(sandboxRecords).where(eq(sandboxRecords.sandboxId, id));
    await writeRecord(transaction, id, {
      kind: 'clock',
      data: { now: resetAt.toISOString(), isReset: true },
    });
  });
}
