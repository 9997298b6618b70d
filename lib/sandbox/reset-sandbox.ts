import { eq } from 'drizzle-orm';
import { HttpError } from '../api/http/api-error';
import { shopTime } from '../api/http/shop-clock';
import { inboxMessages, inboxResponses, sandboxRecords } from '../database/tables/sandboxes';
import { inTransaction } from '../database/transaction';
import { resetShops } from '../shops/reset-shops';
import { lockSubscriptions } from '../webhooks/outbox';
import { demoTime } from './demo-time';
import { writeRecord } from './records';
import { lockShops, type Sandbox, shopIdsOf } from './sandbox-store';
import type { SandboxServices } from './services';

/** Restores the demo shops of a sandbox and empties its inboxes. Its clock, its clients and their tokens stay. */
export async function resetSandbox(
  { database, now }: Pick<SandboxServices, 'database' | 'now'>,
  sandbox: Sandbox,
): Promise<void> {
  const { id } = sandbox.row;
  await inTransaction(database, async (transaction) => {
    // Before the subscriptions, as in all other transactions that lock both.
    const [shop] = await lockShops(transaction, id);
    if (!shop) throw new HttpError(404, ['the sandbox was removed']);
    const resetAt = shopTime(shop, now());
    // Events and attempts are either committed before, and are removed, or begin after.
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
