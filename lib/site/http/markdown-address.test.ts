import { describe, expect, it } from 'vitest';
import { markdownAddress } from './markdown-address';

describe('markdownAddress', () => {
  it.each([
    ['/', '/index.md'],
    ['/docs', '/docs.md'],
    ['/docs/Sdk/react_sdk', '/docs/Sdk/react_sdk.md'],
    ['/docs/Sdk/', '/docs/Sdk.md'],
    ['/docs/Sdk/1.x', '/docs/Sdk/1.x.md'],
    ['/api', '/api.md'],
    ['/nope', '/nope.md'],
  ])('returns for %s %s', (path, address) => {
    expect(markdownAddress(path)).toBe(address);
  });

  it.each([
    '/_next/static/chunks/a.js',
    '/v2/docs/openapi.json',
    '/llms.txt',
    '/docs/Sdk.md',
    '/search',
    '/mcp',
    '/healthz',
    '/livez',
    '/raw/docs',
    '//evil.example',
    '/sandbox',
    '/search.json',
    '/sdk-hints.json',
  ])('returns null for %s', (path) => {
    expect(markdownAddress(path)).toBeNull();
  });
});
