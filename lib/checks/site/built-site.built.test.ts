import { describe, expect, it } from 'vitest';
import { lazyModules } from '../../build/eager-compilation';
import { env } from '../../config/env';
import { site } from '../../config/site';
import { content, get, origin, request } from '../../testing/built-site';
import type { SiteResponse } from '../../testing/site-server';
import { type BuiltHtml, readHtml } from './built-html';
import { routes } from './routes.data';

const specified = routes.map(({ path, kind }) => [path, kind] as const);
const documented = new Map([...content.pages.values()].map((page) => [page.url, page]));
const paths = ['/', '/api', '/markdown-page', ...documented.keys()].sort();

const pages = new Map<string, BuiltHtml>();

async function read(path: string): Promise<BuiltHtml> {
  const { status, body } = await get(path);
  expect(status, `GET ${path}`).toBe(200);
  const page = pages.get(path) ?? readHtml(body.toString());
  pages.set(path, page);
  return page;
}

/** The address that a redirect leads to, as a browser resolves it. */
function targetOf({ headers }: SiteResponse, from: string): URL | null {
  return headers.location === undefined ? null : new URL(headers.location, origin + from);
}

describe('the map of the specification', () => {
  it('has 155 addresses', () => {
    expect(new Set(specified.map(([path]) => path)).size).toBe(155);
  });

  it.each(specified)('answers at %s', async (path, kind) => {
    expect((await get(path)).status).toBe(200);
    if (kind !== 'site') expect(documented.get(path)?.kind).toBe(kind);
  });
});

describe('every page', () => {
  it.each(paths)('%s says what it is', async (path) => {
    const page = await read(path);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]?.trim()).not.toBe('');
    expect(page.title).toMatch(path === '/' ? /\S/ : new RegExp(`\\S \\| ${site.title}$`));
    expect(page.description.trim()).not.toBe('');
  });

  it.each(paths)('%s names one canonical address', async (path) => {
    const { canonical } = await read(path);
    expect(canonical.map((address) => new URL(address).href)).toEqual([
      env.SITE_URL + env.BASE_PATH + path,
    ]);
  });

  it.each(paths.filter((path) => path.startsWith('/docs/')))(
    '%s shows where it lies',
    async (path) => {
      expect((await read(path)).hasBreadcrumbs).toBe(true);
    },
  );

  it('has no breadcrumbs on the landing page: nothing is above it', async () => {
    expect((await read('/docs')).hasBreadcrumbs).toBe(false);
  });

  it.each(paths)('%s carries no style of its own', async (path) => {
    expect((await read(path)).inlineStyles).toEqual([]);
  });

  it.each(paths)('%s fetches nothing from elsewhere', async (path) => {
    const { fetched, links } = await read(path);
    const isElsewhere = (address: string) => new URL(address, origin + path).origin !== origin;
    expect(fetched.filter((address) => !address.startsWith('data:')).filter(isElsewhere)).toEqual(
      [],
    );
    const hosts = links.filter(isElsewhere).map((address) => new URL(address).hostname);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });
});

describe('what a page fetches ahead', () => {
  it.each(paths)('%s preloads only what it uses', async (path) => {
    const { preloaded, scripts, stylesheets } = await read(path);
    const used = new Set([...scripts, ...stylesheets]);
    expect(preloaded.filter((address) => !used.has(address))).toEqual([]);
  });
});

describe('the scripts of a page', () => {
  it('are compiled while they arrive', async () => {
    const { scripts } = await read('/docs/Sdk/sdk_initialization');
    const sources = await Promise.all(
      [...new Set(scripts)].map(async (address) => (await get(address)).body.toString()),
    );
    expect(sources.flatMap(lazyModules)).toEqual([]);
    expect(sources.filter((source) => /,\d+,\(\(?\w/.test(source)).length).toBeGreaterThan(3);
  });
});

describe('an address that does not exist', () => {
  const raw = [
    '/nope',
    '/docs/nope',
    '/docs/Sdk/react_sdk/nope',
    '/docs/sdk/react_sdk',
    '/docs/Sdk/../../package.json',
    '/docs/Sdk/%2e%2e/%2e%2e/package.json',
    '/docs/Sdk/..%2f..%2fpackage.json',
    '/docs/Sdk/%2e%2e%2f%2e%2e%2fpackage.json',
    '/docs/Sdk/..%5c..%5cpackage.json',
    '/docs/%00',
    '/_next/../package.json',
    '/package.json',
    '/.env',
    '/.next/BUILD_ID',
    '/sidebar/nope.json',
  ];

  it.each(raw)('%s gets the not-found page', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(readHtml(body.toString()).headings).toEqual(['Page not found']);
  });

  it('gets a not-found page that has the shell and asks search engines to pass by', async () => {
    const html = (await get('/nope')).body.toString();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('aria-label="Main"');
    expect(readHtml(html).inlineStyles).toEqual([]);
  });

  it.each(['/%', '/docs/%', '/docs/%E0%A4%A'])(
    '%s, which no server can read, is the fault of the address',
    async (path) => {
      const { status } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('an address with an ending', () => {
  it.each([
    ['/index.html', '/'],
    ['/index.html?from=mail', '/?from=mail'],
    ['/docs/index.html', '/docs'],
    ['/docs.html', '/docs'],
    ['/api/index.html', '/api'],
    ['/markdown-page.html', '/markdown-page'],
    ['/docs/Sdk/react_sdk.html', '/docs/Sdk/react_sdk'],
    ['/docs/Sdk/react_sdk.html?a=1&b=%20c', '/docs/Sdk/react_sdk?a=1&b=%20c'],
    ['/docs/Sdk/react_sdk/index.html?a=1', '/docs/Sdk/react_sdk?a=1'],
    ['/docs/', '/docs'],
    ['/api/', '/api'],
    ['/docs/Sdk/react_sdk/?a=1', '/docs/Sdk/react_sdk?a=1'],
  ])('%s leads to %s for good', async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(env.BASE_PATH + target);
  });

  it.each([
    '//evil.example/x.html',
    '//evil.example/index.html',
    '//evil.example/',
    '///evil.example/x.html',
    '/\\evil.example/x.html',
    '/\\/evil.example/index.html',
    '/%5Cevil.example/x.html',
    '/%5C%5Cevil.example/index.html',
    '/%2Fevil.example/x.html',
    '/%2F%2Fevil.example/index.html',
    '/x//evil.example/index.html',
    '/https://evil.example/x.html',
    '/docs//evil.example/x.html',
    '/.evil.example/x.html',
    '/@evil.example/x.html',
  ])('%s never leads to another site', async (path) => {
    let next: string | null = path;
    for (let hop = 0; next !== null && hop < 5; hop++) {
      const from: string = next;
      const answer = await request(from);
      const target = targetOf(answer, '/');
      if (target) expect(target.origin, `${from} → ${target}`).toBe(origin);
      next = target && `${target.pathname}${target.search}`;
    }
  });
});

describe('what is not a page', () => {
  it('gives the list of a closed folder to the sidebar', async () => {
    const { status, headers, body } = await get('/sidebar/Sdk/modules.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body.toString())).toContainEqual(
      expect.objectContaining({ segment: 'cart', items: null }),
    );
  });

  it('suggests pages near an address with a typing error', async () => {
    const { body } = await get('/suggestions?path=/docs/Sdk/react_skd');
    expect(JSON.parse(body.toString())).toContainEqual({
      title: 'React SDK',
      url: '/docs/Sdk/react_sdk',
    });
  });
});
