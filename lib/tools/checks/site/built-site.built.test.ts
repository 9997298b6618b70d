import { describe, expect, it } from 'vitest';
import { canonicalUrlOf } from '../../../content/pages/canonical-url';
import { env } from '../../../site/config/env';
import { site } from '../../../site/config/site';
import { checkEach } from '../../testing/check-each';
import { content, get, origin, request, samplePages } from '../../testing/servers/built-site';
import type { SiteResponse } from '../../testing/servers/site-server';
import { type BuiltHtml, readHtml } from './built-html';
import { routes } from './routes.data';

const specified = routes.map(({ path, kind }) => [path, kind] as const);
const documented = new Map([...content.pages.values()].map((page) => [page.url, page]));
const staticPaths = samplePages(['/', '/markdown-page', ...documented.keys()]);
const paths = ['/api', ...staticPaths];

const pages = new Map<string, BuiltHtml>();

async function read(path: string): Promise<BuiltHtml> {
  const { status, body } = await get(path);
  expect(status, `GET ${path}`).toBe(200);
  const page = pages.get(path) ?? readHtml(body.toString());
  pages.set(path, page);
  return page;
}

/** The target of a redirect, as a browser resolves it. */
function targetOf({ headers }: SiteResponse, from: string): URL | null {
  return headers.location === undefined ? null : new URL(headers.location, origin + from);
}

describe('the addresses in the specification', () => {
  it('are 155', () => {
    expect(new Set(specified.map(([path]) => path)).size).toBe(155);
  });

  it('return pages of their kind', () =>
    checkEach(
      specified,
      async ([path, kind]) => {
        expect((await get(path)).status).toBe(200);
        if (kind !== 'site') expect(documented.get(path)?.kind).toBe(kind);
      },
      ([path]) => path,
    ));
});

describe('a page', () => {
  it('has one h1, a title and a description', () =>
    checkEach(paths, async (path) => {
      const page = await read(path);
      expect(page.headings).toHaveLength(1);
      expect(page.headings[0]?.trim()).not.toBe('');
      expect(page.title).toMatch(path === '/' ? /\S/ : new RegExp(`\\S \\| ${site.title}$`));
      expect(page.meta.get('description')?.[0]?.trim()).toMatch(/./);
    }));

  it('names one canonical address', () =>
    checkEach(paths, async (path) => {
      const { canonical } = await read(path);
      const page = documented.get(path);
      expect(canonical.map((address) => new URL(address).href)).toEqual([
        env.SITE_URL + env.BASE_PATH + (page ? canonicalUrlOf(content, page) : path),
      ]);
    }));

  it('names the page of the method, if it is the generated page of its function', async () => {
    const { canonical } = await read('/docs/Sdk/reference/rewards/functions/redeemReward');
    expect(canonical[0]).toMatch(/\/docs\/Sdk\/modules\/rewards\/methods\/redeemReward$/);
  });

  it('has breadcrumbs, if it is in the documentation', () =>
    checkEach(
      paths.filter((path) => path.startsWith('/docs/')),
      async (path) => expect((await read(path)).hasBreadcrumbs).toBe(true),
    ));

  it('has no inline styles', () =>
    checkEach(paths, async (path) => expect((await read(path)).inlineStyles).toEqual([])));

  it('loads nothing from other origins', () =>
    checkEach(paths, async (path) => {
      const { fetched, deferred, links } = await read(path);
      const isExternal = (address: string) => new URL(address, origin + path).origin !== origin;
      const files = [...fetched, ...deferred].filter((address) => !address.startsWith('data:'));
      expect(files.filter(isExternal)).toEqual([]);
      const hosts = links.filter(isExternal).map((address) => new URL(address).hostname);
      expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    }));
});

describe('the preloaded files of a page', () => {
  it('are all used', () =>
    checkEach(paths, async (path) => {
      const { preloaded, scripts, stylesheets } = await read(path);
      const used = new Set([...scripts, ...stylesheets]);
      expect(preloaded.filter((address) => !used.has(address))).toEqual([]);
    }));
});

describe('the scripts of a page', () => {
  it('are loaded when the reader uses it, and the same on all pages', () =>
    checkEach(staticPaths, async (path) => {
      const { scripts, deferred } = await read(path);
      expect(scripts).toEqual([]);
      expect(deferred).toEqual([
        expect.stringMatching(/^\/_next\/static\/scripts\/page-[\w-]{8}\.js$/),
      ]);
    }));

  it('are those of the framework on pages that need it, each loaded once', async () => {
    const { scripts, deferred } = await read('/api');
    expect(deferred).toEqual([]);
    expect(scripts.length).toBeGreaterThan(5);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  it('are served and never change', async () => {
    const { deferred } = await read('/docs/Sdk/sdk_initialization');
    const { scripts } = await read('/api');
    for (const address of [...deferred, ...scripts]) {
      const { status, headers } = await get(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
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
  ];

  it.each(raw)('%s gets the not-found page', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(readHtml(body.toString()).headings).toEqual(['Page not found']);
  });

  it('gets a not-found page with the shell and the robots tag noindex', async () => {
    const html = (await get('/nope')).body.toString();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('aria-label="Main"');
    expect(readHtml(html).inlineStyles).toEqual([]);
  });

  it.each(['/%', '/docs/%', '/docs/%E0%A4%A'])(
    '%s, which cannot be decoded, returns a 4xx status',
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
  ])('%s redirects permanently to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe(env.BASE_PATH + target);
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
  ])('%s does not redirect to another site', async (path) => {
    let next: string | null = path;
    for (let hop = 0; next !== null && hop < 5; hop++) {
      const from: string = next;
      const response = await request(from);
      const target = targetOf(response, '/');
      if (target) expect(target.origin, `${from} → ${target}`).toBe(origin);
      next = target && `${target.pathname}${target.search}`;
    }
  });
});

describe('a JSON response', () => {
  it('suggests pages for an address with a typing error', async () => {
    const { body } = await get('/suggestions?path=/docs/Sdk/react_skd');
    expect(JSON.parse(body.toString())).toContainEqual({
      title: 'React SDK',
      url: '/docs/Sdk/react_sdk',
      breadcrumbs: ['SDK'],
    });
  });
});
