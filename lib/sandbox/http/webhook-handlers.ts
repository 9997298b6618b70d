import { inTransaction } from '../../api/database/transaction';
import { type ResendResult, resend } from '../../api/deliveries/delivery-store';
import { HttpError } from '../../api/http/api-error';
import { countedNetwork } from '../../site/http/client-address';
import {
  listDeliveriesOperation,
  resendDeliveryOperation,
  streamOperation,
} from '../contract/operations';
import { listDeliveries, shopOfDelivery } from '../records/deliveries';
import { eventStream } from '../records/event-stream';
import { MAX_STREAMS_OF_SANDBOX, type RecordHub } from '../records/record-hub';
import { currentPosition } from '../records/records';
import { shopIdsOf } from '../sandboxes/sandbox-store';
import { implementSandbox } from './implement';

const STREAM_HEADERS = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };

const RESEND_PROBLEMS: Readonly<Record<Exclude<ResendResult, 'due'>, HttpError>> = {
  sending: new HttpError(409, ['an attempt is under way, try again when it has ended']),
  unsubscribed: new HttpError(409, [
    'the subscription was deleted, so there is no address: subscribe again to receive further events',
  ]),
  unknown: new HttpError(404, ['id matches no delivery, GET /sandbox/deliveries lists them']),
};

/** The endpoints for deliveries and the stream. */
export const webhookHandlers = [
  implementSandbox(listDeliveriesOperation, async ({ services, sandbox, query }) => ({
    deliveries: await listDeliveries(services.database, sandbox, query),
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
    await services.delays.without(sandbox.row.id, () =>
      services.deliverDue({ shopIds: [shopId], deliveryId: id }),
    );
    services.hub.notify(sandbox.row.id);
    const [sent] = await listDeliveries(database, sandbox, { id });
    if (!sent) throw RESEND_PROBLEMS.unknown;
    return sent;
  }),

  implementSandbox(streamOperation, async ({ services, sandbox, request, address }) => {
    const { hub, database, stopSignal } = services;
    const sandboxId = sandbox.row.id;
    const last = request.headers.get('last-event-id')?.trim() ?? '';
    if (!/^\d{0,16}$/.test(last)) {
      throw new HttpError(400, [
        'Last-Event-ID must be the id of a record, leave it out to start with what happens next',
      ]);
    }
    // Nothing would end the stream of a request for the headers only.
    if (request.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS });
    if (stopSignal.aborted) {
      throw new HttpError(503, ['the API is stopping'], { 'Retry-After': '5' });
    }
    const place = hub.reserve(sandboxId, countedNetwork(address));
    if (typeof place === 'string') throw tooManyStreams(place, hub);
    try {
      const newest = await currentPosition(database);
      // No record has a greater id, unless the database was replaced.
      const after = last === '' ? newest : Math.min(Number(last), newest);
      const mayHaveGap = last !== '';
      const stream = { sandboxId, after, mayHaveGap, place, stopSignal };
      return new Response(eventStream(services, stream), { headers: STREAM_HEADERS });
    } catch (error) {
      place.release();
      throw error;
    }
  }),
];

/** The error if a limit leaves no place for a stream. */
function tooManyStreams(limit: 'client' | 'total' | 'sandbox', { limits }: RecordHub): HttpError {
  const retry = { 'Retry-After': '5' };
  if (limit === 'total') {
    return new HttpError(503, ['there are too many streams right now, try again later'], retry);
  }
  const owner =
    limit === 'sandbox'
      ? `a sandbox can have ${MAX_STREAMS_OF_SANDBOX}`
      : `your network can have ${limits.perClient}`;
  return new HttpError(429, [`${owner} streams at the same time, close one of them`], retry);
}
