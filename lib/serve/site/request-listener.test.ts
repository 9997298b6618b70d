import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSED_CLIENT_HEADER, passClient } from '../../site/http/passed-client';
import { apiRate } from '../http/api-rate';
import type { Health } from '../http/stop-on-signal';
import { ComputedResponses } from './files/computed-responses';
import { requestLimit } from './request-limit';
import { type ListenerOptions, requestListener } from './request-listener';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Passes a request on to the API. @returns what became of it */
type Pass = ListenerOptions['api']['pass'];

interface Parts {
  health?: Health;
  pass?: Pass;
  /** Limit of the addresses that are computed for each request. */
  perMinute?: number;
  rate?: ListenerOptions['rate'];
  metrics?: ListenerOptions['metrics'];
}

/** An API that is not available. */
const noApi: Pass = async () => 'unavailable';

/** Starts a server without prebuilt responses. @returns its origin */
async function serve(
  framework: Handler,
  {
    health = { state: 'starting' },
    pass = noApi,
    rate = () => null,
    perMinute = 1_000,
    metrics,
  }: Parts = {},
): Promise<string> {
  const handler = Promise.resolve(framework);
  const server = createServer(
    requestListener({
      prebuilt: { send: async () => false },
      limit: requestLimit({ perMinute }),
      rate,
      computed: new ComputedResponses(handler, { shared: [], pages: {}, frames: [], notFound: [] }),
      framework: handler,
      api: { pass, retryAfter: 2 },
      health,
      metrics,
      log: pino({ level: 'silent' }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const fail: Handler = async () => {
  throw new Error('boom');
};

describe('a server whose framework fails', () => {
  it.each(['/v2/docs/openapi.json'])('returns 500 with the body of the API at %s', async (path) => {
    const response = await fetch((await serve(fail)) + path);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      message: ['something went wrong on our side'],
      error: 'Internal Server Error',
      statusCode: 500,
    });
  });

  it('returns 500 as text for a page', async () => {
    const response = await fetch(`${await serve(fail)}/docs`);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(
      'Something went wrong on our side. Try again in a moment.\n',
    );
  });

  it('aborts a response that has begun', async () => {
    const origin = await serve(async (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half');
      throw new Error('boom');
    });
    await expect(fetch(origin).then((response) => response.text())).rejects.toThrow();
  });
});

describe('a server', () => {
  it('passes no more requests on than a client may send, except health checks of the API', async () => {
    const pass: Pass = async (_path, _request, response) => {
      response.end('passed');
      return 'responded';
    };
    const origin = await serve(fail, { pass, rate: apiRate(1) });
    const burst = await Promise.all(
      Array.from({ length: 10 }, async () => (await fetch(`${origin}/v2/customers`)).status),
    );
    expect(burst).toEqual(Array(10).fill(200));
    const rejected = await fetch(`${origin}/sandbox`, { method: 'POST', body: '{}' });
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('1');
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
    expect(await rejected.json()).toMatchObject({
      message: ['your network sent more than 1 requests per second, send fewer'],
    });
    expect((await fetch(`${origin}/v2/health`)).status).toBe(200);
    // What the framework would respond to.
    expect((await fetch(`${origin}/a%20b`)).status).toBe(429);
  });

  it('reports its health without the framework', async () => {
    const health: Health = { state: 'starting' };
    const origin = await serve(fail, { health });
    const report = async () => {
      const response = await fetch(`${origin}/healthz`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.json()];
    };
    expect(await report()).toEqual([503, { status: 'starting' }]);
    health.state = 'ready';
    expect(await report()).toEqual([200, { status: 'ready' }]);
    health.state = 'stopping';
    expect(await report()).toEqual([503, { status: 'stopping' }]);
  });

  it('reports that it is alive whatever its state', async () => {
    const health: Health = { state: 'starting' };
    const origin = await serve(fail, { health });
    for (const state of ['starting', 'ready', 'stopping'] as const) {
      health.state = state;
      const response = await fetch(`${origin}/livez`);
      expect([response.status, await response.json()]).toEqual([200, { status: 'alive' }]);
      expect((await fetch(`${origin}/livez`, { method: 'HEAD' })).status).toBe(200);
    }
    const post = await fetch(`${origin}/livez`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('hides the header for page data from the documents of the API', async () => {
    const origin = await serve(async ({ headers }, response) => {
      response.end(headers.rsc ?? 'none');
    });
    const ask = async (path: string) =>
      (await fetch(origin + path, { headers: { rsc: '1' } })).text();
    expect(await ask('/v2/docs/openapi.json')).toBe('none');
    expect(await ask('/docs')).toBe('1');
  });

  it('passes requests on to the API with the address of the client, and adds its headers', async () => {
    const pass: Pass = async (path, { headers }, response) => {
      response.end(JSON.stringify([path, headers['x-forwarded-for']]));
      return 'responded';
    };
    const origin = await serve(fail, { pass });
    const response = await fetch(`${origin}/v2/customers?page=2`, {
      headers: { 'x-forwarded-for': '203.0.113.5' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const [path, address] = await response.json();
    expect(path).toBe('/v2/customers?page=2');
    expect(['127.0.0.1', '::1']).toContain(address);
  });

  it('passes on the client that a request of this process acts for, and no client that others name', async () => {
    const pass: Pass = async (_path, { headers }, response) => {
      response.end(headers[PASSED_CLIENT_HEADER] ?? headers['x-forwarded-for']);
      return 'responded';
    };
    const origin = await serve(fail, { pass });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/sandbox`, { headers })).text();
    expect(await ask(passClient('203.0.113.5'))).toBe('203.0.113.5');
    const name = PASSED_CLIENT_HEADER;
    expect(['127.0.0.1', '::1']).toContain(await ask({ [name]: 'guess 203.0.113.5' }));
  });

  it.each(['/v2/customers', '/v2', '/sandbox'])(
    'returns 503 at %s while the API is not available, and pages as always',
    async (path) => {
      const origin = await serve(async (_request, response) => {
        response.end('page');
      });
      const response = await fetch(origin + path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({
        message: ['the API is not available right now'],
        error: 'Service Unavailable',
        statusCode: 503,
      });
      expect(await (await fetch(`${origin}/docs`)).text()).toBe('page');
    },
  );

  it('says that a request can be sent again only if it certainly was not carried out', async () => {
    const interrupted = await serve(fail, { pass: async () => 'interrupted' });
    const unreached = await serve(fail, { pass: async () => 'unavailable' });
    const ask = async (origin: string, method: string) => {
      const { status, headers } = await fetch(`${origin}/v2/a`, { method });
      return [status, headers.get('laurel-error')];
    };
    expect(await ask(interrupted, 'GET')).toEqual([503, 'serviceUnavailable']);
    expect(await ask(interrupted, 'POST')).toEqual([500, 'serverError']);
    expect(await ask(unreached, 'POST')).toEqual([503, 'serviceUnavailable']);
  });

  it.each([
    ['fails', 500],
    ['is not available', 503],
  ])('counts a request once if the passing on %s', async (problem, status) => {
    const counted: [string | null, number][] = [];
    const origin = await serve(fail, {
      pass: async () => {
        if (problem === 'fails') throw new Error('boom');
        return 'unavailable';
      },
      metrics: { count: (path, status) => counted.push([path, status]) },
    });
    expect((await fetch(`${origin}/v2/a`)).status).toBe(status);
    expect(counted).toEqual([['/v2/a', status]]);
  });

  it('limits each client to what is computed', async () => {
    const find: Handler = async (_request, response) => {
      response.end('["found"]');
    };
    const origin = await serve(find, { perMinute: 1 });
    const found = await fetch(`${origin}/search.json?q=a`);
    expect(await found.json()).toEqual(['found']);
    expect(found.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(found.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const rejected = await fetch(`${origin}/search.json?q=b`);
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('60');
    expect((await fetch(`${origin}/healthz`)).status).toBe(503);
  });

  it('sends a page with its headers', async () => {
    const origin = await serve(async (_request, response) => {
      response.end('page');
    });
    expect((await fetch(`${origin}/docs`)).headers.get('vary')).toBe('Accept');
  });
});
