import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, type FakeState, newState } from './fake-answers';

/** A request as the server got it, with what it answered. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
  status: number;
  answer: string;
}

/** How a request goes wrong: with a status, without an answer, or with the connection cut. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'silence' }
  | { kind: 'cut' }
  | { kind: 'refuse-documents'; count: number }
  | { kind: 'lose-documents'; count: number };

/** A server that speaks Typesense over real HTTP and goes wrong on demand. */
export interface FakeServer {
  node: { protocol: string; host: string; port: number };
  state: FakeState;
  requests: RecordedRequest[];
  /** The next request whose method and path match goes wrong; `times` of them. */
  fail(match: RegExp, fault: Fault, times?: number): void;
  close(): Promise<void>;
}

/** Starts a fake on a free port of this machine. */
export async function startFakeServer(state = newState()): Promise<FakeServer> {
  const requests: RecordedRequest[] = [];
  const faults: { match: RegExp; fault: Fault; times: number }[] = [];

  function takeFault(call: string): Fault | null {
    const found = faults.find(({ match, times }) => times > 0 && match.test(call));
    if (!found) return null;
    found.times -= 1;
    return found.fault;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const body = await readBody(request);
    const path = decodeURIComponent(pathname);
    const fault = takeFault(`${method} ${path}`);
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'cut') {
      request.socket.destroy();
      return;
    }
    const answer =
      fault?.kind === 'status'
        ? { status: fault.status, body: { message: 'out of order' } }
        : answerTo(state, { method, path, body, fault });
    const isText = typeof answer.body === 'string';
    const text = isText ? String(answer.body) : JSON.stringify(answer.body);
    requests.push({
      method,
      path,
      query: Object.fromEntries(searchParams),
      headers,
      body,
      status: answer.status,
      answer: text,
    });
    response.writeHead(answer.status, {
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
    fail: (match, fault, times = 1) => void faults.push({ match, fault, times }),
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
