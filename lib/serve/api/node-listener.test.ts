import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openRaw, rawRequest } from '../../tools/testing/servers/raw-http';
import { createHttpServer, type HttpServerOptions } from '../http/http-server';
import { type Handle, nodeListener } from './node-listener';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Serves requests with a handler. @returns the origin */
async function serve(
  handle: Handle,
  { isStopping = false, keepsRequestId = false } = {},
  options?: HttpServerOptions,
): Promise<string> {
  const server = createHttpServer(
    nodeListener({
      handle,
      addressOf: ({ socket }) => socket.remoteAddress ?? '',
      keepsRequestId,
      isStopping: () => isStopping,
    }),
    options,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echo: Handle = async (received, address) =>
  Response.json({
    url: received.url,
    method: received.method,
    repeated: received.headers.get('x-repeated'),
    body: await received.text(),
    address,
  });

/** Sends a request whose path is not normalized. @returns the status and body */
function sendRaw(origin: string, method: string, path: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, method, path }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, body });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the listener of the API', () => {
  it('passes on path, query, method, headers, body and address', async () => {
    const origin = await serve(echo);
    const headers = new Headers([
      ['x-repeated', 'a'],
      ['x-repeated', 'b'],
    ]);
    const response = await fetch(`${origin}/v2/a%20b?x=1&x=2`, {
      method: 'POST',
      headers,
      body: 'text',
    });
    expect(await response.json()).toEqual({
      url: 'http://api.invalid/v2/a%20b?x=1&x=2',
      method: 'POST',
      repeated: 'a, b',
      body: 'text',
      address: '127.0.0.1',
    });
  });

  it('sends status, headers and a body with its length, and neither for 204', async () => {
    const origin = await serve(async ({ url }) =>
      url.endsWith('/empty')
        ? new Response(null, { status: 204 })
        : new Response('ä', { status: 201, headers: { 'X-Test': 'yes' } }),
    );
    const response = await fetch(`${origin}/text`);
    expect([response.status, response.headers.get('x-test')]).toEqual([201, 'yes']);
    expect(response.headers.get('content-length')).toBe('2');
    const empty = await fetch(`${origin}/empty`);
    expect([empty.status, empty.headers.get('content-length')]).toEqual([204, null]);
  });

  it('sends the headers of a response to HEAD without its body', async () => {
    const origin = await serve(echo);
    const response = await fetch(`${origin}/v2`, { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  it('sends the length of a response once', async () => {
    const origin = await serve(async ({ method }) =>
      method === 'HEAD'
        ? new Response(null, { headers: { 'Content-Length': '4' } })
        : new Response('text', { headers: { 'Content-Length': '4' } }),
    );
    const response = await fetch(origin);
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['4', 'text']);
    const head = await fetch(origin, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', '']);
  });

  it('sends an early response although the body is large and not read', async () => {
    const origin = await serve(async () => new Response('too large', { status: 413 }));
    for (let count = 0; count < 3; count++) {
      const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(5_000_000) });
      expect([response.status, await response.text()]).toEqual([413, 'too large']);
    }
  });

  it('sends an early response although only the start of the body was read', async () => {
    const origin = await serve(async ({ body }) => {
      for await (const _ of body as unknown as AsyncIterable<Uint8Array>) break;
      return new Response('too large', { status: 413 });
    });
    for (let count = 0; count < 3; count++) {
      const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(5_000_000) });
      expect([response.status, await response.text()]).toEqual([413, 'too large']);
    }
  });

  it('cancels a stream whose client went away before the response', async () => {
    let start = () => {};
    const isRequested = new Promise<void>((resolve) => {
      start = resolve;
    });
    const isCanceled = new Promise<void>((resolve) => {
      serve(async () => {
        start();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return new Response(new ReadableStream({ cancel: () => resolve() }), {
          headers: { 'Content-Type': 'text/event-stream' },
        });
      }).then(async (origin) => {
        const client = new AbortController();
        fetch(origin, { signal: client.signal }).catch(() => {});
        await isRequested;
        client.abort();
      });
    });
    await isCanceled;
  });

  it('passes TRACE on under a name that a request can have', async () => {
    const { body } = await sendRaw(await serve(echo), 'TRACE', '/v2');
    expect(JSON.parse(body).method).toBe('X-TRACE');
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'])(
    'rejects %s with a body, and closes the connection',
    async (method) => {
      const origin = await serve(echo);
      const { hostname, port } = new URL(origin);
      const headers = { 'Content-Length': '4' };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request({ hostname, port, method, headers }, resolve);
        sent.on('error', reject);
        sent.end('body');
      });
      expect([response.statusCode, response.headers.connection]).toEqual([400, 'close']);
      if (method === 'HEAD') return;
      expect(JSON.parse(await text(response)).message).toEqual([
        `${method} requests must not have a body`,
      ]);
    },
  );

  it('keeps a path that begins like a host a path', async () => {
    const origin = await serve(echo);
    const { body } = await sendRaw(origin, 'GET', '//other.example/v2');
    expect(JSON.parse(body).url).toBe('http://api.invalid//other.example/v2');
  });

  it('returns 500 with the body of the API if the handler fails', async () => {
    const origin = await serve(async () => {
      throw new Error('secret');
    });
    const response = await fetch(origin);
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ statusCode: 500 });
    expect(body).not.toContain('secret');
  });

  it('adds the headers of all responses to those that no operation made', async () => {
    const response = await fetch(await serve(echo, { keepsRequestId: true }), {
      headers: { 'x-request-id': 'req_12345678' },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-request-id': 'req_12345678',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('lets no client choose the id of its request, and its trace', async () => {
    const received: (string | null)[] = [];
    const origin = await serve(async ({ headers }) => {
      received.push(headers.get('x-request-id'), headers.get('traceparent'));
      return new Response('');
    });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const response = await fetch(origin, {
      headers: { 'X-Request-Id': 'req_12345678', traceparent },
    });
    expect(received).toEqual([null, null]);
    expect(response.headers.get('x-request-id')).toMatch(/^req_(?!12345678$)/);
  });

  it('ends connections while the server stops', async () => {
    expect((await fetch(await serve(echo))).headers.get('connection')).not.toBe('close');
    expect((await fetch(await serve(echo, { isStopping: true }))).headers.get('connection')).toBe(
      'close',
    );
  });

  it('keeps the connection although a body that nobody reads arrives late', async () => {
    const client = await openRaw(await serve(async () => new Response('{}', { status: 404 })));
    close.push(client.destroy);
    client.send(rawRequest('POST', '/first', { 'Content-Length': '10' }));
    expect((await client.read()).status).toBe(404);
    for (const part of ['01234', '56789']) {
      client.send(part);
      await wait(20);
    }
    // By then, a connection whose body did not arrive would have been closed.
    await wait(5_500);
    client.send(rawRequest('GET', '/second'));
    expect((await client.read()).body).toBe('{}');
  }, 10_000);

  it.each<{ type: string; headers: Record<string, string>; isClosed: boolean }>([
    { type: 'text/event-stream', headers: {}, isClosed: false },
    { type: 'image/png', headers: { 'Content-Length': '9' }, isClosed: true },
  ])('lets a stream last, and no other response: $type', async ({ type, headers, isClosed }) => {
    const begin = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('begin')),
    });
    const handle = async () =>
      new Response(begin, { headers: { 'Content-Type': type, ...headers } });
    const client = await openRaw(await serve(handle, {}, { responseMs: 200 }));
    close.push(client.destroy);
    client.send(rawRequest('GET', '/'));
    expect(await client.take(1_000)).toContain(type);
    await wait(800);
    expect(client.isClosed).toBe(isClosed);
  });
});
