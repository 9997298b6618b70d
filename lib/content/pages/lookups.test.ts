import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import {
  areaOf,
  getBreadcrumbs,
  getPage,
  getPreviousNext,
  getSidebar,
  readingOrder,
} from './lookups';

const index = fixture('sound');

function previousNext(id: string) {
  const { previous, next } = getPreviousNext(index, getPage(index, id));
  return [previous?.page.path ?? null, next?.page.path ?? null];
}

describe('looking up', () => {
  it('an unknown page throws an error with the existing ids', () => {
    const ids = [...index.pages.keys()].sort().join(', ');
    expect(() => getPage(index, 'Kitchen/spoon')).toThrow(
      `There is no page with the id "Kitchen/spoon". The ids are: ${ids}`,
    );
  });

  it('an unknown sidebar throws an error with the existing ids', () => {
    const ids = 'Kitchen (current), Kitchen (1.x), Garden (current), Garden (10.x), Garden (2.x)';
    expect(() => getSidebar(index, 'Cellar')).toThrow(
      `There is no sidebar for "Cellar" in version "current". The ids are: ${ids}`,
    );
    expect(() => getSidebar(index, 'Garden', '1.x')).toThrow(
      `There is no sidebar for "Garden" in version "1.x". The ids are: ${ids}`,
    );
  });

  it('a sidebar without a version returns the current one', () => {
    expect(getSidebar(index, 'Kitchen').root.page.path).toBe('Kitchen');
    expect(getSidebar(index, 'Kitchen', '1.x').root.page.path).toBe('Kitchen/1.x');
  });

  it('the area of a page outside all areas returns null', () => {
    expect(areaOf(index, getPage(index, ''))).toBeNull();
    expect(areaOf(index, getPage(index, 'Kitchen/1.x/start'))).toMatchObject({
      area: { id: 'Kitchen' },
      version: { name: '1.x' },
    });
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['Kitchen', ['The kitchen']],
    ['Kitchen/start', ['The kitchen', 'Start']],
    [
      'Kitchen/tools/pots/lids/glass',
      ['The kitchen', 'Tools', 'Pots and pans', 'Lids', 'Glass lid'],
    ],
    ['Kitchen/1.x/tools/axe', ['The old kitchen', 'Old tools', 'Axe']],
    ['Kitchen/cellar', []],
    ['', []],
  ])('lead from the area to the page: %s', (id, labels) => {
    expect(getBreadcrumbs(index, getPage(index, id)).map(({ label }) => label)).toEqual(labels);
  });
});

describe('previous and next', () => {
  it('go through all areas, each folder before its pages', () => {
    expect(readingOrder(index).map(({ page }) => page.path)).toEqual([
      'Kitchen',
      'Kitchen/start',
      'Kitchen/tools',
      'Kitchen/tools/knife',
      'Kitchen/tools/pots',
      'Kitchen/tools/pots/casserole',
      'Kitchen/tools/pots/lids',
      'Kitchen/tools/pots/lids/glass',
      'Kitchen/tools/pots/wok',
      'Kitchen/plates',
      'Garden',
      'Garden/herbs',
      'Garden/beds',
      'Garden/beds/carrots',
    ]);
  });

  it('include each listed page of the current version once', () => {
    const listed = [...index.pages.values()].filter(
      ({ version, area, frontMatter }) => version === 'current' && area && !frontMatter.unlisted,
    );
    const visited: string[] = [];
    let id: string | null | undefined = 'Kitchen';
    while (id && visited.length <= listed.length) {
      visited.push(id);
      id = getPreviousNext(index, getPage(index, id)).next?.page.path;
    }
    expect(visited.sort()).toEqual(listed.map(({ path }) => path).sort());
  });

  it('agree with each other', () => {
    const order = [{ page: getPage(index, '') }, ...readingOrder(index)];
    for (const [at, { page }] of order.entries()) {
      expect(previousNext(page.path)).toEqual([
        order[at - 1]?.page.path ?? null,
        order[at + 1]?.page.path ?? null,
      ]);
    }
  });

  it('are missing on pages that no sidebar lists', () => {
    expect(previousNext('Kitchen/cellar')).toEqual([null, null]);
  });

  it('begin with the landing page', () => {
    expect(previousNext('')).toEqual([null, 'Kitchen']);
    expect(previousNext('Kitchen')).toEqual(['', 'Kitchen/start']);
  });

  it('stay inside an older version', () => {
    expect(previousNext('Kitchen/1.x')).toEqual([null, 'Kitchen/1.x/start']);
    expect(previousNext('Kitchen/1.x/tools/axe')).toEqual(['Kitchen/1.x/tools', null]);
  });
});
