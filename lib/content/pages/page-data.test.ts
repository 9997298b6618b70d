import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { getPageData, getStandalonePage, type PageData } from './page-data';

vi.mock('../load/content', () => ({ getContent: () => fixture('sound') }));
// Another test file may have loaded the modules under test with the original content.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../load/content');
  vi.resetModules();
});

function data(path: string): PageData {
  const found = getPageData(path);
  if (!found) throw new Error(`there is no page "${path}"`);
  return found;
}

describe('the view of a page', () => {
  it('lists the headings of the levels in the front matter', () => {
    expect(data('Kitchen/start').tableOfContents.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'before-you-begin'],
      [3, 'what-you-need'],
      [4, 'matches'],
      [2, 'light-it'],
    ]);
  });

  it('lists no headings if the page hides its table of contents', () => {
    expect(data('Kitchen/tools/knife').tableOfContents).toEqual([]);
  });

  it('has the entries of a folder', () => {
    expect(data('Kitchen/tools').children.map(({ label }) => label)).toEqual([
      'Knife',
      'Pots and pans',
    ]);
    expect(data('Kitchen/plates').children).toEqual([]);
  });

  it('has the areas, but no pages, in the sidebar of a page outside all areas', () => {
    const { areaRoots, sidebar } = data('');
    expect(areaRoots.map(({ page }) => page.path)).toEqual(['Kitchen', 'Garden']);
    expect(sidebar.nodes).toEqual([]);
  });

  it('shows the version of the page in the sidebar, and the current one of areas without it', () => {
    const { areaRoots, sidebar } = data('Kitchen/1.x/start');
    expect(areaRoots.map(({ page }) => page.path)).toEqual(['Kitchen/1.x', 'Garden']);
    expect(sidebar.nodes.map(({ page }) => page.path)).toContain('Kitchen/1.x/start');
  });

  it('has the addresses of the page', () => {
    expect(data('Kitchen/start')).toMatchObject({
      canonicalUrl: 'https://docs.laurel.example/docs/Kitchen/start',
      markdownUrl: '/docs/Kitchen/start.md',
      editUrl: expect.stringMatching(/\/content\/docs\/Kitchen\/start\.md$/),
      reportUrl: expect.stringMatching(/\?page=%2Fdocs%2FKitchen%2Fstart&version=current$/),
    });
  });

  it('has no edit link for a page without a file', () => {
    expect(data('Kitchen/tools/pots').editUrl).toBeNull();
  });

  it('is null for an address without a page', () => {
    expect(getPageData('Kitchen/spoon')).toBeNull();
    expect(getPageData('constructor')).toBeNull();
    expect(getStandalonePage('spoon')).toBeNull();
  });

  it('has no breadcrumbs, previous and next for a page outside the docs', () => {
    expect(getStandalonePage('house-rules')).toMatchObject({
      breadcrumbs: [],
      previous: null,
      next: null,
      markdownUrl: '/house-rules.md',
    });
  });
});
