import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_QUERIES } from '../../../search/testing/hostile-queries';
import type { PrebuiltFile } from '../../../serve/site/files/prebuilt-file';
import { env } from '../../../site/config/env';
import { checkEach } from '../../testing/check-each';
import { origin, request } from '../../testing/servers/built-site';
import { sharedServer } from '../../testing/servers/shared-server';
import { type SiteResponse, sendRequest } from '../../testing/servers/site-server';
import { hostilePaths, openRedirectPaths } from './hostile-paths';

/** Headers that clients use. The server adds an ETag and other values of `Vary`. */
const HEADERS = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'link',
  'permissions-policy',
  'x-robots-tag',
];

/** Unknown addresses, as readers, crawlers and scanners request them. */
const UNKNOWN = [
  '/nope',
  '/NOPE',
  '/docs/nope',
  '/docs/Sdk/nope/deeper',
  '/docs/sdk',
  '/Docs',
  '/docs/Sdk/1.x/nope',
  '/docs/nope.png',
  '/docs/nope.json',
  '/docs/nope.txt',
  '/docs/nope.xml',
  '/nope.html',
  '/nope/',
  '/nope.md',
  '/docs/nope.md',
  '/docs/Sdk.md.md',
  '/docs/nope/llms.txt',
  '/index',
  '/index.md',
  '/docs/index',
  '/docs/index.md',
  '/404',
  '/500',
  '/_error',
  '/_not-found',
  '/missing.md',
  '/docs/Sdk.rsc',
  '/docs/nope.rsc',
  '/og/nope.png',
  '/raw/docs/Sdk',
  '/raw/nope',
  '/_next/static/nope.js',
  '/.env',
  '/wp-login.php',
  '/.well-known/security.txt',
  '/docs/~nope',
  '/docs/-',
  '/docs/_nope',
  '/docs/...',
  '/searches',
  '/search/nope',
  '/api/nope',
  '/mcp/nope',
  '/nope?a=1',
];

let framework: URL;
beforeAll(async () => {
  framework = new URL((await sharedServer('framework')).origin);
});

function askFramework(path: string, options: RequestOptions): Promise<SiteResponse> {
  const { hostname: host, port } = framework;
  return sendRequest({ host, port, path, ...options });
}

/** Expects that the server responds as the framework does. */
async function expectSame(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const options = { method, headers };
  const [given, expected] = [await request(path, options), await askFramework(path, options)];
  expect(essenceOf(given)).toEqual(essenceOf(expected));
  // The framework sets no headers on redirects, and others on errors.
  if (given.status !== 200) return;
  // The framework's own server doesn't know its address, which is that of the API unless a setting says another.
  const sentValue = ({ headers }: SiteResponse, name: string) =>
    headers[name]?.toString().replace(origin, env.API_URL);
  for (const name of HEADERS)
    expect(sentValue(given, name), name).toEqual(sentValue(expected, name));
}

function essenceOf({ status, headers, body }: SiteResponse) {
  return {
    status,
    type: headers['content-type']?.toLowerCase(),
    location: headers.location,
    body: body.toString('base64'),
  };
}

/** Every tenth prebuilt response that isn't an asset, so that all kinds are among them. */
function prebuiltPaths(): string[] {
  const list: PrebuiltFile[] = JSON.parse(readFileSync('.next/standalone/prebuilt.json', 'utf8'));
  const kinds = new Set<string>();
  return list
    .filter(({ kind }) => kind !== 'asset')
    .filter(({ path, type }, index) => {
      const kind = `${path.split('/')[1]} ${type}`;
      const isFirst = !kinds.has(kind);
      kinds.add(kind);
      return isFirst || index % 10 === 0;
    })
    .map(({ path }) => path);
}

describe('the server responds as the framework', () => {
  it('with what the build rendered', () => checkEach(prebuiltPaths(), (path) => expectSame(path)));

  it('without a body for HEAD', () =>
    checkEach(['/docs/Sdk.md', '/llms.txt', '/nope', '/search.json?q=points'], (path) =>
      expectSame(path, {}, 'HEAD'),
    ));

  it('with the Markdown of a page to clients that prefer it', () =>
    checkEach(['/', '/docs/Sdk', '/api', '/docs/nope', '/nope', '/nope.png'], (path) =>
      expectSame(path, { accept: 'text/markdown' }),
    ));

  it('at addresses where nothing is', () => checkEach(UNKNOWN, (path) => expectSame(path)));

  it('at hostile addresses', () =>
    checkEach(
      // The server rejects longer paths before the framework redirects them.
      [...hostilePaths, ...openRedirectPaths].filter(({ length }) => length < 4_000),
      (path) => expectSame(path),
      (path) => path.slice(0, 80),
    ));

  it('to requests that are no GET', () =>
    checkEach(['/docs/Sdk.md', '/nope', '/search.json?q=points', '/suggestions'], async (path) => {
      for (const method of ['POST', 'DELETE', 'OPTIONS']) await expectSame(path, {}, method);
    }));

  it('to searches', () =>
    checkEach(
      ['points', 'vip tiers', 'wishlist_item_created', '', ...HOSTILE_QUERIES],
      async (query) => {
        const parameters = new URLSearchParams({ q: query });
        if (`${parameters}`.length < 8_000) await expectSame(`/search.json?${parameters}`);
      },
      (query) => query.slice(0, 80),
    ));

  it('to searches with other parameters', () =>
    checkEach(
      ['q=tiers&area=Sdk', 'q=tiers&area=x', 'q=tiers&versions=Sdk:1.x', 'q=%', 'q=a&q=b', ''],
      (query) => expectSame(`${env.BASE_PATH}/search.json?${query}`),
    ));

  it('to requests for suggestions', () =>
    checkEach(
      ['path=/docs/nope', 'path=/docs/Sdk/sdk_initialisation', 'path=%E0%A4%A', 'path=', ''],
      (query) => expectSame(`/suggestions?${query}`),
    ));
});
