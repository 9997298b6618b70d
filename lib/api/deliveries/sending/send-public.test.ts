import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalSender } from '../../../tools/testing/deliverer/local-sender';
import { startReceiver } from '../receiver.fixture';
import type { SendLimits } from './send';

const BODY = '{"name":"Zoë 🎁"}';
const LIMITS: Partial<SendLimits> = { connectMs: 300, totalMs: 600 };

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function receiver(...parameters: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...parameters);
  opened.push(started);
  return started;
}

/** A server that sends raw bytes instead of HTTP. */
async function rawServer(serve: (socket: Socket) => void): Promise<{ host: string }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return { host: `127.0.0.1:${(server.address() as { port: number }).port}` };
}

function send(address: string, limits: Partial<SendLimits> = LIMITS) {
  const sender = createLocalSender(limits);
  return sender({ address, headers: { 'Content-Type': 'application/json' }, body: BODY });
}

describe('a request', () => {
  it('is a POST of the exact bytes, without cookies or credentials', async () => {
    const { address, requests } = await receiver();
    await send(`${address}?a=1`);
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/hooks?a=1',
        headers: {
          host: new URL(address).host,
          connection: 'close',
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(BODY)),
        },
        body: BODY,
      },
    ]);
  });

  it('ignores the proxies of the environment', async () => {
    const { address, requests } = await receiver();
    const proxy = await receiver();
    for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'ALL_PROXY']) {
      vi.stubEnv(name, proxy.address);
    }
    expect((await send(address)).status).toBe(200);
    vi.unstubAllEnvs();
    expect([requests.length, proxy.requests.length]).toEqual([1, 0]);
  });
});

describe('a response', () => {
  it('is returned with the first kilobyte of its body and Retry-After', async () => {
    const { address } = await receiver((response) =>
      response.writeHead(503, { 'Retry-After': '120' }).end(`a${'ü'.repeat(2_000)}`),
    );
    expect(await send(address)).toEqual({
      status: 503,
      response: `a${'ü'.repeat(511)}`,
      error: null,
      retryAfter: '120',
    });
  });

  it('is kept as text that a database can store', async () => {
    const { address } = await receiver((response) =>
      response.end(Buffer.from([0x61, 0x00, 0xff, 0x62])),
    );
    expect((await send(address)).response).toBe('a\uFFFD\uFFFDb');
  });

  it('of 10 MB is read up to 64 KB, and counts by its status', async () => {
    const { address } = await receiver((response) => response.end(Buffer.alloc(10_000_000, 'a')));
    expect(await send(address)).toMatchObject({ status: 200, error: null });
  });

  it('whose body has no end ends with the connection', async () => {
    let isClosed = false;
    const { address } = await receiver((response) => {
      const write = () => void response.write(Buffer.alloc(10_000, 'a'));
      response.on('drain', write).once('close', () => {
        isClosed = true;
      });
      write();
    });
    expect(await send(address)).toMatchObject({ status: 200 });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('that never ends, or that comes byte by byte, ends at the limit', async () => {
    const trickle = (start: string) => (socket: Socket) => {
      socket.write(start);
      const timer = setInterval(() => socket.write('a'), 20);
      socket.once('close', () => clearInterval(timer));
    };
    const silent = await rawServer(() => {});
    const headers = await rawServer(trickle('HTTP/1.1 200 OK\r\nX-Name: '));
    const body = await rawServer(trickle('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n'));
    const results = await Promise.all(
      [silent, headers, body].map(({ host }) => send(`http://${host}/`)),
    );
    const error = 'There was no complete response within 0.6 seconds.';
    expect(results).toMatchObject([
      { status: null, error },
      { status: null, error },
      { status: 200, error },
    ]);
  });

  it('that the receiver does not complete is a failure', async () => {
    const reset = await rawServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    const closed = await rawServer((socket) => socket.once('data', () => socket.end()));
    const cut = await rawServer((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nabc')),
    );
    const other = await rawServer((socket) =>
      socket.once('data', () => socket.end('220 mail\r\n')),
    );
    const large = await rawServer((socket) =>
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)),
    );
    const errorOf = async ({ host }: { host: string }) => (await send(`http://${host}/`)).error;
    expect(await errorOf(reset)).toBe('The connection was reset.');
    expect(await errorOf(closed)).toBe('The connection was reset.');
    expect(await errorOf(cut)).toBe('The connection ended before the response was complete.');
    expect(await errorOf(other)).toBe('The response is not valid HTTP.');
    expect(await errorOf(large)).toBe('The headers of the response are too large.');
  });
});

describe('a connection', () => {
  it('that is refused is a failure', async () => {
    const { address, close } = await startReceiver();
    await close();
    expect((await send(address)).error).toBe('The connection was refused.');
  });

  it('must be open in time, with TLS too', async () => {
    const silent = await rawServer(() => {});
    expect((await send(`https://${silent.host}/`)).error).toBe(
      'There was no connection within 0.3 seconds.',
    );
  });

  it('must use TLS', async () => {
    const { address } = await receiver();
    expect((await send(address.replace('http:', 'https:'))).error).toBe(
      'The TLS handshake failed.',
    );
  });
});
