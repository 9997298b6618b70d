import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { respondToClientError } from './client-error';

const server = createServer({ connectionsCheckingInterval: 20 }, (_request, response) => {
  response.end('reached');
});
// Long enough for a busy machine to send large headers.
server.requestTimeout = 1_500;
server.headersTimeout = 1_500;
server.on('clientError', respondToClientError);
beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends bytes as they are. @returns what comes back until the server ends the connection */
function sendBytes(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // The server ends a connection before it has read everything.
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    socket.on('close', () => resolve(received));
    socket.write(text);
  });
}

/** Sends the start of a request, and goes on while the response is under way. @throws Error if the connection is reset */
function sendOn(start: string, chunk: string, count: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    let sent = 0;
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    const next = () => {
      sent += 1;
      if (sent > count) socket.end();
      else socket.write(chunk, () => setTimeout(next, 10));
    };
    socket.write(start, next);
  });
}

describe('a request that cannot be read', () => {
  it.each([
    ['malformed', 'nonsense\r\n\r\n', 400, 'the request is not valid HTTP'],
    [
      'with large headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers must have at most 16 kB',
    ],
    ['that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'the request did not arrive in time'],
  ])('gets the common error: %s', async (_, text, status, message) => {
    const [head = '', body = ''] = (await sendBytes(text)).split('\r\n\r\n');
    const [line = '', ...fields] = head.split('\r\n');
    const headers = Object.fromEntries(
      fields
        .map((field) => field.split(': '))
        .map(([name = '', value]) => [name.toLowerCase(), value]),
    );
    const parsed = JSON.parse(body);
    expect(parsed).toEqual({ message: [message], error: expect.any(String), statusCode: status });
    expect(line).toBe(`HTTP/1.1 ${status} ${parsed.error}`);
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^req_/),
      'laurel-error': { 400: 'validationFailed', 408: 'requestTimeout', 431: 'headersTooLarge' }[
        status
      ],
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Laurel-Error'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
  });

  it.each([
    ['malformed', 'nonsense\r\n\r\n', 400],
    ['with large headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(20_000)}`, 431],
  ])('gets the error also if its client sends for longer: %s', async (_, start, status) => {
    const received = await sendOn(start, 'x'.repeat(1_000_000), 20);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: status });
  });
});
