import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { HttpError } from '../../api/http/api-error';
import { toErrorResponse } from '../../api/http/error-response';
import { withCommonHeaders } from '../../api/http/response-headers';
import { forbiddenBodyMessage, hasBody, hasForbiddenBody } from '../../site/http/request-body';

/** Passes a request to the API. @param address of the client */
export type Handle = (request: Request, address: string) => Promise<Response>;

export interface NodeListenerOptions {
  handle: Handle;
  /** The address of the client. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether requests may choose their id with `X-Request-Id`, and their trace, which only trusted proxies may. */
  keepsRequestId?: boolean;
  /** Whether the server waits for its last connections to end. */
  isStopping: () => boolean;
}

/** A method that `Request` forbids. Under another name, the API rejects it like all methods that a path lacks. */
const FORBIDDEN_METHOD = 'TRACE';
const SUBSTITUTE = 'X-TRACE';

const REQUEST_ID = 'x-request-id';

/** Headers that only trusted proxies may send: the id of the request, and the trace that it belongs to. */
const CHOSEN_BY_PROXIES = [REQUEST_ID, 'traceparent', 'tracestate', 'baggage'];

/** The origin of requests: the API reads only their path and query. */
const ORIGIN = 'http://api.invalid';

/** Connects the API to a server of Node.js. */
export function nodeListener({
  handle,
  addressOf,
  keepsRequestId = false,
  isStopping,
}: NodeListenerOptions): RequestListener {
  const send = async (made: Response, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const givenId = keepsRequestId ? incoming.headers[REQUEST_ID]?.toString() : undefined;
    // Only the operations of the API add them themselves.
    const response = made.headers.has(REQUEST_ID)
      ? made
      : withCommonHeaders(made, givenId ?? null, randomBytes);
    if (isStopping()) outgoing.shouldKeepAlive = false;
    if (isStreamed(response)) {
      await sendStream(response, outgoing);
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
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
      const { method = 'GET', headers } = incoming;
      if (hasForbiddenBody(method, headers)) {
        outgoing.shouldKeepAlive = false;
        throw new HttpError(400, [forbiddenBodyMessage(method)]);
      }
      if (!keepsRequestId) for (const name of CHOSEN_BY_PROXIES) removeHeader(incoming, name);
      const request = toRequest(incoming, outgoing);
      const response = await handle(request, addressOf(incoming));
      await send(response, incoming, outgoing);
    } catch (error) {
      // A client that went away gets no response; anything else is an error of the API.
      if (!outgoing.destroyed && !outgoing.headersSent) {
        await send(toErrorResponse(error), incoming, outgoing);
      } else outgoing.destroy();
    }
  };
}

/** Whether a response is sent piece by piece: a stream without an end, or a file whose length is known. */
function isStreamed({ headers, body }: Response): boolean {
  return (
    headers.get('content-type') === 'text/event-stream' ||
    (body !== null && headers.has('content-length'))
  );
}

/** Sends a response as fast as the client receives it, until it ends or the client goes away. */
async function sendStream({ status, headers, body }: Response, outgoing: ServerResponse) {
  // The client may go away before the response starts. Then nothing would end the body.
  if (outgoing.destroyed) {
    await body?.cancel();
    return;
  }
  // The server asks for the type of the response, which `writeHead` alone doesn't keep.
  outgoing.setHeaders(headers).writeHead(status);
  if (body) await pipeline(Readable.fromWeb(body as NodeStream), outgoing);
  else outgoing.end();
}

/** Aborted if the client goes away before it has the response. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', url = '', headers } = incoming;
  return new Request(ORIGIN + url, {
    method: method === FORBIDDEN_METHOD ? SUBSTITUTE : method,
    headers: headersOf(incoming),
    signal: signalOf(outgoing),
    ...(hasBody(headers) && { body: bodyOf(incoming, outgoing), duplex: 'half' }),
  });
}

/** The body as it arrives, until the response is sent. The server bounds and discards what is not read. */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      start(controller) {
        incoming.pause();
        const pass = (chunk: Buffer) => {
          incoming.pause();
          controller.enqueue(chunk);
        };
        incoming.on('data', pass);
        // It would pause what the server discards.
        outgoing.once('finish', () => incoming.off('data', pass));
        incoming.once('end', () => controller.close());
        incoming.once('error', (error) => controller.error(error));
      },
      pull() {
        incoming.resume();
      },
      cancel() {
        incoming.removeAllListeners('data').removeAllListeners('end');
      },
    },
    { highWaterMark: 0 },
  );
}

/** Removes a header as if it had not been sent. */
function removeHeader({ headers, rawHeaders }: IncomingMessage, name: string): void {
  delete headers[name];
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}
