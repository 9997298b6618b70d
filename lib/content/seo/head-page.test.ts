import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { headPages } from './head-page';
import { sitemapDates } from './sitemap-dates';
import { jsonLd, structuredData } from './structured-data';

const index = fixture('sound');

function find(path: string) {
  const page = headPages(index).find(({ url }) => url === path);
  if (!page) throw new Error(`The fixture has no page at ${path}.`);
  return page;
}

describe('the head of a page', () => {
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

  it('of an unlisted page is not in the sitemap', () => {
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
