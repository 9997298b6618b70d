import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRaw, rawRequest } from '../../testing/servers/raw-http';
import { describeServers } from '../../testing/servers/three-servers';

/** A request may announce trailers and send them. No server ends because of it. */

const CHUNKED = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' };
const NAMES = ['Expires', 'X-Checksum', 'Content-Length', 'Transfer-Encoding, Authorization'];
const PATHS = ['/v2/health', '/v2/nope', '/docs/Sdk'];
/** Longer than an error in the background takes to end a process. */
const SETTLE_MS = 200;

describeServers(['site', 'api', 'framework'], 'shared', (server) => {
  it.each(NAMES.flatMap((name) => PATHS.map((path) => [name, path] as const)))(
    'announces %s at %s',
    async (Trailer, path) => {
      const connection = await openRaw(server().origin);
      try {
        connection.send(rawRequest('GET', path, { Trailer }));
        expect((await connection.read()).status).toBeLessThan(500);
        expect((await fetch(`${server().origin}/v2/health`)).status).toBe(200);
      } finally {
        connection.destroy();
      }
    },
  );

  it.each(NAMES)('sends %s after a body', async (Trailer) => {
    const connection = await openRaw(server().origin);
    try {
      const fields = Trailer.split(', ').map((name) => `${name}: 1\r\n`);
      const body = `2\r\n{}\r\n0\r\n${fields.join('')}\r\n`;
      connection.send(
        rawRequest('POST', '/v2/oauth/getAccessToken', { ...CHUNKED, Trailer }) + body,
      );
      expect((await connection.read('POST')).status).toBe(400);
      expect((await fetch(`${server().origin}/v2/health`)).status).toBe(200);
    } finally {
      connection.destroy();
    }
  });

  it('has the processes that it started with', async () => {
    await wait(SETTLE_MS);
    expect(server().isUnchanged()).toBe(true);
  });
});
