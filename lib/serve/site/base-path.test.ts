import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListenerOptions } from './request-listener';

const close: (() => void)[] = [];
beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/developers');
  vi.resetModules();
});
afterEach(() => {
  for (const end of close.splice(0)) end();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Starts a server whose parts respond with their names. @returns its origin */
async function serve(metrics?: ListenerOptions['metrics']): Promise<string> {
  const [{ requestListener }, { requestLimit }] = await Promise.all([
    import('./request-listener'),
    import('./request-limit'),
  ]);
  const options: ListenerOptions = {
    prebuilt: { send: async () => false },
    limit: requestLimit({ perMinute: 1_000 }),
    rate: () => null,
    computed: {
      send: async (path, _request, response) => {
        const isComputed = ['/search', '/suggestions'].includes(path);
        if (isComputed) response.end(`computed ${path}`);
        return isComputed;
      },
    },
    framework: Promise.resolve(async (_request, response) => {
      response.end('framework');
    }),
    api: {
      pass: async (path, _request, response) => {
        response.end(`api ${path}`);
        return 'responded';
      },
      retryAfter: 2,
    },
    health: { state: 'starting' },
    log: pino({ level: 'silent' }),
    metrics,
  };
  const server = createServer(requestListener(options));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe('a server under a path', () => {
  it.each([
    ['/developers/suggestions?path=/x', 'computed /suggestions'],
    ['/developers/search?q=a', 'computed /search'],
    ['/developers/v2/customers', 'api /v2/customers'],
    ['/developers/healthz', '{"status":"starting"}'],
    ['/healthz', '{"status":"starting"}'],
    ['/developers/', 'framework'],
    ['/suggestions?path=/x', 'framework'],
    ['/search?q=a', 'framework'],
    ['/v2/customers', 'framework'],
    ['/sandbox', 'framework'],
  ])('responds at %s with %s', async (address, body) => {
    expect(await (await fetch((await serve()) + address)).text()).toBe(body);
  });

  it('counts requests by their path below it, and not what the API responds to', async () => {
    const count = vi.fn();
    const origin = await serve({ count });
    const paths = ['/developers/docs/a', '/docs/a', '/v2/customers', '/developers/v2/customers'];
    for (const path of paths) await fetch(origin + path);
    expect(count.mock.calls.map(([path]) => path)).toEqual(['/docs/a', null, null]);
  });

  it('rejects methods that the framework fails at, also outside its path', async () => {
    const origin = await serve();
    const { hostname, port } = new URL(origin);
    const { sendRequest } = await import('../../tools/testing/servers/site-server');
    const response = await sendRequest({
      host: hostname,
      port: Number(port),
      path: '/docs',
      method: 'TRACE',
    });
    expect(response.status).toBe(405);
  });
});
