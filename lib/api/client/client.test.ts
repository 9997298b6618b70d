import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLaurelClient } from './index';

/** Sends the server's response to a request. */
type Reply = (response: ServerResponse) => void;

/** The client with paths that are only in this test. */
interface AnyClient {
  GET(path: string, options?: object): Promise<{ data?: unknown; response: Response }>;
  POST(path: string, options?: object): Promise<{ data?: unknown; response: Response }>;
}

const reply =
  (status: number, headers = {}, body: object = { message: ['failed'] }): Reply =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const ok = reply(200, {}, { done: true });
const disconnect: Reply = (response) => response.destroy();
const cutOff: Reply = (response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('{');
  setTimeout(() => response.destroy(), 10);
};
const hang: Reply = () => {};
const serviceUnavailable = { 'Laurel-Error': 'serviceUnavailable' };
const inProgress = { 'Laurel-Error': 'idempotencyInProgress' };
const keyed = { body: {}, headers: { 'Idempotency-Key': 'order-1' } };

let server: Server;
let laurel: AnyClient;
/** For the next requests; the last one is used for all further ones. */
let replies: Reply[];
let tokenReplies: Reply[];
let tokens: (string | undefined)[];

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const isToken = url === '/v2/oauth/getAccessToken';
    if (!isToken) tokens.push(headers.authorization);
    const list = isToken ? tokenReplies : replies;
    (list.length > 1 ? list.shift() : list[0])?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  tokenReplies = [1, 2, 3].map((id) => reply(200, {}, { accessToken: `at_${id}`, expiresAt }));
  tokens = [];
  const { port } = server.address() as AddressInfo;
  laurel = createLaurelClient({
    clientId: 'id',
    clientSecret: 'secret',
    scope: 'read_customer',
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 2_000,
    longestWaitMs: 10,
  }) as unknown as AnyClient;
});

const read = () => laurel.GET('/v2/a');
const write = () => laurel.POST('/v2/a', { body: {} });
const safeWrite = () => laurel.POST('/v2/a', keyed);

describe('a client', () => {
  it.each([
    ['a read after a lost connection', disconnect, read],
    ['a read whose response is cut off', cutOff, read],
    ['a read after a timeout', hang, read],
    ['a read after a 500', reply(500), read],
    ['a read after a date in Retry-After', reply(503, { 'Retry-After': 'Mon, 1 Jan' }), read],
    ['a write with a key after a lost connection', disconnect, safeWrite],
    ['a write with a key whose first request is still running', reply(409, inProgress), safeWrite],
    ['a write without a key after a 429', reply(429, { 'Retry-After': '86400' }), write],
    ['a write without a key while the API is not available', reply(503, serviceUnavailable), write],
  ])('retries %s', async (_title, first, send) => {
    replies = [first, ok];
    expect((await send()).data).toEqual({ done: true });
    expect(tokens).toHaveLength(2);
  });

  it.each([
    ['a write without a key after a 503 of a proxy', 503, write],
    ['a write without a key after a 500', 500, write],
    ['a 422', 422, safeWrite],
    ['a conflict with stored data', 409, safeWrite],
  ])('does not retry %s', async (_title, status, send) => {
    replies = [reply(status), ok];
    expect((await send()).response.status).toBe(status);
    expect(tokens).toHaveLength(1);
  });

  it('does not retry a write without a key after a lost connection, or a canceled read', async () => {
    replies = [disconnect];
    await expect(write()).rejects.toThrow();
    const controller = new AbortController();
    replies = [() => controller.abort()];
    await expect(laurel.GET('/v2/a', { signal: controller.signal })).rejects.toThrow();
    expect(tokens).toHaveLength(2);
  });

  it('gives up after five attempts', async () => {
    replies = [reply(503)];
    expect((await read()).response.status).toBe(503);
    expect(tokens).toHaveLength(5);
  });
});

describe('the access token', () => {
  it('is requested once for requests at the same time', async () => {
    replies = [ok];
    await Promise.all([read(), read(), read()]);
    expect(tokens).toEqual(['Bearer at_1', 'Bearer at_1', 'Bearer at_1']);
  });

  it('is renewed a minute before it expires', async () => {
    const expiresAt = new Date(Date.now() + 59_000).toISOString();
    tokenReplies.unshift(reply(200, {}, { accessToken: 'at_0', expiresAt }));
    replies = [ok];
    await read();
    await read();
    await read();
    expect(tokens).toEqual(['Bearer at_0', 'Bearer at_1', 'Bearer at_1']);
  });

  it('is replaced once after a 401', async () => {
    replies = [reply(401)];
    expect((await read()).response.status).toBe(401);
    expect(tokens).toEqual(['Bearer at_1', 'Bearer at_2']);
  });

  it('is requested again after a failure, which the request reports', async () => {
    replies = [ok];
    tokenReplies.unshift(reply(403, { 'Laurel-Error': 'accessTokenForbidden' }));
    await expect(read()).rejects.toMatchObject({
      status: 403,
      code: 'accessTokenForbidden',
      messages: ['failed'],
    });
    expect((await read()).data).toEqual({ done: true });
  });
});
