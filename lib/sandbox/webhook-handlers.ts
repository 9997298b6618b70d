import { HttpError } from '../api/http/api-error';
import { inTransaction } from '../database/transaction';
import { type ResendResult, resend } from '../webhooks/delivery-store';
import {
  listDeliveriesOperation,
  resendDeliveryOperation,
  streamOperation,
} from './contract/operations';
import { listDeliveries, shopOfDelivery } from './deliveries';
import { eventStream } from './event-stream';
import { implementSandbox } from './implement';
import { currentPosition } from './records';
import { shopIdsOf } from './sandbox-store';

/** Streams of one sandbox in one process. */
const MAX_STREAMS = 10;

const RESEND_PROBLEMS: Readonly<Record<Exclude<ResendResult, 'due'>, HttpError>> = {
  sending: new HttpError(409, ['an attempt is under way, try again when it has ended']),
  unsubscribed: new HttpError(409, ['the subscription was deleted, so there is no address']),
  unknown: new HttpError(404, ['there is no such delivery']),
};

/** The endpoints for deliveries and the stream. */
export const webhookHandlers = [
  implementSandbox(listDeliveriesOperation, async ({ services, sandbox, query }) => ({
    deliveries: await listDeliveries(services.database, shopIdsOf(sandbox), query),
  })),

  implementSandbox(resendDeliveryOperation, async ({ services, sandbox, params: { id } }) => {
    const { database, now } = services;
    const shopIds = shopIdsOf(sandbox);
    const shopId = await shopOfDelivery(database, shopIds, id);
    if (shopId === undefined) throw RESEND_PROBLEMS.unknown;
    const result = await inTransaction(database, (transaction) =>
      resend(transaction, { shopId, id }, new Date(now())),
    );
    if (result !== 'due') throw RESEND_PROBLEMS[result];
    await services.deliverDue([shopId]);
    services.hub.notify(sandbox.row.id);
    const [sent] = await listDeliveries(database, shopIds, { id });
    if (!sent) throw RESEND_PROBLEMS.unknown;
    return sent;
  }),

  implementSandbox(streamOperation, async ({ services, sandbox, request }) => {
    const { hub, database, stopSignal } = services;
    const sandboxId = sandbox.row.id;
    if (hub.count(sandboxId) >= MAX_STREAMS) {
      throw new HttpError(429, [`a sandbox can have ${MAX_STREAMS} streams at once`], {
        'Retry-After': '5',
      });
    }
    const last = request.headers.get('last-event-id')?.trim() ?? '';
    if (!/^\d{0,16}$/.test(last)) {
      throw new HttpError(400, ['Last-Event-ID must be the id of a record']);
    }
    const after = last === '' ? await currentPosition(database) : Number(last);
    return new Response(eventStream(services, { sandboxId, after, hub, stopSignal }), {
      headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
    });
  }),
];
