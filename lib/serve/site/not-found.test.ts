import { describe, expect, it } from 'vitest';
import { notFoundForm } from './not-found';

describe('an address without a file in the build', () => {
  it.each(['/nope', '/docs/nope', '/docs/Sdk/1.x/nope', '/.env', '/wp-login.php', '/nope.png'])(
    '%s has the not-found page',
    (path) => expect(notFoundForm(path)).toBe('html'),
  );

  it.each(['/nope.md', '/docs/nope.md'])('%s has the not-found response in Markdown', (path) =>
    expect(notFoundForm(path)).toBe('markdown'),
  );

  it.each([
    '/nope/',
    '/nope.html',
    '//nope',
    '/docs/../nope',
    '/docs/./nope',
    '/docs/%53dk',
    '/docs/[[...slug]]',
    '/docs/Sdk.rsc',
    '/docs/index',
    '/_next/static/nope.js',
    '/_not-found',
    '/404',
    '/search',
    '/docs/Api/shared_errors',
    '/docs/Api/shared_errors.md',
    '/og/nope.png',
    '/v2/nope',
    '/sandbox/nope.md',
  ])('%s is left to the framework', (path) => expect(notFoundForm(path)).toBeNull());
});
