import { describe, expect, it } from 'vitest';
import { fixture } from './__fixtures__/load';
import { nearPages } from './suggestions';

const index = fixture('sound');

function near(path: string, count = 1): string[] {
  return nearPages(index, path, count).map(({ url }) => url);
}

describe('suggestions for an address that does not exist', () => {
  it.each([
    ['/docs/Kitchen/tools/knive', '/docs/Kitchen/tools/knife'],
    ['/docs/Kitchen/knife', '/docs/Kitchen/tools/knife'],
    ['/docs/garden/beds/CARROTS/', '/docs/Garden/beds/carrots'],
    ['/docs/Kitchen/tools/pots/casse-role.html', '/docs/Kitchen/tools/pots/casserole'],
    ['/docs/Kitchen/tools/knif.md', '/docs/Kitchen/tools/knife'],
    ['/plates', '/docs/Kitchen/plates'],
  ])('begin with the page that was meant: %s', (path, url) => {
    expect(near(path)).toEqual([url]);
  });

  it('are at most as many as asked for, each once', () => {
    const all = near('/docs/Garden/herb', 100);
    expect(all).toEqual([
      '/docs/Garden/herbs',
      '/docs/Garden/2.x/herbs',
      '/docs/Garden/10.x/herbs',
    ]);
    expect(near('/docs/Garden/herb', 2)).toEqual(all.slice(0, 2));
  });

  it('are none when no address is alike', () => {
    expect(near('/zzzzzzzz', 5)).toEqual([]);
  });

  it('leave out unlisted pages and the landing page', () => {
    expect(near('/docs/Kitchen/cellar', 100)).not.toContain('/docs/Kitchen/cellar');
    expect(near('/docs', 100)).not.toContain('/docs');
  });

  it('take no account of what is beyond the length of any address', () => {
    const long = `/docs/${'x'.repeat(300)}`;
    expect(near(`${long}/knife`, 3)).toEqual([]);
  });
});
