import { describe, expect, it } from 'vitest';
import { fixture } from './__fixtures__/load';
import { getBreadcrumbs, getPage } from './lookups';
import type { SidebarNode } from './page';
import { type SidebarItem, sidebarItems } from './sidebar-items';

const index = fixture('sound');
const roots = index.areas.flatMap(({ versions }) => versions.slice(0, 1).map(({ root }) => root));

function sidebarOf(id: string, tops: SidebarNode[] = roots): SidebarItem[] {
  const open = getBreadcrumbs(index, getPage(index, id)).map(({ page }) => page.path);
  return sidebarItems(tops, new Set(open));
}

/** Addresses as the browser builds them. */
function paths(items: SidebarItem[], parent = ''): string[] {
  return items.flatMap(({ segment, items: inner }) => {
    const path = parent ? `${parent}/${segment}` : segment;
    return [path, ...paths(inner ?? [], path)];
  });
}

describe('the sidebar of a page', () => {
  it('opens the folders that contain the page and omits the lists of the others', () => {
    expect(sidebarOf('Kitchen/tools/knife')).toEqual([
      {
        segment: 'Kitchen',
        label: 'The kitchen',
        items: [
          { segment: 'start', label: 'Start' },
          {
            segment: 'tools',
            label: 'Tools',
            items: [
              { segment: 'knife', label: 'Knife' },
              { segment: 'pots', label: 'Pots and pans', items: null },
            ],
          },
          { segment: 'plates', label: 'Plates' },
        ],
      },
      { segment: 'Garden', label: 'The garden', items: null },
    ]);
  });

  it('opens the folder of a category page', () => {
    expect(paths(sidebarOf('Kitchen/tools/pots'))).toContain('Kitchen/tools/pots/wok');
  });

  it('omits a label that equals the segment', () => {
    const [root] = roots;
    const page = getPage(index, 'Kitchen/plates');
    const named: SidebarNode = { page, label: 'plates', children: null };
    expect(root && sidebarItems([named], new Set())).toEqual([{ segment: 'plates' }]);
  });

  it('does not grow with the pages of closed folders', () => {
    const before = JSON.stringify(sidebarOf('Kitchen/tools/knife'));
    const page = getPage(index, 'Garden/herbs');
    const many = Array.from({ length: 500 }, () => ({ page, label: 'Herb', children: null }));
    const grown = roots.map((root) =>
      root.page.path === 'Garden' ? { ...root, children: many } : root,
    );
    expect(JSON.stringify(sidebarOf('Kitchen/tools/knife', grown))).toBe(before);
  });

  it('shows a folder without pages as a page', () => {
    const page = getPage(index, 'Garden/beds');
    const [item] = sidebarItems([{ page, label: 'Beds', children: [] }], new Set(['Garden/beds']));
    expect(item).toEqual({ segment: 'beds', label: 'Beds' });
  });

  it.each(['Kitchen/tools/pots/lids/glass', 'Garden/beds/carrots'])(
    'leads to addresses that exist: %s',
    (id) => {
      const found = paths(sidebarOf(id));
      expect(found).toContain(id);
      expect(found.filter((path) => !index.pages.has(path))).toEqual([]);
    },
  );

  it('links to addresses of the older version of the page', () => {
    const old = index.areas[0]?.versions[1]?.root as SidebarNode;
    expect(paths(sidebarOf('Kitchen/1.x/tools/axe', [old]))).toEqual([
      'Kitchen/1.x',
      'Kitchen/1.x/start',
      'Kitchen/1.x/tools',
      'Kitchen/1.x/tools/axe',
    ]);
  });
});
