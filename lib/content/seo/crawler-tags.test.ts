import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { crawlerTags } from './crawler-tags';
import { findHeadPage, headPages } from './head-page';
import { sitemapDates } from './sitemap-dates';
import { jsonLd, structuredData } from './structured-data';

const index = fixture('sound');

function find(path: string) {
  const page = findHeadPage(index, path);
  if (!page) throw new Error(`The fixture has no page at ${path}.`);
  return page;
}

function metaOf(path: string): Record<string, string | undefined> {
  return Object.fromEntries(
    crawlerTags(find(path)).map(({ attributes: { name, property, content } }) => [
      name ?? property,
      content,
    ]),
  );
}

describe('the head of a page', () => {
  it('is found by the URL of any page', () => {
    for (const page of headPages(index)) expect(find(page.url)).toEqual(page);
    expect(findHeadPage(index, '/docs/Kitchen/nope')).toBeNull();
    expect(findHeadPage(index, '/nope')).toBeNull();
  });

  it('has the breadcrumbs of the sidebar', () => {
    expect(find('/docs/Kitchen/tools/pots/wok').breadcrumbs.map(({ title }) => title)).toEqual([
      'Home',
      'Docs',
      'The kitchen',
      'Tools',
      'Pots and pans',
      'Wok',
    ]);
    expect(find('/house-rules').breadcrumbs).toHaveLength(2);
  });

  it('names its area and version to search services', () => {
    expect(metaOf('/docs/Kitchen/start')).toMatchObject({
      'docsearch:language': 'en',
      'docsearch:version': 'current',
      'docsearch:docusaurus_tag': 'docs-Kitchen-current',
    });
    expect(metaOf('/docs/Kitchen/1.x/start')).toMatchObject({
      'docsearch:version': '1.x',
      'docsearch:docusaurus_tag': 'docs-Kitchen-1.x',
    });
    expect(metaOf('/api')).toMatchObject({ 'docsearch:docusaurus_tag': 'default' });
    expect(metaOf('/api')).not.toHaveProperty('docsearch:version');
  });

  it('of an unlisted page has no structured data, and the page is not in the sitemap', () => {
    const tags = crawlerTags(find('/docs/Kitchen/cellar')).map(({ tag }) => tag);
    expect(tags).not.toContain('script');
    expect(crawlerTags(find('/docs/Kitchen/start')).map(({ tag }) => tag)).toContain('script');
    const listed = sitemapDates(headPages(index));
    expect(listed.has('/docs/Kitchen/cellar')).toBe(false);
    expect(listed.has('/search')).toBe(false);
    expect(listed.has('/docs/Kitchen/start')).toBe(true);
    expect(listed.has('/')).toBe(true);
  });
});

describe('JSON-LD', () => {
  it('cannot end its script, and keeps its data', () => {
    const page = { ...find('/docs/Kitchen/start'), title: '</script><script>alert(1)//' };
    const text = jsonLd(structuredData(page));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].headline).toBe(page.title);
  });

  it('has no date if the date is unknown', () => {
    const page = { ...find('/docs/Kitchen/start'), lastUpdated: null };
    expect(structuredData(page)[0]).not.toHaveProperty('dateModified');
    expect(structuredData({ ...page, lastUpdated: '2026-02-03' })[0]).toHaveProperty(
      'dateModified',
      '2026-02-03',
    );
  });
});
