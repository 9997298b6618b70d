import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NewSandbox, newSandbox } from '../../testing/new-sandbox';
import { openRaw, rawRequest } from '../../testing/servers/raw-http';
import type { ServerName } from '../../testing/servers/shared-server';
import { describeServers } from '../../testing/servers/three-servers';

/** A response that is sent before the body has arrived leaves a connection that works, or ends it. */

/** Connections without requests are kept for longer. */
const MAX_WAIT_MS = 40_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface EarlyResponse {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the request has the access token of a sandbox. */
  hasToken?: boolean;
  status: number;
  /** Smallest body that gets this response. */
  minBytes?: number;
  /** Servers of the address, if not all three. */
  servers?: readonly ServerName[];
}

const CASES: Record<string, EarlyResponse> = {
  'an unknown address of the API': { method: 'POST', path: '/v2/nope', status: 404 },
  'a method that an operation lacks': {
    method: 'PUT',
    path: '/v2/customers/getCustomer',
    status: 405,
  },
  'a method that the health check lacks': { method: 'POST', path: '/v2/health', status: 405 },
  'a request without a token': {
    method: 'POST',
    path: '/v2/customers/updateBalance',
    headers: JSON_TYPE,
    status: 401,
  },
  'a media type that an operation does not accept': {
    method: 'POST',
    path: '/v2/customers/updateBalance',
    headers: { 'Content-Type': 'text/plain' },
    hasToken: true,
    status: 415,
  },
  'a body that is too large': {
    method: 'POST',
    path: '/v2/customers/updateBalance',
    headers: JSON_TYPE,
    hasToken: true,
    status: 413,
    minBytes: 300_000,
  },
  'a page that does not accept bodies': {
    method: 'POST',
    path: '/docs/Sdk',
    status: 405,
    servers: ['site', 'framework'],
  },
  'a body for agents that is too large': {
    method: 'POST',
    path: '/mcp',
    headers: { ...JSON_TYPE, Accept: 'application/json, text/event-stream' },
    status: 413,
    minBytes: 300_000,
    servers: ['site', 'framework'],
  },
};
const SIZES = [10, 70_000, 200_000, 1_000_000];
/** Operations accept no larger bodies, whatever else is wrong with a request. */
const MAX_JSON_BYTES = 262_144;

const newId = () => randomBytes(8).toString('hex');

describeServers(['site', 'api', 'framework'], 'shared', (server, name) => {
  let sandbox: NewSandbox;
  beforeAll(async () => {
    sandbox = await newSandbox(server().origin, { 'X-Forwarded-For': '203.0.113.14' });
  });
  const cases = Object.entries(CASES).filter(([, { servers }]) => servers?.includes(name) ?? true);

  // Each of them waits for seconds.
  describe.concurrent.each(cases)(
    '%s',
    (_, { method, path, headers, hasToken, status, minBytes = 0 }) => {
      const request = (length: number, body = '') =>
        rawRequest(
          method,
          path,
          {
            'X-Request-Id': newId(),
            ...headers,
            ...(hasToken && { Authorization: `Bearer ${sandbox.shop.accessToken}` }),
            'Content-Length': String(length),
          },
          body,
        );

      it.each(SIZES.filter((size) => size >= minBytes))(
        'the next request on the connection gets its response, or the connection ends: %i bytes',
        async (size) => {
          const connection = await openRaw(server().origin);
          try {
            connection.send(request(size, ' '.repeat(size)));
            const response = await connection.read(method, MAX_WAIT_MS);
            expect(size > MAX_JSON_BYTES ? [status, 413] : [status]).toContain(response.status);
            if (/close/i.test(response.headers.connection ?? '')) {
              expect(await connection.readToEnd(method, MAX_WAIT_MS)).toEqual([]);
              return;
            }
            const id = newId();
            connection.send(rawRequest('GET', '/v2/health', { 'X-Request-Id': id }));
            const next = await connection.read('GET', MAX_WAIT_MS);
            expect(next).toMatchObject({ status: 200, headers: { 'x-request-id': id } });
          } finally {
            connection.destroy();
          }
        },
      );

      // The framework's own server waits as long as Node.js does.
      if (name !== 'framework')
        it('a body that never arrives does not hold the connection', async () => {
          const connection = await openRaw(server().origin);
          try {
            connection.send(request(1_000_000));
            const responses = await connection.readToEnd(method, MAX_WAIT_MS);
            expect(responses).toHaveLength(1);
            expect([status, 408, 413]).toContain(responses[0]?.status);
            expect(responses[0]?.headers.connection).toBe('close');
          } finally {
            connection.destroy();
          }
        });
    },
  );
});
