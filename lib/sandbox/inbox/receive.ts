import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { clientShops, clients } from '../../api/database/tables/access';
import { deliveryAttempts } from '../../api/database/tables/webhooks';
import { signingSecrets } from '../../api/deliveries/sending/signature';
import type { InboxResponse } from '../contract/deliveries.schema';
import type { SandboxServices } from '../http/services';
import { sandboxTime } from '../sandboxes/describe-sandbox';
import { type Sandbox, shopIdsOf } from '../sandboxes/sandbox-store';
import { type ReceivedWebhook, signatureProblem } from './check-signature';
import { readInboxResponse, storeMessage } from './inbox-store';

/** Requests of an event that a received webhook is compared with. */
const MAX_COMPARED = 20;

/**
 * Keeps what an inbox received, with the verdict on its signature.
 *
 * @returns what the inbox responds, after its delay
 * @throws HttpError 503 if the host has no room
 */
export async function receive(
  { database, now, checkRoom }: Pick<SandboxServices, 'database' | 'now' | 'checkRoom'>,
  sandbox: Sandbox,
  name: string,
  webhook: ReceivedWebhook,
): Promise<InboxResponse> {
  await checkRoom?.();
  const receivedAt = now();
  const headers = lowerCaseNames(webhook.headers);
  const received = { headers, body: webhook.body };
  const problem = signatureProblem(received, {
    secrets: await secretsOfShops(database, shopIdsOf(sandbox), receivedAt),
    now: receivedAt,
    sent: await sentRequests(database, shopIdsOf(sandbox), headers['webhook-id']),
  });
  await storeMessage(database, {
    sandboxId: sandbox.row.id,
    name,
    receivedAt: sandboxTime(sandbox, receivedAt),
    headers,
    // The database accepts no NUL.
    body: webhook.body.replaceAll('\u0000', '\ufffd'),
    signatureProblem: problem,
  });
  return readInboxResponse(database, sandbox.row.id, name);
}

async function secretsOfShops(
  database: Database,
  shopIds: number[],
  now: number,
): Promise<string[]> {
  const rows = await database
    .selectDistinct({
      current: clients.webhookSecret,
      previous: clients.previousWebhookSecret,
      previousEndsAt: clients.previousWebhookSecretEndsAt,
    })
    .from(clientShops)
    .innerJoin(clients, eq(clients.id, clientShops.clientId))
    .where(inArray(clientShops.shopId, shopIds));
  return [...new Set(rows.flatMap((secrets) => signingSecrets(secrets, now)))];
}

/** The requests that were sent for an event. */
async function sentRequests(
  database: Database,
  shopIds: number[],
  eventId = '',
): Promise<ReceivedWebhook[]> {
  const rows = await database
    .select({ headers: deliveryAttempts.requestHeaders, body: deliveryAttempts.requestBody })
    .from(deliveryAttempts)
    .where(and(inArray(deliveryAttempts.shopId, shopIds), eq(deliveryAttempts.eventId, eventId)))
    .limit(MAX_COMPARED);
  return rows.map(({ headers, body }) => ({ headers: lowerCaseNames(headers), body }));
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
