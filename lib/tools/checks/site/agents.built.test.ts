import { describe, expect, it } from 'vitest';
import { operations } from '../../../api/operations';
import { env } from '../../../site/config/env';
import { markdownAddress } from '../../../site/http/markdown-address';
import { checkEach } from '../../testing/check-each';
import { content, get, request, samplePages } from '../../testing/servers/built-site';
import { listPages } from '../content/content-pages';
import { htmlStructure, markdownStructure } from './page-structure';

const pages = new Map(listPages(content).map((page) => [page.url, page]));
const paths = ['/', '/api', ...pages.keys()].sort();
const checked = samplePages(paths);
const siteUrl = env.SITE_URL + env.BASE_PATH;
const MAX_CHARACTERS = 50_000;
const MARKDOWN = { accept: 'text/markdown' };

async function read(path: string): Promise<string> {
  const { status, body } = await get(path);
  expect(status, `GET ${path}`).toBe(200);
  return body.toString();
}

const structures = new Map<string, Promise<ReturnType<typeof markdownStructure>>>();

/** The structure of a Markdown file; each is parsed once. */
function structureOf(file: string) {
  const structure = structures.get(file) ?? read(file).then(markdownStructure);
  structures.set(file, structure);
  return structure;
}

const readMarkdown = (path: string) => structureOf(markdownAddress(path) ?? path);

/** The path of an address of this site, without base path and fragment; `null` for other sites. */
function pathOf(link: string): string | null {
  if (!link.startsWith(`${siteUrl}/`)) return null;
  return link.slice(siteUrl.length).split('#')[0] ?? null;
}

describe('the Markdown of a page', () => {
  it('has the headings and the code of the page', () =>
    checkEach(checked, async (path) => {
      const { headings, code } = htmlStructure(await read(path));
      const markdown = await readMarkdown(path);
      // An example beside the text comes first in the HTML.
      expect(markdown.headings.toSorted()).toEqual(headings.toSorted());
      // The Markdown of an operation has its requests in one of the languages.
      const isOperation = pages.get(path)?.kind === 'operation';
      expect(markdown.code.toSorted()).toEqual(
        (isOperation ? code.filter((block) => markdown.code.includes(block)) : code).toSorted(),
      );
      expect(markdown.code.length > 0).toBe(code.length > 0);
    }));

  it('is the response of the page to a client that prefers Markdown', () =>
    checkEach(checked, async (path) => {
      const negotiated = await request(env.BASE_PATH + path, { headers: MARKDOWN });
      expect(negotiated.status).toBe(200);
      expect(negotiated.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(negotiated.headers.vary).toMatch(/\baccept\b(?!-)/i);
      expect(negotiated.body.equals((await get(markdownAddress(path) ?? '')).body)).toBe(true);
    }));

  it('has front matter and the address of llms.txt', () =>
    checkEach(checked, async (path) => {
      const text = await read(markdownAddress(path) ?? '');
      const page = pages.get(path);
      expect((await readMarkdown(path)).frontMatter).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        url: siteUrl + path,
        kind: expect.stringMatching(/^[a-z]+$/),
        ...(page?.lastUpdated && { last_updated: expect.anything() }),
      });
      expect(text.slice(0, 1_000)).toContain(`${siteUrl}/llms.txt`);
      expect(text.length).toBeLessThan(MAX_CHARACTERS);
    }));

  it('is named in the head of the page', () =>
    checkEach(checked, async (path) => {
      const html = await read(path);
      const link =
        /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(link, siteUrl).pathname).toBe(env.BASE_PATH + markdownAddress(path));
    }));

  it('has no broken links', async () => {
    const broken: string[] = [];
    const followed = new Set<string>();
    const files = [...checked.map((path) => markdownAddress(path) ?? ''), ...(await apiFiles())];
    for (const file of files) {
      for (const link of (await structureOf(file)).links) {
        if (followed.has(link) || link.startsWith('#')) continue;
        followed.add(link);
        const path = pathOf(link);
        if (!/^https?:\/\//.test(link)) broken.push(`${file}: ${link} is not absolute`);
        else if (path && (await get(path)).status !== 200) broken.push(`${file}: ${link}`);
      }
    }
    expect(followed.size).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });
});

/** The Markdown files of the API reference, one for each group of operations. */
async function apiFiles(): Promise<string[]> {
  const { links } = await readMarkdown('/api');
  return [...new Set(links.map(pathOf))].filter(
    (path): path is string => path?.startsWith('/api/') ?? false,
  );
}

describe('the Markdown of the API', () => {
  it('describes each operation once, in short files', async () => {
    const texts = await Promise.all((await apiFiles()).map(read));
    expect(texts.map((text) => text.length < MAX_CHARACTERS)).not.toContain(false);
    const described = texts.flatMap((text) => markdownStructure(text).headings);
    for (const { id: operationId } of operations) {
      expect(described.filter((name) => name === `## ${operationId}`)).toHaveLength(1);
    }
  });
});

/** The links of an index for agents. */
async function indexedBy(path: string): Promise<string[]> {
  const text = await read(path);
  expect(text.length).toBeLessThan(MAX_CHARACTERS);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect((await get(path)).headers['content-type']).toBe('text/plain; charset=utf-8');
  return [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url = '']) => url);
}

describe('/llms.txt', () => {
  it('lists every page with the indexes of the areas, each once, and all are short', async () => {
    const root = await indexedBy('/llms.txt');
    const areas = content.areas.map(({ id }) => `/docs/${id}/llms.txt`);
    expect(root).toEqual(expect.arrayContaining(areas.map((path) => siteUrl + path)));
    const ofAreas = (await Promise.all(areas.map(indexedBy))).flat();
    const ofRoot = root.filter((url) => !url.endsWith('/llms.txt') && !ofAreas.includes(url));
    const listed = [...ofRoot, ...ofAreas];
    const unlisted = new Set(
      [...pages.values()].filter((page) => page.frontMatter.unlisted).map(({ url }) => url),
    );
    const expected = paths.filter((path) => !unlisted.has(path));
    expect(listed.toSorted()).toEqual(
      expected.map((path) => siteUrl + markdownAddress(path)).toSorted(),
    );
  });

  it('has a companion with the text of all pages', async () => {
    const text = await read('/llms-full.txt');
    const missing = paths.filter((path) => !text.includes(`\nURL: ${siteUrl}${path}\n`));
    expect(missing).toEqual([]);
  });
});

describe('an address without a page', () => {
  it.each([
    ['/nope.md', {}],
    ['/docs/nope.md', {}],
    ['/api/nope.md', {}],
    ['/docs/nope', MARKDOWN],
    ['/nope', MARKDOWN],
  ])('%s returns 404 in Markdown', async (path, headers) => {
    const response = await request(env.BASE_PATH + path, { headers });
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.body.toString()).toContain(`${siteUrl}/llms.txt`);
  });

  it.each([
    ['/v2/docs/openapi.json', 'application/json'],
    ['/search', 'text/html'],
  ])('%s is not a page, and ignores the preference', async (path, type) => {
    const response = await request(env.BASE_PATH + path, { headers: MARKDOWN });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain(type);
  });
});
