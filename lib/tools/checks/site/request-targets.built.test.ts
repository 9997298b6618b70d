import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRaw, type RawResponse, rawRequest } from '../../testing/servers/raw-http';
import type { TestServer } from '../../testing/servers/shared-server';
import { describeServers } from '../../testing/servers/three-servers';

/** Choices that a client has and doesn't have with the target and the headers of a request. */

const EVIL = 'http://evil.example';
const HEALTHY = '{"status":"ok"}';
const JSON_BODY = { 'Content-Type': 'application/json' };

async function send(
  { origin }: TestServer,
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawResponse> {
  const connection = await openRaw(origin);
  try {
    connection.send(rawRequest(method, target, headers, body));
    return await connection.read(method);
  } finally {
    connection.destroy();
  }
}

const create = (server: TestServer, address: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/sandbox', { ...JSON_BODY, 'X-Forwarded-For': address, ...headers }, '{}');

describe('without a trusted proxy', () => {
  const settings = { TRUSTED_PROXIES: '0', SANDBOXES_PER_HOUR: '2' };

  describeServers(['site', 'api', 'framework'], settings, (server, name) => {
    const pages = name === 'api' ? [] : ['/docs/', '/docs', '//evil.example/docs/', '/', '/nope/'];

    // The framework's own server redirects them to themselves, which only proxies could send.
    if (name !== 'framework')
      it.each([...pages, '/v2/health/', '/v2//health', '/sandbox/'])(
        'no response leads to the host of the target %s',
        async (path) => {
          const { headers } = await send(server(), 'GET', EVIL + path);
          const own = server().origin;
          expect(new URL(headers.location ?? '/', own).origin).toBe(own);
        },
      );

    it.each(['/x/../v2/health', '/x/%2e%2E/v2/./health'])(
      'dot segments are resolved before anything decides by the path: %s',
      async (path) => {
        expect(await send(server(), 'GET', path)).toMatchObject({ status: 200, body: HEALTHY });
      },
    );

    // The framework's own server closes the connection.
    if (name !== 'framework')
      it.each([...pages, '/v2/health'])('an upgrade is not awaited: %s', async (path) => {
        // The first request that the framework gets could make it listen to upgrades.
        const { status } = await send(server(), 'GET', path);
        const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
        expect((await send(server(), 'GET', path, headers)).status).toBe(status);
      });

    if (name !== 'framework')
      it('OPTIONS * gets 204', async () => {
        expect((await send(server(), 'OPTIONS', '*')).status).toBe(204);
      });

    it('OPTIONS * does not end the server', async () => {
      await send(server(), 'OPTIONS', '*');
      expect((await send(server(), 'GET', '/v2/health')).status).toBe(200);
    });

    it.each([...pages.slice(0, 2), '/v2/health', '/v2/nope'])(
      'HTTPS is required of this host only, not of its subdomains: %s',
      async (path) => {
        const { headers } = await send(server(), 'GET', path);
        expect(headers['strict-transport-security'] ?? '').not.toContain('includeSubDomains');
      },
    );

    it('a client does not choose its request id', async () => {
      const id = randomBytes(8).toString('hex');
      const { headers } = await send(server(), 'GET', '/v2/health', { 'X-Request-Id': id });
      expect(headers['x-request-id']).toMatch(/\S/);
      expect(headers['x-request-id']).not.toBe(id);
    });

    // The framework's own server keeps the header as it was sent, so it needs a proxy that replaces it.
    if (name !== 'framework')
      it('a client does not choose its address', async () => {
        const statuses: number[] = [];
        for (const last of [1, 2, 3]) {
          statuses.push((await create(server(), `203.0.113.${last}`)).status);
        }
        expect(statuses).toEqual([200, 200, 429]);
      });
  });
});

describe('with a trusted proxy', () => {
  describeServers(['site', 'api', 'framework'], 'shared', (server) => {
    it('a response has the request id that the proxy has sent', async () => {
      const id = randomBytes(8).toString('hex');
      const { headers } = await send(server(), 'GET', '/v2/health', { 'X-Request-Id': id });
      expect(headers['x-request-id']).toBe(id);
    });

    it('a client counts by the address that the proxy has added, whatever it sends itself', async () => {
      const statuses: number[] = [];
      const others = ['', '192.0.2.1, ', '192.0.2.2, 192.0.2.3, '];
      for (const sent of [...others, ...others, '192.0.2.4, ']) {
        statuses.push((await create(server(), `${sent}203.0.113.15`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
      const Connection = 'keep-alive, x-forwarded-for';
      expect((await create(server(), '203.0.113.15', { Connection })).status).toBe(429);
      expect((await create(server(), '198.51.100.15')).status).toBe(200);
    });
  });
});
