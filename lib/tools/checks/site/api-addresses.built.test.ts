import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../testing/servers/built-site';
import { untilApiIsReady } from '../../testing/servers/site-server';

beforeAll(() => untilApiIsReady({ send: request }));

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const notFound = (message: string) => ({ message: [message], error: 'Not Found', statusCode: 404 });

const unknown = (api: string, path: string) =>
  notFound(
    api === '/sandbox'
      ? `${path} is not an endpoint of the sandbox, see /sandbox/openapi.json`
      : `${path} is not an endpoint of the API, see /v2/docs/openapi.json`,
  );

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await request(path, { method, headers });
  return { ...response, json: () => JSON.parse(response.body.toString()) };
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

function expectApiHeaders(headers: Record<string, unknown>) {
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  // A page's policy allows scripts; the API's allows nothing.
  expect(headers['content-security-policy'] ?? API_POLICY).toBe(API_POLICY);
  for (const name of ['link', 'location', 'x-middleware-rewrite'])
    expect(headers).not.toHaveProperty(name);
  expect(headers.vary ?? '').not.toMatch(/\bAccept\b(?!-)/);
}

describe.each(['/v2', '/sandbox'])('an address below %s', (api) => {
  it.each(METHODS)(
    'returns 404 with the body of the API for an unknown endpoint: %s',
    async (method) => {
      // `/sandbox` itself is an endpoint.
      const own = api === '/sandbox' ? [] : [api];
      for (const path of [...own, `${api}/nope`, `${api}/nope/deeper`]) {
        const { status, headers, json } = await send(method, path);
        expect(status).toBe(404);
        expectApiHeaders(headers);
        expect(json()).toEqual(unknown(api, path));
      }
    },
  );

  it('returns 404 without a body for HEAD', async () => {
    const { status, headers, body } = await send('HEAD', `${api}/nope`);
    expect(status).toBe(404);
    expectApiHeaders(headers);
    expect(body).toHaveLength(0);
  });

  it.each(['nope.md', 'nope.html', 'index.html', 'nope.png', 'a/index.html', 'docs'])(
    'has neither Markdown, redirects nor HTML: %s',
    async (rest) => {
      const path = `${api}/${rest}`;
      for (const accept of ['text/html', 'text/markdown', '*/*']) {
        const { status, headers, json } = await send('GET', path, { accept });
        expect(status).toBe(404);
        expectApiHeaders(headers);
        expect(json()).toEqual(unknown(api, path));
      }
    },
  );

  it.each(['%', '%zz', '%E0%A4%A', '%ff', '[[...route]]', '%5B%5B...route%5D%5D'])(
    'returns 404 with the body of the API for a path that cannot be routed: %s',
    async (rest) => {
      const path = `${api}/${rest}`;
      const headersOfPageData: Record<string, string> = { rsc: '1' };
      for (const extra of [{}, headersOfPageData]) {
        const { status, headers, json } = await send('GET', path, extra);
        expect(status).toBe(404);
        expectApiHeaders(headers);
        expect(json()).toEqual(unknown(api, path));
      }
    },
  );

  it('returns 405 with the methods of an endpoint for every other one', async () => {
    const path = api === '/v2' ? '/v2/customers/getCustomer' : '/sandbox/directory';
    for (const method of ['PUT', 'TRACE', 'PROPFIND']) {
      const { status, headers, json } = await send(method, path);
      expect(status).toBe(405);
      expectApiHeaders(headers);
      expect(headers.allow).toContain('GET');
      expect(json()).toMatchObject({ error: 'Method Not Allowed', statusCode: 405 });
    }
  });

  it('is not mistaken for a page with a similar name', async () => {
    for (const path of [`${api}s`, `${api}.md`, `${api}-guide`]) {
      const { status, headers } = await send('GET', path);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toBeDefined();
      expect(headers['content-type']).not.toBe('application/json');
    }
  });
});

describe('a published OpenAPI document', () => {
  it.each(['json', 'yaml', 'd.ts'])('keeps its caching: openapi.%s', async (ending) => {
    const path = `/v2/docs/openapi.${ending}`;
    const { status, headers } = await send('GET', path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each(['json', 'yaml', 'd.ts'])('is sent compressed: openapi.%s', async (ending) => {
    const path = `/v2/docs/openapi.${ending}`;
    const { status, headers } = await send('GET', path, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it.each(['json', 'yaml'])(
    'is not sent again if it has not changed: openapi.%s',
    async (ending) => {
      const path = `/v2/docs/openapi.${ending}`;
      const etag = String((await send('GET', path)).headers.etag);
      expect((await send('GET', path, { 'if-none-match': etag })).status).toBe(304);
    },
  );

  it('returns 405 with the body of the API for other methods', async () => {
    const { status, headers, json } = await send('POST', '/v2/docs/openapi.json');
    expect(status).toBe(405);
    expectApiHeaders({ ...headers, 'x-robots-tag': 'noindex' });
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(json()).toEqual({
      message: ['/v2/docs/openapi.json does not allow POST. Use GET, HEAD, or OPTIONS.'],
      error: 'Method Not Allowed',
      statusCode: 405,
    });
  });
});
