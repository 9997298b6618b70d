import { eq, inArray } from 'drizzle-orm';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { shops } from '../../api/database/tables/shops';
import { inboxNameOf } from '../../api/deliveries/sending/inbox-address';
import {
  noResponseIn,
  notSent,
  type OutgoingRequest,
  type SendResult,
  sendLimits,
  unanswered,
} from '../../api/deliveries/sending/send';
import { HttpError } from '../../api/http/api-error';
import type { SandboxServices } from '../http/services';
import { findSandbox } from '../sandboxes/sandbox-store';
import { SANDBOX_FULL, type UseGuard } from '../sandboxes/use-guard';
import { inboxLimits } from './inbox-limits';
import { receive } from './receive';

const { deliveryBytes } = inboxLimits;

/**
 * Delivers a webhook to an inbox of the sandbox that its shop belongs to. A sandbox that stores too much receives none:
 * its queue could store far more than its requests.
 */
export async function sendToInbox(
  services: Pick<SandboxServices, 'database' | 'now' | 'checkRoom' | 'delays'>,
  guard: UseGuard,
  { address, headers, body, shopId, onWait }: OutgoingRequest & { shopId: number },
): Promise<SendResult> {
  const { database } = services;
  const own = database.select({ id: shops.sandboxId }).from(shops).where(eq(shops.id, shopId));
  const sandbox = await findSandbox(database, inArray(sandboxes.id, own));
  if (!sandbox) return notSent('The shop belongs to no sandbox, so it has no inboxes.');
  const name = inboxNameOf(address);
  if (name === undefined) {
    return notSent('The name of an inbox has 1 to 64 letters, digits, hyphens or underscores.');
  }
  const full = await guard.fullLimit(database, sandbox.row.id);
  if (full !== null) return { ...notSent(SANDBOX_FULL[full].message), isBodyKept: false };
  if (Buffer.byteLength(body) > deliveryBytes) {
    return rejected(413, `The body has more than ${deliveryBytes / 1024} KB.`);
  }
  const response = await receive(services, sandbox, name, { headers, body }).catch((error) => {
    if (error instanceof HttpError) return error;
    throw error;
  });
  if (response instanceof HttpError) return rejected(response.status, response.message);
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

/** The result of a webhook that the inbox didn't accept. */
function rejected(status: number, response: string): SendResult {
  return { status, response, error: null, retryAfter: null };
}
