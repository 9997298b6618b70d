import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSamples } from '../testing/load-samples';

type Request = (path: string, request?: object) => Promise<unknown>;

interface Samples {
  createLaurelClient(credentials: object): { request: Request };
  LaurelError: new () => Error;
}

/** Sends the server's response to a request. */
type Reply = (response: ServerResponse) => void;

let server: Server;
let samples: Samples;
let request: Request;
/** For the next requests; the last one is used for all further ones. */
let replies: Reply[];
let tokenReplies: Reply[];
let received: (string | undefined)[];

const json =
  (status: number, body: object, headers = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const ok = json(200, { done: true });
const failed = (status: number, headers = {}) => json(status, { message: ['failed'] }, headers);
const disconnect: Reply = (response) => response.destroy();
const hang: Reply = () => {};

const write = { body: { points: 1 } };
const safeWrite = { ...write, idempotencyKey: 'order-1' };

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const isToken = url === '/v2/oauth/getAccessToken';
    if (!isToken) received.push(headers.authorization);
    const list = isToken ? tokenReplies : replies;
    const reply = list.length > 1 ? list.shift() : list[0];
    reply?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = readFileSync('content/docs/Api/recipes/index.md', 'utf8');
  samples = await loadSamples<Samples>(page, ['laurel-client.ts'], {
    'https://api.laurel.example': `http://127.0.0.1:${port}`,
    'TIMEOUT_MS = 15_000': 'TIMEOUT_MS = 500',
    'LONGEST_WAIT_MS = 30_000': 'LONGEST_WAIT_MS = 10',
  });
});

beforeEach(() => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  tokenReplies = [1, 2, 3].map((id) => json(200, { accessToken: `token-${id}`, expiresAt }));
  received = [];
  ({ request } = samples.createLaurelClient({}));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the client of the recipes', () => {
  it.each([
    ['a read after a lost connection', disconnect, undefined],
    ['a read after a timeout', hang, undefined],
    ['a read after a 500', failed(500), undefined],
    ['a write with a key after a lost connection', disconnect, safeWrite],
    [
      'a request with a date in Retry-After',
      failed(503, { 'Retry-After': 'Mon, 1 Jan' }),
      undefined,
    ],
    ['a request after the longest wait', failed(429, { 'Retry-After': '86400' }), undefined],
    ['a write without a key after a 429', failed(429), write],
    [
      'a write without a key while the API is not available',
      failed(503, { 'Laurel-Error': 'serviceUnavailable' }),
      write,
    ],
  ])('retries %s', async (_title, reply, options) => {
    replies = [reply, ok];
    expect(await request('a', options)).toEqual({ done: true });
    expect(received).toHaveLength(2);
  });

  it.each([
    ['a write without a key after a 503 of a proxy', failed(503), write],
    ['a write without a key after a 500', failed(500), write],
    ['a write without a key after a lost connection', disconnect, write],
    ['a 422', failed(422), safeWrite],
    ['a conflict', failed(409), safeWrite],
  ])('does not retry %s', async (_title, reply, options) => {
    replies = [reply, ok];
    await expect(request('a', options)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it('retries a 409 after a lost response, because the first request may still be running', async () => {
    replies = [disconnect, failed(409), ok];
    expect(await request('a', safeWrite)).toEqual({ done: true });
    expect(received).toHaveLength(3);
  });

  it('gives up after five attempts', async () => {
    replies = [failed(503)];
    await expect(request('a')).rejects.toMatchObject({
      status: 503,
      code: null,
      messages: ['failed'],
    });
    expect(received).toHaveLength(5);
  });

  it('reports an error that is not JSON, or has other fields, with its status', async () => {
    replies = [(response) => response.writeHead(403).end('<h1>Forbidden</h1>')];
    const error = await request('a').catch((reason) => reason);
    expect(error).toBeInstanceOf(samples.LaurelError);
    expect(error).toMatchObject({ status: 403, messages: ['Forbidden'] });
    replies = [json(403, { message: 'no list' })];
    await expect(request('a')).rejects.toMatchObject({ status: 403, messages: ['Forbidden'] });
  });

  it('requests another token once after a 401', async () => {
    replies = [failed(401), ok];
    await request('a', write);
    expect(received).toEqual(['Bearer token-1', 'Bearer token-2']);
    replies = [failed(401)];
    await expect(request('a')).rejects.toMatchObject({ status: 401 });
    expect(received).toHaveLength(4);
  });

  it('retries the request for a token, unless the credentials are wrong', async () => {
    replies = [ok];
    tokenReplies.unshift(failed(429), disconnect);
    await request('a');
    expect(received).toEqual(['Bearer token-1']);
    tokenReplies = [failed(401), hang];
    const { request: unknown } = samples.createLaurelClient({});
    await expect(unknown('a')).rejects.toMatchObject({ status: 401 });
  });
});
