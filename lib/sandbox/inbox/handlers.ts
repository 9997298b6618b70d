import { HttpError } from '../../api/http/api-error';
import { readInboxOperation, receiveOperation, setInboxOperation } from '../contract/operations';
import { implementSandbox } from '../http/implement';
import { inboxLimits } from './inbox-limits';
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
      headers: keptHeaders(request),
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
    const received = messages.map(({ receivedAt, headers, body, signatureProblem }) => ({
      at: receivedAt.toISOString(),
      headers,
      body,
      signature: { valid: signatureProblem === null, reason: signatureProblem },
    }));
    return { received: withinBytes(received, inboxLimits.shownBytes) };
  }),
];

/**
 * The headers of a request that its inbox shows.
 *
 * @throws HttpError 431 if they are too large
 */
function keptHeaders({ headers }: Request): Record<string, string> {
  const kept = [...headers].filter(([name]) => name !== 'authorization');
  const { headerBytes } = inboxLimits;
  if (kept.flat().join('').length > headerBytes) {
    throw new HttpError(431, [`headers must have at most ${headerBytes / 1024} KB`]);
  }
  return Object.fromEntries(kept);
}

/** The first entries of a list whose JSON has at most this many bytes. */
function withinBytes<Entry>(entries: readonly Entry[], maxBytes: number): Entry[] {
  let bytes = 0;
  const end = entries.findIndex((entry) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return bytes > maxBytes;
  });
  return entries.slice(0, end === -1 ? undefined : end);
}
