import { eq } from 'drizzle-orm';
import type { ApiServices, CheckedRequest } from '../api/http/services';
import type { Transaction } from '../database/database';
import { shops } from '../database/tables/shops';
import type { RecordedAttempt } from '../webhooks/attempt-recorder';
import { describeAttempt } from './deliveries';
import { FAIL_HEADER, failIfAsked } from './fail-request';
import { writeRecord } from './records';
import { RequestRecorder } from './request-recorder';
import type { SandboxServices } from './services';
import { SANDBOX_FULL, type UseGuard } from './use-guard';

/** What sandboxes add to the API: errors on demand, a limit of rows, and records of what happens. */
export type SandboxHooks = Required<
  Pick<ApiServices, 'beforeOperation' | 'onEvent' | 'onResponse' | 'requestHeaders'>
>;

/** Creates what sandboxes add to the API. */
export function sandboxHooks(
  services: Pick<SandboxServices, 'database' | 'startTimer' | 'hub' | 'log'>,
  guard: UseGuard,
): SandboxHooks {
  const recorder = new RequestRecorder(services);
  return {
    requestHeaders: [FAIL_HEADER],
    async beforeOperation(checked: CheckedRequest) {
      await failIfAsked(services, checked);
      const sandboxId = checked.shop?.sandboxId;
      if (sandboxId && (await guard.note(sandboxId)) && checked.operation.idempotent)
        throw SANDBOX_FULL;
    },
    async onEvent(transaction, { id, shop, topic, payload, triggeredAt, requestId }) {
      if (shop.sandboxId === null) return;
      await writeRecord(transaction, shop.sandboxId, {
        kind: 'event',
        data: {
          id,
          topic,
          shop: shop.domain,
          triggeredAt: triggeredAt.toISOString(),
          requestId: requestId ?? null,
          payload,
        },
      });
    },
    onResponse: (state, request, status) => recorder.record(state, request, status),
  };
}

/** Records an attempt to deliver a webhook, in the transaction that stores it. */
export async function recordDelivery(
  transaction: Transaction,
  attempt: RecordedAttempt,
): Promise<void> {
  const { shopId, deliveryId, eventId, topic, address, state, triggeredAt, number } = attempt;
  const [shop] = await transaction
    .select({ sandboxId: shops.sandboxId })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop?.sandboxId) return;
  await writeRecord(transaction, shop.sandboxId, {
    kind: 'delivery',
    data: {
      id: deliveryId,
      eventId,
      topic,
      address,
      state,
      triggeredAt: triggeredAt.toISOString(),
      attempt: { number, ...describeAttempt(attempt) },
    },
  });
}
