import { asc, eq } from 'drizzle-orm';
import { sandboxes } from '../../database/tables/sandboxes';
import { shops } from '../../database/tables/shops';
import {
  noResponseIn,
  notSent,
  type OutgoingRequest,
  type SendResult,
  sendLimits,
  unanswered,
} from '../../webhooks/send';
import type { Sandbox } from '../sandbox-store';
import type { SandboxServices } from '../services';
import { inboxNameOf } from './inbox-address';
import type { InboxDelays } from './inbox-delays';
import { receive } from './receive';

/** Delivers a webhook to an inbox of the sandbox that its shop belongs to. */
export async function sendToInbox(
  services: Pick<SandboxServices, 'database' | 'now'> & { delays: InboxDelays },
  { address, headers, body, shopId, onWait }: OutgoingRequest & { shopId: number },
): Promise<SendResult> {
  const sandbox = await sandboxOfShop(services, shopId);
  if (!sandbox) return notSent('The shop belongs to no sandbox, so it has no inboxes.');
  const name = inboxNameOf(address);
  if (name === undefined) {
    return notSent('The name of an inbox has 1 to 64 letters, digits, hyphens or underscores.');
  }
  const response = await receive(services, sandbox, name, { headers, body });
  const isLate = response.delayMs >= sendLimits.totalMs;
  if (response.delayMs > 0) onWait?.();
  await services.delays.wait(sandbox.row.id, isLate ? sendLimits.totalMs : response.delayMs);
  if (isLate) return unanswered(noResponseIn(sendLimits.totalMs));
  return {
    status: response.status,
    response: response.body.slice(0, sendLimits.keptBytes),
    error: null,
    retryAfter: null,
  };
}

async function sandboxOfShop(
  { database }: Pick<SandboxServices, 'database'>,
  shopId: number,
): Promise<Sandbox | undefined> {
  const [found] = await database
    .select({ row: sandboxes })
    .from(shops)
    .innerJoin(sandboxes, eq(sandboxes.id, shops.sandboxId))
    .where(eq(shops.id, shopId));
  if (!found) return undefined;
  const [main, other, ...more] = await database
    .select()
    .from(shops)
    .where(eq(shops.sandboxId, found.row.id))
    .orderBy(asc(shops.id));
  return main && other && { row: found.row, shops: [main, other, ...more] };
}
