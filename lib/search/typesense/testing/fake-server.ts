import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createState, type FakeState, respondTo, type SimulatedFailure } from './fake-responses';

/** A request that the server received, with its response. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
  status: number;
  response: string;
}

/** A fake Typesense server over HTTP whose requests can be made to fail. */
export interface FakeServer {
  node: { protocol: string; host: string; port: number };
  state: FakeState;
  requests: RecordedRequest[];
  /** Makes the next `times` requests fail whose method and path match. */
  fail(match: RegExp, failure: SimulatedFailure, times?: number): void;
  close(): Promise<void>;
}

/** Starts a fake server on a free port. */
export async function startFakeServer(state = createState()): Promise<FakeServer> {
  const requests: RecordedRequest[] = [];
  const failures: { match: RegExp; failure: SimulatedFailure; times: number }[] = [];

  function takeFailure(methodAndPath: string): SimulatedFailure | null {
    const found = failures.find(({ match, times }) => times > 0 && match.test(methodAndPath));
    if (!found) return null;
    found.times -= 1;
    return found.failure;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const body = await readBody(request);
    const path = decodeURIComponent(pathname);
    const failure = takeFailure(`${method} ${path}`);
    if (failure?.kind === 'no-response') return;
    if (failure?.kind === 'disconnect') {
      request.socket.destroy();
      return;
    }
    const { status, body: responseBody } =
      failure?.kind === 'status'
        ? { status: failure.status, body: { message: 'Simulated failure' } }
        : respondTo(state, { method, path, body, failure });
    const isText = typeof responseBody === 'string';
    const text = isText ? responseBody : JSON.stringify(responseBody);
    requests.push({
      method,
      path,
      query: Object.fromEntries(searchParams),
      headers,
      body,
      status,
      response: text,
    });
    response.writeHead(status, {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    });
    response.end(text);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    node: { protocol: 'http', host: '127.0.0.1', port },
    state,
    requests,
    fail: (match, failure, times = 1) => void failures.push({ match, failure, times }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
