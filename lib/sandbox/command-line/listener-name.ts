import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { INBOX_ADDRESSES } from '../../api/deliveries/sending/inbox-address';
import type { SandboxClient } from './sandbox-client';

const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** The address of an inbox that only this process uses. */
export function listenerAddress(): string {
  return `${INBOX_ADDRESSES}listen-${MACHINE}-${process.pid}-${randomBytes(6).toString('hex')}`;
}

/** Deletes the subscriptions of listeners on this machine that ended without deleting them. */
export async function deleteAbandoned(client: SandboxClient): Promise<void> {
  const { subscriptions } = await client.partnerOperation('GET', 'webhooks/getSubscriptions');
  for (const { id, address } of subscriptions) {
    const [, machine, pid] = /\/listen-([0-9a-f]{8})-(\d+)-[0-9a-f]+$/.exec(address) ?? [];
    if (machine !== MACHINE || isRunning(Number(pid))) continue;
    await client.partnerOperation('POST', 'webhooks/deleteSubscription', { id }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user can't be signaled, but runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
