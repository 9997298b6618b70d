import { describe, expect, it } from 'vitest';
import { addressRule } from '../config/addresses';
import { responseHeaders } from './response-headers';

describe('the headers of a response', () => {
  const headersOf = (path: string) => responseHeaders(addressRule(path));

  it.each([
    ['/docs', 'public, max-age=0, must-revalidate', 'same-origin'],
    ['/v2/docs/openapi.json', 'public, max-age=0, must-revalidate', 'cross-origin'],
    ['/v2/customers', 'no-store', 'cross-origin'],
    ['/sandbox', 'no-store', 'same-origin'],
    ['/mcp', 'no-store', 'cross-origin'],
    ['/_next/static/a.js', undefined, 'same-origin'],
    ['/sdk/v2/sdk.js', 'public, max-age=300', 'cross-origin'],
    ['/sdk/v2/modules.json', 'public, max-age=0, must-revalidate', 'cross-origin'],
    ['/sdk/v2/rewards-AB12CD34.js', 'public, max-age=31536000, immutable', 'cross-origin'],
    ['/speculation-rules.json', 'public, max-age=86400', 'same-origin'],
  ])('%s: Cache-Control %s, Cross-Origin-Resource-Policy %s', (path, caching, origins) => {
    expect(headersOf(path)['Cache-Control']).toBe(caching);
    expect(headersOf(path)['Cross-Origin-Resource-Policy']).toBe(origins);
  });

  it.each(['/search.json', '/sdk-hints.json', '/docs/Sdk.md', '/llms.txt', '/mcp'])(
    'let %s load and run nothing, and leave out what only pages need',
    (path) => {
      const headers = headersOf(path);
      expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('Permissions-Policy');
      expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
    },
  );

  it('have the permissions of a page, but not its policy, which has the hashes of its scripts', () => {
    expect(headersOf('/docs')).toHaveProperty('Permissions-Policy');
    expect(headersOf('/docs')).toHaveProperty('Cross-Origin-Opener-Policy');
    expect(headersOf('/docs')).not.toHaveProperty('Content-Security-Policy');
  });

  it('let scripts of all origins read the SDK, and nothing else without a route', () => {
    expect(headersOf('/sdk/v2/sdk.js')['Access-Control-Allow-Origin']).toBe('*');
    expect(headersOf('/docs')).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  it('vary by Accept for pages only', () => {
    expect(headersOf('/docs').Vary).toBe('Accept');
    expect(headersOf('/v2/nope')).not.toHaveProperty('Vary');
    expect(headersOf('/llms.txt')).not.toHaveProperty('Vary');
  });

  it.each(['/v2/nope', '/sandbox', '/mcp', '/search.json', '/sdk-hints.json'])(
    'keep crawlers from listing %s',
    (path) => expect(headersOf(path)['X-Robots-Tag']).toBe('noindex'),
  );
});
