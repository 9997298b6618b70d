import { HttpError } from '../../api/http/api-error';
import { readInboxOperation, receiveOperation, setInboxOperation } from '../contract/operations';
import { implementSandbox } from '../implement';
import { listMessages, storeInboxResponse } from './inbox-store';
import { receive } from './receive';

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Requests to the inboxes of a sandbox that wait for their delays at once, in one process. */
const MAX_DELAYED = 50;

/** The endpoints for inboxes. */
export const inboxHandlers = [
  implementSandbox(receiveOperation, async ({ services, sandbox, params, request, bytes }) => {
    if (services.delays.count(sandbox.row.id) >= MAX_DELAYED) {
      throw new HttpError(
        429,
        ['too many requests wait for the delays of inboxes, set shorter ones or try again later'],
        {
          'Retry-After': '5',
        },
      );
    }
    const received = {
      headers: Object.fromEntries(
        [...request.headers].filter(([name]) => name !== 'authorization'),
      ),
      body: Buffer.from(bytes).toString('utf8'),
    };
    const { status, delayMs, body } = await receive(services, sandbox, params.name, received);
    await services.delays.wait(sandbox.row.id, delayMs);
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status });
  }),

  implementSandbox(setInboxOperation, async ({ services, sandbox, params, body }) => {
    await storeInboxResponse(services.database, sandbox.row.id, params.name, body);
    return body;
  }),

  implementSandbox(readInboxOperation, async ({ services, sandbox, params }) => {
    const messages = await listMessages(services.database, sandbox.row.id, params.name);
    return {
      received: messages.map(({ receivedAt, headers, body, signatureProblem }) => ({
        at: receivedAt.toISOString(),
        headers,
        body,
        signature: { valid: signatureProblem === null, reason: signatureProblem },
      })),
    };
  }),
];
