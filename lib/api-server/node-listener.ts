import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { toErrorResponse } from '../api/http/error-response';
import { notFound } from '../api/http/not-found';
import { withCommonHeaders } from '../api/http/response-headers';

/** Passes a request to the API. @param address of the client */
export type Handle = (request: Request, address: string) => Promise<Response>;

export interface NodeListenerOptions {
  handle: Handle;
  /** The address of the client. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether the server waits for its last connections to end. */
  isStopping: () => boolean;
}

/** A method that `Request` forbids. Under another name, the API rejects it like all methods that a path lacks. */
const FORBIDDEN_METHOD = 'TRACE';
const SUBSTITUTE = 'X-TRACE';

const REQUEST_ID = 'x-request-id';

/** The origin of requests: the API reads only their path and query. */
const ORIGIN = 'http://api.invalid';

/** Connects the API to a server of Node.js. */
export function nodeListener({
  handle,
  addressOf,
  isStopping,
}: NodeListenerOptions): RequestListener {
  const send = async (made: Response, incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Only the operations of the API add them themselves.
    const response = made.headers.has(REQUEST_ID)
      ? made
      : withCommonHeaders(made, incoming.headers[REQUEST_ID]?.toString() ?? null, randomBytes);
    if (isStream(response)) {
      await sendStream(response, outgoing);
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (isStopping()) outgoing.setHeader('Connection', 'close');
    const headers = new Headers(response.headers);
    // A response to HEAD may lack the body of GET, but state its length.
    const isBodyLeftOut = incoming.method === 'HEAD' && body.length === 0;
    if (response.status !== 204 && !isBodyLeftOut) {
      headers.set('Content-Length', String(body.length));
    }
    outgoing.writeHead(response.status, Object.fromEntries(headers));
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  return async (incoming, outgoing) => {
    try {
      const request = toRequest(incoming);
      const response = request
        ? await handle(request, addressOf(incoming))
        : notFound('the address');
      await send(response, incoming, outgoing);
    } catch (error) {
      // A client that went away gets no response; anything else is an error of the API.
      if (!outgoing.destroyed && !outgoing.headersSent) {
        await send(toErrorResponse(error), incoming, outgoing);
      } else outgoing.destroy();
    }
  };
}

/** Whether a response is sent piece by piece as it comes into being. */
function isStream({ headers }: Response): boolean {
  return headers.get('content-type') === 'text/event-stream';
}

/** Sends a response until it ends or the client goes away. */
async function sendStream({ status, headers, body }: Response, outgoing: ServerResponse) {
  // The client may go away before the response starts. Then nothing would end the body.
  if (outgoing.destroyed) {
    await body?.cancel();
    return;
  }
  const reader = body?.getReader();
  let resume = () => {};
  outgoing.on('drain', () => resume());
  outgoing.once('close', () => {
    resume();
    reader?.cancel().catch(() => {});
  });
  outgoing.writeHead(status, Object.fromEntries(headers));
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    if (outgoing.write(value) || outgoing.destroyed) continue;
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  }
  outgoing.end();
}

/** @returns `null` if the address can't be that of a `Request` */
function toRequest(incoming: IncomingMessage): Request | null {
  const { method = 'GET', url = '', headers } = incoming;
  if (!url.startsWith('/') || !URL.canParse(ORIGIN + url)) return null;
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const canHaveBody = method !== 'GET' && method !== 'HEAD';
  return new Request(ORIGIN + url, {
    method: method === FORBIDDEN_METHOD ? SUBSTITUTE : method,
    headers: headersOf(incoming),
    ...(hasBody && canHaveBody && { body: bodyOf(incoming), duplex: 'half' }),
  });
}

/** The body as it arrives. What is not read is thrown away, so that the response still reaches the client. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
      incoming.resume();
    },
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}
