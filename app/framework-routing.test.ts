import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import {
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as responseFromConfig,
} from 'next/experimental/testing/server.js';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, addressRule } from '@/lib/site/config/addresses';
import { responseHeaders } from '@/lib/site/http/response-headers';
import makeNextConfig from '../next.config';
import { config as proxyConfig } from '../proxy';

const respond = (path: string) => responseFromConfig({ url: path, nextConfig });

const nextConfig = makeNextConfig(PHASE_PRODUCTION_SERVER);

describe('the configuration of the framework', () => {
  it.each([
    '/',
    '/docs',
    '/docs/Sdk/react_sdk',
    '/docs/Sdk/1.x',
    '/search',
    '/search.json',
    '/nope',
    '/nope.png',
    '/docs.md',
    '/docs/Sdk.md',
    '/missing.md',
    '/raw/docs',
    '/sdk-hints.json',
    '/og/docs.png',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/icon.svg',
    '/mcp',
    '/mcps',
    '/_next/static/chunks/a.js',
    '/v2',
    '/v2/nope',
    '/v2/nope.md',
    '/v2/docs',
    '/v2/docs/openapi.json',
    '/v2/docs/openapi.d.ts',
    '/v2docs',
    '/v2.md',
    '/sandbox',
    '/sandbox/x/y',
    '/storefront/v1/session',
    '/sdk/v2/sdk.js',
    '/sdk/v2/sdk.js.map',
    '/sdk/v2/modules.json',
    '/sdk/v2/rewards-AB12CD34.js',
    '/sandboxes',
  ])('sets the headers of the table at %s', async (path) => {
    const {
      'content-type': _type,
      'x-middleware-rewrite': _rewrite,
      ...headers
    } = Object.fromEntries((await respond(path)).headers);
    const expected = Object.entries(responseHeaders(addressRule(path)));
    expect(headers).toEqual(
      Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each([
    ['/index.html', '/'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/Sdk/react_sdk.html', '/docs/Sdk/react_sdk'],
    ['/docs/Sdk/index.html', '/docs/Sdk'],
    ['/v2docs/a.html', '/v2docs/a'],
  ])('redirects %s to %s', async (path, target) => {
    const { status, headers } = await respond(path);
    expect(status).toBe(308);
    expect(new URL(headers.get('location') ?? '').pathname).toBe(target);
  });

  it.each([
    ['/docs.md', '/raw/docs'],
    ['/index.md', '/raw/index'],
    ['/docs/Sdk/react_sdk.md', '/raw/docs/Sdk/react_sdk'],
  ])('rewrites %s to %s', async (path, target) => {
    const { headers } = await respond(path);
    expect(new URL(headers.get('x-middleware-rewrite') ?? '').pathname).toBe(target);
  });

  it.each([
    '/v2/nope.html',
    '/v2/a/b.html',
    '/v2/index.html',
    '/v2/a/index.html',
    '/v2/nope.md',
    '/v2/a/b.md',
    '/sandbox/x.html',
    '/sandbox/x.md',
    '/sandbox/index.html',
  ])('neither redirects nor rewrites %s', async (path) => {
    const { status, headers } = await respond(path);
    expect(status).toBe(200);
    expect(headers.get('x-middleware-rewrite')).toBeNull();
  });
});

describe('the proxy', () => {
  const runs = (url: string, headers = {}) =>
    doesProxyMatch({ config: proxyConfig, url, nextConfig, headers });

  it('runs for every address but assets', () => {
    for (const { pattern, kind } of ADDRESSES)
      expect(runs(pattern.replace('*', 'x')), pattern).toBe(kind !== 'asset');
    expect(runs('/nope')).toBe(true);
  });

  it('runs for requests for page data where the requests of a client are limited', () => {
    for (const { pattern, isLimited } of ADDRESSES)
      expect(runs(pattern.replace('*', 'x'), { rsc: '1' }), pattern).toBe(isLimited === true);
  });
});
