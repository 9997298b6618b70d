import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { headPages } from './head-page';
import { suggestPages } from './page-suggestions';

const pages = headPages(fixture('sound'));

function suggest(path: string): string[] {
  return suggestPages(pages, path).map(({ url }) => url);
}

describe('suggestions for an address that does not exist', () => {
  it.each([
    ['/docs/Kitchen/tools/knive', '/docs/Kitchen/tools/knife'],
    ['/docs/Kitchen/knife', '/docs/Kitchen/tools/knife'],
    ['/docs/garden/beds/CARROTS/', '/docs/Garden/beds/carrots'],
    ['/docs/Kitchen/tools/pots/casse-role.html', '/docs/Kitchen/tools/pots/casserole'],
    ['/docs/Kitchen/tools/knif.md', '/docs/Kitchen/tools/knife'],
    ['/plates', '/docs/Kitchen/plates'],
  ])('begin with the most similar address: %s', (path, url) => {
    expect(suggest(path)[0]).toBe(url);
  });

  it('are at most five, each once', () => {
    expect(suggest('/docs/Garden/herb')).toEqual([
      '/docs/Garden/herbs',
      '/docs/Garden/2.x/herbs',
      '/docs/Garden/10.x/herbs',
    ]);
    const [page] = pages.filter(({ url }) => url === '/docs/Garden/herbs');
    const many = Array.from({ length: 9 }, (_, at) => page && { ...page, url: `${page.url}${at}` });
    expect(
      suggestPages(
        many.flatMap((each) => each ?? []),
        '/docs/Garden/herb',
      ),
    ).toHaveLength(5);
  });

  it('have the titles from the area to the folder of the page', () => {
    expect(suggestPages(pages, '/docs/Kitchen/tools/pots/wokk')[0]).toEqual({
      title: 'Wok',
      url: '/docs/Kitchen/tools/pots/wok',
      breadcrumbs: ['The kitchen', 'Tools', 'Pots and pans'],
    });
  });

  it('are none if no address is similar', () => {
    expect(suggest('/zzzzzzzz')).toEqual([]);
  });

  it('omit unlisted pages and the landing page', () => {
    expect(suggest('/docs/Kitchen/cellar')).not.toContain('/docs/Kitchen/cellar');
    expect(suggest('/docs')).not.toContain('/docs');
  });

  it('ignore the part of an address beyond the longest possible one', () => {
    const long = `/docs/${'x'.repeat(300)}`;
    expect(suggest(`${long}/knife`)).toEqual([]);
  });
});
