import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server';
import { listen } from './listen';

/** Serves with a listener that reads no body. @returns opens a connection */
async function serve(
  listener: Parameters<typeof createHttpServer>[0],
  options?: HttpServerOptions,
) {
  const server = createHttpServer(listener, options);
  const port = await listen(server, '127.0.0.1', 0);
  const open: Socket[] = [];
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return () => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    return {
      socket,
      ended,
      text: () => text,
      /** Waits until a text has arrived. */
      async until(expected: string) {
        while (!text.includes(expected)) {
          await Promise.race([
            new Promise((resolve) => socket.once('data', resolve)),
            ended.then(() => {
              if (!text.includes(expected)) throw new Error(`It ended with: ${text}`);
            }),
          ]);
        }
      },
    };
  };
}

const ADDRESS: Parameters<typeof createHttpServer>[0] = (request, response) => {
  response.end(`address ${request.url}`);
};

const post = (path: string, length: number, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('a server', () => {
  it('keeps the connection after a response to a small body that nobody read', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write(post('/first', 10));
    await client.until('address /first');
    expect(client.text()).toContain('Connection: keep-alive');
    client.socket.write(`0123456789${get('/second')}`);
    await client.until('address /second');
  });

  it('closes the connection after a response to a large body that nobody read', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write(post('/first', 1_000_000));
    await client.until('address /first');
    expect(client.text()).toContain('Connection: close');
    for (let part = 0; part < 10; part++) client.socket.write('x'.repeat(100_000));
    await client.ended;
    expect(client.text()).toContain('address /first');
  });

  it('has its response received by a client that sends a large body before it reads', async () => {
    const bytes = 48_000_000;
    const client = (await serve(ADDRESS))();
    client.socket.pause();
    client.socket.write(post('/first', bytes).replace('Host: a', 'Host: a\r\nConnection: close'));
    await new Promise<void>((resolve, reject) => {
      client.socket.once('error', reject);
      client.socket.write('x'.repeat(bytes), () => resolve());
    });
    client.socket.resume();
    await client.ended;
    expect(client.text()).toContain('address /first');
  });

  it('closes the connection after a response to a body whose length it does not know', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write(
      'POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
    );
    await client.until('address /a');
    expect(client.text()).toContain('Connection: close');
    client.socket.write('0\r\n\r\n');
    await client.ended;
  });

  it('rejects an expectation that it does not know', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write(post('/a', 10).replace('Host: a', 'Host: a\r\nExpect: wonders'));
    await client.until('"statusCode":417');
    expect(client.text()).toContain('HTTP/1.1 417 Expectation Failed');
  });

  it('does not wait for a body that never comes', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write(post('/a', 10));
    await client.until('address /a');
    await client.ended;
  });

  it('reads the whole body for a listener that needs it', async () => {
    const client = (
      await serve(async (request, response) => {
        let size = 0;
        for await (const chunk of request) size += chunk.length;
        response.end(`size ${size}`);
      })
    )();
    client.socket.write(post('/a', 200_000, 'x'.repeat(200_000)) + get('/b'));
    await client.until('size 200000');
    await client.until('size 0');
  });

  it.each([
    ['http://evil.example/docs/?a=b', 'address /docs/?a=b'],
    ['https://evil.example', 'address /'],
    ['HTTP://evil.example:80/x', 'address /x'],
    ['/x/../v2/health?a=/../b', 'address /v2/health?a=/../b'],
    ['/x/%2e%2E/v2/./health', 'address /v2/health'],
    ['/v2/..', 'address /'],
    ['/v2/...?a=/..', 'address /v2/...?a=/..'],
    ['//evil.example/../x', 'address //x'],
  ])('passes a path without host and dot segments on: %s', async (target, expected) => {
    const client = (await serve(ADDRESS))();
    client.socket.write(get(target));
    await client.until(expected);
  });

  it('responds to a question about the server as a whole', async () => {
    const client = (await serve(ADDRESS))();
    client.socket.write('OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n');
    await client.until('HTTP/1.1 204 No Content');
    client.socket.write('GET * HTTP/1.1\r\nHost: a\r\n\r\n');
    await client.until('"statusCode":400');
    expect(client.text()).toContain('Laurel-Error: validationFailed');
  });

  it('rejects connections beyond the limit of a client and of all, and takes others when one ends', async () => {
    const open = await serve(ADDRESS, { connections: { perClient: 2, total: 10 } });
    const first = open();
    first.socket.write(get('/a'));
    await first.until('address /a');
    const second = open();
    second.socket.write(get('/b'));
    await second.until('address /b');
    const third = open();
    await third.ended;
    expect(third.text()).toContain('HTTP/1.1 429 Too Many Requests');
    expect(third.text()).toContain('Retry-After: 5');
    expect(third.text()).toContain('too many connections are open from this address');
    first.socket.destroy();
    await first.ended;
    const fourth = open();
    fourth.socket.write(get('/d'));
    await fourth.until('address /d');
  });

  it('rejects connections beyond the limit of all clients with 503', async () => {
    const open = await serve(ADDRESS, { connections: { perClient: 2, total: 1 } });
    const first = open();
    first.socket.write(get('/a'));
    await first.until('address /a');
    const second = open();
    await second.ended;
    expect(second.text()).toContain('HTTP/1.1 503 Service Unavailable');
  });
});
