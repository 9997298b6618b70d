import { sql } from 'drizzle-orm';
import { inboxMessages, inboxResponses, sandboxRecords } from '../../api/database/tables/sandboxes';
import { inTransaction } from '../../api/database/transaction';
import { lockOfShops } from '../../api/database/transaction-locks';
import { removeUnusedUploads } from '../../api/uploads/remove-unused';
import { demoTime } from '../clock/demo-time';
import { restoreClock } from '../clock/restore-clock';
import type { SandboxServices } from '../http/services';
import { writeRecord } from '../records/records';
import { resetShops } from '../shops/reset-shops';
import { lockSandbox, type Sandbox, shopIdsOf } from './sandbox-store';

/**
 * Restores the demo shops of a sandbox and its clock, and empties its inboxes. Its clients and their tokens stay.
 * Changes and attempts are either committed before, and are removed, or begin after.
 */
export async function resetSandbox(
  services: Pick<SandboxServices, 'database' | 'uploads' | 'now'>,
  sandbox: Sandbox,
): Promise<void> {
  const { database, now } = services;
  const { id } = sandbox.row;
  const shopIds = shopIdsOf(sandbox);
  await inTransaction(database, async (transaction) => {
    const { clockOffsetMs } = await lockSandbox(transaction, sandbox, 'exclusive');
    await lockOfShops(transaction, 'subscriptions', shopIds, 'exclusive');
    const resetAt = new Date(now());
    await resetShops(transaction, shopIds, demoTime(resetAt));
    if (clockOffsetMs > 0) await restoreClock(transaction, shopIds, clockOffsetMs);
    await transaction.execute(sql`
      with deleted_messages as (delete from ${inboxMessages} where sandbox_id = ${id}),
        deleted_responses as (delete from ${inboxResponses} where sandbox_id = ${id})
      delete from ${sandboxRecords} where sandbox_id = ${id}`);
    await writeRecord(transaction, id, {
      kind: 'clock',
      data: { now: resetAt.toISOString(), isReset: true },
    });
  });
  await removeUnusedUploads(services, shopIds);
}
