import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import { shops } from '../../api/database/tables/shops';
import { lockOfShops } from '../../api/database/transaction-locks';
import type { RecordedAttempt } from '../../api/deliveries/attempt-recorder';
import { deliveredPayload } from '../../api/deliveries/outbox';
import type { ApiServices, CheckedRequest } from '../../api/http/services';
import type { RecordData } from '../contract/records.schema';
import { describeAttempt } from '../records/deliveries';
import type { RecordHub } from '../records/record-hub';
import { writeRecord, writeRecords } from '../records/records';
import { RequestRecorder } from '../records/request-recorder';
import { checkImages } from '../sandboxes/image-limit';
import { SANDBOX_FULL, type UseGuard } from '../sandboxes/use-guard';
import { FAIL_HEADER, failIfAsked } from './fail-request';
import type { SandboxServices } from './services';

/** Additions of sandboxes to the API: errors on demand, a limit of rows, and records of what happens. */
export type SandboxHooks = Required<
  Pick<
    ApiServices,
    | 'beforeOperation'
    | 'beforeUpload'
    | 'beforeChange'
    | 'onEvent'
    | 'onResponse'
    | 'requestHeaders'
  >
>;

/** Creates what sandboxes add to the API. */
export function sandboxHooks(
  services: Pick<SandboxServices, 'database' | 'startTimer' | 'hub' | 'log' | 'limits'>,
  guard: UseGuard,
): SandboxHooks {
  const recorder = new RequestRecorder(services);
  return {
    requestHeaders: [FAIL_HEADER],
    async beforeOperation(checked: CheckedRequest) {
      await failIfAsked(services, checked);
      const sandboxId = checked.shop?.sandboxId;
      const full = sandboxId ? await guard.note(checked.database, sandboxId) : null;
      if (full !== null && checked.operation.isChange) throw SANDBOX_FULL[full];
    },
    async beforeUpload(database, { sandboxId }, size) {
      if (sandboxId === null) return;
      await checkImages(database, sandboxId, size, services.limits);
      guard.noteWritten(sandboxId, size.bytes);
    },
    beforeChange: lockForChange,
    async onEvent(transaction, { id, shop, topic, payload, triggeredAt, requestId }) {
      if (shop.sandboxId === null) return;
      const delivered = deliveredPayload({ payload, triggeredAt });
      // The event and its record.
      guard.noteWritten(shop.sandboxId, 2 * JSON.stringify(delivered).length);
      await writeRecord(transaction, shop.sandboxId, {
        kind: 'event',
        data: {
          id,
          topic,
          shop: shop.domain,
          triggeredAt: triggeredAt.toISOString(),
          requestId: requestId ?? null,
          payload: { ...delivered },
        },
      });
    },
    onResponse: (state, request, status) => recorder.record(state, request, status),
  };
}

/** Changes of a shop are either committed before a reset or a move of the clock, or begin after. */
export function lockForChange(transaction: Transaction, shopId: number): Promise<void> {
  return lockOfShops(transaction, 'shop', [shopId], 'shared');
}

/**
 * Records attempts to deliver webhooks, in the transaction that stores them.
 *
 * @returns calls the streams of their sandboxes
 */
export async function recordDeliveries(
  guard: UseGuard,
  transaction: Transaction,
  attempts: readonly RecordedAttempt[],
  hub: RecordHub,
): Promise<() => void> {
  const owners = await transaction
    .select({ shopId: shops.id, sandboxId: shops.sandboxId })
    .from(shops)
    .where(inArray(shops.id, [...new Set(attempts.map(({ shopId }) => shopId))]));
  const sandboxOf = new Map(owners.map(({ shopId, sandboxId }) => [shopId, sandboxId]));
  await writeRecords(
    transaction,
    attempts.flatMap((attempt) => {
      const sandboxId = sandboxOf.get(attempt.shopId);
      // The attempt, its record, and what the inbox received.
      if (sandboxId) guard.noteWritten(sandboxId, 3 * attempt.requestBody.length);
      return sandboxId ? [{ sandboxId, kind: 'delivery' as const, data: dataOf(attempt) }] : [];
    }),
  );
  return () => {
    for (const sandboxId of new Set(sandboxOf.values())) if (sandboxId) hub.notify(sandboxId);
  };
}

function dataOf(attempt: RecordedAttempt): RecordData<'delivery'> {
  const { deliveryId, eventId, topic, address, state, triggeredAt, number } = attempt;
  return {
    id: deliveryId,
    eventId,
    topic,
    address,
    state,
    triggeredAt: triggeredAt.toISOString(),
    attempt: { number, ...describeAttempt(attempt) },
  };
}
