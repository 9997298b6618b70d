import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractEntries } from '../../../content/changelog/entries';
import { type HeadPage, headPages } from '../../../content/seo/head-page';
import { env } from '../../../site/config/env';
import { site } from '../../../site/config/site';
import { siteAddress } from '../../../site/config/site-address';
import { checkEach } from '../../testing/check-each';
import { builtFile, content, get, request, samplePages } from '../../testing/servers/built-site';
import { type BuiltHtml, readHtml } from './built-html';

const APP = '.next/server/app';
const PNG_SIGNATURE = '89504e470d0a1a0a';
const MAX_IMAGE_BYTES = 60_000;

const pages = headPages(content);
const listed = pages.filter(({ isListed, canonical, url }) => isListed && canonical === url);
const prerendered = pages.filter(({ url }) => url !== '/search');

const htmlOf = (path: string) => readFileSync(builtFile(path), 'utf8');
const urlOf = ({ url }: HeadPage) => url;
const sample = new Set(samplePages(prerendered.map(urlOf)));
const checked = prerendered.filter(({ url }) => sample.has(url));

const heads = new Map<string, BuiltHtml>();

/** The head of a page; each is parsed once. */
function headOf(path: string): BuiltHtml {
  const head = heads.get(path) ?? readHtml(htmlOf(path));
  heads.set(path, head);
  return head;
}
const only = (values: Map<string, string[]>, name: string) => {
  const given = values.get(name) ?? [];
  expect(given, name).toHaveLength(1);
  return given[0] ?? '';
};
/** An address in the form in which crawlers compare it: a host without a path ends in a slash. */
const normal = (address: string) => new URL(address).href;

/** Every prerendered page of the build, without the two error pages of the framework. */
function prerenderedPaths(): string[] {
  const manifest = z
    .object({ routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })) })
    .parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')));
  return Object.entries(manifest.routes)
    .filter(([path, { dataRoute }]) => dataRoute !== null && !path.startsWith('/_'))
    .map(([path]) => path);
}

function readSitemap(): Map<string, string | undefined> {
  const xml = readFileSync('public/sitemap.xml', 'utf8');
  return new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => [
      normal(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ]),
  );
}

describe('the sitemap', () => {
  const sitemap = readSitemap();
  const addresses = [...sitemap.keys()].sort();

  it('lists exactly the listed pages of the content and the site', () => {
    expect(addresses).toEqual(listed.map(({ url }) => normal(siteAddress(url))).sort());
  });

  it('lists every other prerendered page that is its own canonical page, and may be indexed', () => {
    const unlisted = new Set(pages.filter((page) => !listed.includes(page)).map(({ url }) => url));
    const built = prerenderedPaths().filter(
      (path) => !unlisted.has(path) && !/name="robots" content="noindex/.test(htmlOf(path)),
    );
    expect(addresses).toEqual(built.map((path) => normal(siteAddress(path))).sort());
  });

  it('has the date that each page shows', () => {
    for (const { url, isArticle } of listed) {
      if (!isArticle) continue;
      const shown = /<time dateTime="(.*?)"/.exec(htmlOf(url))?.[1];
      const date = sitemap.get(normal(siteAddress(url)));
      if (url.startsWith('/docs')) expect(date, url).toBe(shown);
    }
    const dates = [...sitemap.values()].filter((date) => date !== undefined);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is named in a robots.txt that allows all crawlers', () => {
    const robots = readFileSync('public/robots.txt', 'utf8');
    expect(robots).toContain(`Sitemap: ${siteAddress('/sitemap.xml')}\n`);
    expect(robots).toContain('User-agent: *\nAllow: /\nContent-Signal: search=yes, ai-input=yes\n');
    expect(robots).not.toMatch(/^Disallow/m);
  });
});

describe('the metadata of a page', () => {
  it('has its title, description, address and Open Graph tags', () =>
    checkEach(checked, (page) => expectHead(headOf(page.url), page), urlOf));

  it('has its own Open Graph image', () =>
    checkEach(
      checked,
      ({ url }) => {
        const image = only(headOf(url).meta, 'og:image');
        const root = siteAddress('/').replace(/\/$/, '');
        expect(image.startsWith(`${root}/`)).toBe(true);
        const file = readFileSync(join(APP, `${image.slice(root.length)}.body`));
        expect(file.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(file.length).toBeLessThan(MAX_IMAGE_BYTES);
      },
      urlOf,
    ));

  it('has an Open Graph image with a bar, a title, and empty edges', async () => {
    const file = join(APP, 'og/docs/Sdk.png.body');
    const { data, info } = await sharp(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** The palette of a picture has its colors with small differences. */
    const shows = (color: readonly number[], x: number, y: number) =>
      color.every((value, channel) => {
        const shown = data[(y * info.width + x) * info.channels + channel] ?? 0;
        return Math.abs(shown - value) <= 3;
      });
    const accent = [0x20, 0x47, 0xb8];
    const paper = [0xfc, 0xfb, 0xf9];
    const ink = [0x15, 0x18, 0x1f];
    for (const x of [5, 600, 1195]) {
      expect(shows(accent, x, 5)).toBe(true);
      expect(shows(paper, x, 625)).toBe(true);
    }
    const titleArea = Array.from({ length: 600 * 200 }, (_, index) =>
      shows(ink, 72 + (index % 600), 250 + Math.floor(index / 600)),
    );
    expect(titleArea).toContain(true);
    expect(titleArea).toContain(false);
  });

  it('has an Open Graph image with its own title and description', () => {
    const texts = checked.map(({ title, description }) => `${title}\n${description}`);
    const images = checked.map(({ url }) => {
      const image = only(headOf(url).meta, 'og:image').slice(siteAddress('/').length);
      return readFileSync(join(APP, `${image}.body`)).toString('base64');
    });
    expect(new Set(images).size).toBeGreaterThanOrEqual(new Set(texts).size);
  });

  it('has the article and its breadcrumbs as JSON-LD', () =>
    checkEach(
      checked.filter(({ isArticle }) => isArticle),
      (page) => {
        const path = page.url;
        const [article, breadcrumbs] = graphOf(headOf(path));
        const shown = /<time dateTime="(.*?)"/.exec(htmlOf(path))?.[1];
        expect(article).toMatchObject({
          '@type': 'TechArticle',
          headline: page.title,
          description: page.description,
          url: siteAddress(path),
          isPartOf: { '@type': 'WebSite', name: site.title },
        });
        if (shown) expect(article).toHaveProperty('dateModified', shown);
        expect(breadcrumbs).toHaveProperty('@type', 'BreadcrumbList');
        const items = z
          .object({
            itemListElement: z.array(z.object({ position: z.number(), item: z.string() })),
          })
          .parse(breadcrumbs).itemListElement;
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items.at(0)?.item).toBe(siteAddress('/'));
        expect(items.at(-1)?.item).toBe(siteAddress(path));
        const nav = /<nav aria-label="Breadcrumbs".*?<\/nav>/s.exec(htmlOf(path))?.[0];
        if (!nav) return;
        const links = readHtml(nav).links.map((href) =>
          siteAddress(href.slice(env.BASE_PATH.length) || '/'),
        );
        // The page shows neither itself nor what is above its area.
        expect(
          items
            .slice(0, -1)
            .map(({ item }) => item)
            .slice(-links.length),
        ).toEqual(links);
      },
      urlOf,
    ));

  it('describes the search of the site on the home page', () => {
    expect(graphOf(headOf('/'))).toEqual([
      expect.objectContaining({
        '@type': 'WebSite',
        name: site.title,
        potentialAction: expect.objectContaining({
          '@type': 'SearchAction',
          target: expect.objectContaining({
            urlTemplate: `${siteAddress('/search')}?q={search_term_string}`,
          }),
        }),
      }),
    ]);
  });

  it('names the area and version of each page for search services', () => {
    const tagOf = (path: string) => only(headOf(path).meta, 'docsearch:docusaurus_tag');
    expect(tagOf('/docs/Sdk/react_sdk')).toBe('docs-Sdk-current');
    expect(tagOf('/docs/Webhooks/about')).toBe('docs-Webhooks-current');
    expect(tagOf('/api')).toBe('default');
  });

  it('has one Open Graph image for each page', () => {
    const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
    const images = Object.keys(manifest.routes).filter((path) => path.startsWith('/og/'));
    expect(images).toHaveLength(pages.length);
  });
});

describe('pages that are rendered on request', () => {
  it('have the same head, such as /search, which has the robots tag noindex', async () => {
    const page = pages.find(({ url }) => url === '/search');
    const head = readHtml((await request(`${env.BASE_PATH}/search?q=points`)).body.toString());
    expect(page).toBeDefined();
    if (page) expectHead(head, page);
    expect(only(head.meta, 'robots')).toBe('noindex, follow');
  });

  it('have no metadata if there is no page', async () => {
    const head = readHtml((await request(`${env.BASE_PATH}/docs/nope`)).body.toString());
    expect(head.meta.get('og:url')).toBeUndefined();
    expect(head.canonical).toEqual([]);
    expect(head.jsonLd).toEqual([]);
  });

  it('include the sitemap and images, with their content types', async () => {
    const typeOf = async (path: string) =>
      (await request(env.BASE_PATH + path)).headers['content-type'];
    expect(await typeOf('/sitemap.xml')).toMatch(/^application\/xml/);
    expect(await typeOf('/robots.txt')).toMatch(/^text\/plain/);
    expect(await typeOf('/og/docs/Sdk.png')).toBe('image/png');
    expect((await request(`${env.BASE_PATH}/og/docs/nope.png`)).status).toBe(404);
  });
});

function expectHead({ meta, canonical }: BuiltHtml, page: HeadPage) {
  const address = normal(siteAddress(page.canonical));
  expect(only(meta, 'description')).toBe(page.description);
  expect(canonical.map(normal)).toEqual([address]);
  expect(normal(only(meta, 'og:url'))).toBe(address);
  expect(only(meta, 'og:title')).toBe(page.title);
  expect(only(meta, 'og:description')).toBe(page.description);
  expect(only(meta, 'og:site_name')).toBe(site.title);
  expect(only(meta, 'og:locale')).toBe('en_US');
  expect(only(meta, 'og:type')).toBe(page.isArticle ? 'article' : 'website');
  expect(only(meta, 'og:image:width')).toBe('1200');
  expect(only(meta, 'og:image:height')).toBe('630');
  expect(only(meta, 'og:image:alt')).toContain(page.title);
  expect(only(meta, 'twitter:card')).toBe('summary_large_image');
  expect(only(meta, 'docsearch:language')).toBe(site.defaultLocale);
  expect(meta.get('docsearch:version')).toEqual(page.version ? [page.version] : undefined);
}

function graphOf({ jsonLd }: BuiltHtml): unknown[] {
  expect(jsonLd).toHaveLength(1);
  return z
    .object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()) })
    .parse(jsonLd[0])['@graph'];
}

describe('the feed of the changelog', () => {
  it('has an item for each entry, which leads to its section', async () => {
    const response = await get('/changelog.xml');
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = String(response.body);
    const page = [...content.pages.values()].find(({ frontMatter }) => frontMatter.feed);
    const html = htmlOf(page?.url ?? '');
    expect(readHtml(html).alternate).toContain(siteAddress('/changelog.xml'));
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links).toEqual(
      contractEntries.map(({ date }) => `${siteAddress('/docs/Api/changelog')}#${date}`),
    );
    for (const { date } of contractEntries) expect(html).toContain(`id="${date}"`);
    expect(feed).not.toMatch(/href="\//);
  });
});
