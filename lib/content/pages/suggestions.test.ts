import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { suggester } from './suggestions';

const pages = [...fixture('sound').pages.values()].map(({ url, frontMatter }) => ({
  url,
  isListed: !frontMatter.unlisted,
}));

function suggest(path: string, count = 1): string[] {
  return suggester(pages)(path, count).map(({ url }) => url);
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
    expect(suggest(path)).toEqual([url]);
  });

  it('are at most as many as requested, each once', () => {
    const all = suggest('/docs/Garden/herb', 100);
    expect(all).toEqual([
      '/docs/Garden/herbs',
      '/docs/Garden/2.x/herbs',
      '/docs/Garden/10.x/herbs',
    ]);
    expect(suggest('/docs/Garden/herb', 2)).toEqual(all.slice(0, 2));
  });

  it('are none if no address is similar', () => {
    expect(suggest('/zzzzzzzz', 5)).toEqual([]);
  });

  it('omit unlisted pages and the landing page', () => {
    expect(suggest('/docs/Kitchen/cellar', 100)).not.toContain('/docs/Kitchen/cellar');
    expect(suggest('/docs', 100)).not.toContain('/docs');
  });

  it('ignore the part of an address beyond the longest possible one', () => {
    const long = `/docs/${'x'.repeat(300)}`;
    expect(suggest(`${long}/knife`, 3)).toEqual([]);
  });
});
