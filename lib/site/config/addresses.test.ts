import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesAddress } from './address-pattern';
import { ADDRESSES, addressRule, isApiAddress, isPageAddress } from './addresses';

const ROOT = join(import.meta.dirname, '../../..');

/** Addresses of the routes in `app`, with `x` for parameters. */
const routes = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|route)(\.demo)?\.tsx?$/.test(file))
  .map((file) => dirname(file).replace(/^\.$/, ''))
  .map((folder) => `/${folder}`.replace(/\/\(.*?\)/g, '').replace(/\[+(\.{3})?\w+\]+/g, 'x'));

const ruleOf = (path: string) => ADDRESSES.find(({ pattern }) => matchesAddress(pattern, path));

describe('the table of addresses', () => {
  it.each(routes)('has a rule for the route %s', (path) => {
    expect(ruleOf(path)).toBeDefined();
    expect(ruleOf(path)?.servedBy).toBeUndefined();
  });

  it.each(ADDRESSES.filter(({ servedBy }) => !servedBy).map(({ pattern }) => pattern))(
    'has a route for %s',
    (pattern) => {
      expect(routes.filter((path) => ruleOf(path)?.pattern === pattern)).not.toEqual([]);
    },
  );

  it('lists only files of `public` that exist or that the build writes', () => {
    const sdk = ['sdk.js', 'sdk.js.map', 'modules.json', 'sample-frame.js', 'rewards-AB12CD34.js'];
    const sample = 'samples/react/react_sdk-SpendPoints.js';
    const written = ['robots.txt', 'sitemap.xml', sample, ...sdk.map((name) => `sdk/v2/${name}`)];
    const there = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' });
    const files = [...new Set([...there, ...written])].filter((file) => file.includes('.'));
    const rules = ADDRESSES.filter(({ servedBy }) => servedBy === 'public');
    for (const { pattern } of rules)
      expect(files.filter((file) => matchesAddress(pattern, `/${file}`))).not.toEqual([]);
    for (const file of files) expect(ruleOf(`/${file}`)?.servedBy, file).toBe('public');
  });

  it('has every pattern once', () => {
    const patterns = ADDRESSES.map(({ pattern }) => pattern);
    expect(patterns).toEqual([...new Set(patterns)]);
  });
});

describe('an address', () => {
  it.each([
    ['/', 'page'],
    ['/docs', 'page'],
    ['/docs/Sdk', 'page'],
    ['/api', 'page'],
    ['/nope', 'page'],
    ['/v2docs', 'page'],
    ['/sandboxes', 'page'],
    ['/v2', 'api'],
    ['/v2/', 'api'],
    ['/v2/nope', 'api'],
    ['/v2/nope.md', 'api'],
    ['/v2/%E0%A4%A', 'api'],
    ['/%76%32/nope', 'page'],
    ['/v2%2Fnope', 'page'],
    ['/sandbox', 'api'],
    ['/storefront/v1/session', 'api'],
    ['/sandbox/x', 'api'],
    ['/v2/docs/openapi.json', 'file'],
    ['/v2/docs/openapi.d.ts', 'file'],
    ['/v2/docs/postman.json', 'file'],
    ['/v2/docs/bruno.json', 'file'],
    ['/v2/docs', 'api'],
    ['/docs/Sdk.md', 'file'],
    ['/llms.txt', 'file'],
    ['/docs/Api/llms.txt', 'file'],
    ['/sitemap-0.xml', 'file'],
    ['/sdk/v2/sdk.js', 'file'],
    ['/sdk/v2/rewards-AB12CD34.js', 'file'],
    ['/mcp', 'service'],
    ['/mcp/x', 'page'],
    ['/_next/static/a.js', 'asset'],
    ['/search', 'page'],
    ['/search.json', 'data'],
  ])('%s is served as %s', (path, kind) => {
    expect(addressRule(path).kind).toBe(kind);
  });

  it.each(['/v2', '/v2/docs/openapi.json', '/v2/nope', '/sandbox', '/sandbox/a/b'])(
    '%s belongs to an API',
    (path) => expect(isApiAddress(path)).toBe(true),
  );

  it.each(['/', '/docs/v2', '/v2docs', '/v2.md', '/api'])('%s belongs to no API', (path) =>
    expect(isApiAddress(path)).toBe(false),
  );

  it.each(['/', '/docs/Sdk/1.x', '/nope', '/search'])('%s may be a page', (path) =>
    expect(isPageAddress(path)).toBe(true),
  );

  it.each(['/nope.png', '/docs/Sdk.md', '/v2/nope', '/mcp', '/sdk-hints.json'])(
    '%s is not a page',
    (path) => expect(isPageAddress(path)).toBe(false),
  );
});
