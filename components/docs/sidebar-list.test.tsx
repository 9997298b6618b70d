import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixture } from '@/lib/content/__fixtures__/load';
import { getBreadcrumbs, getPage } from '@/lib/content/pages/lookups';
import type { SidebarNode } from '@/lib/content/pages/page';
import { SidebarList } from './sidebar-list';

const index = fixture('sound');
const roots = index.areas.flatMap(({ versions }) => versions.slice(0, 1).map(({ root }) => root));

function render(path: string, nodes: SidebarNode[] = roots): string {
  const open = getBreadcrumbs(index, getPage(index, path)).map(({ page }) => page.path);
  return renderToStaticMarkup(
    <SidebarList nodes={nodes} openPaths={new Set(open)} currentPath={path} />,
  );
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a href="\/docs\/([^"]*)"/g)].map(([, path = '']) => path);
}

describe('the sidebar of a page', () => {
  it('opens the folders that contain the page, and lists nothing of the others', () => {
    expect(linksOf(render('Kitchen/tools/knife'))).toEqual([
      'Kitchen',
      'Kitchen/start',
      'Kitchen/tools',
      'Kitchen/tools/knife',
      'Kitchen/tools/pots',
      'Kitchen/plates',
      'Garden',
    ]);
  });

  it('opens the folder of a category page', () => {
    expect(linksOf(render('Kitchen/tools/pots'))).toContain('Kitchen/tools/pots/wok');
  });

  it('marks the page, and the folders that contain it', () => {
    const html = render('Kitchen/tools/knife');
    expect(html).toContain('<a href="/docs/Kitchen/tools/knife" aria-current="page">Knife</a>');
    expect([...html.matchAll(/href="([^"]*)" data-active=""/g)].map(([, path]) => path)).toEqual([
      '/docs/Kitchen',
      '/docs/Kitchen/tools',
    ]);
  });

  it('does not grow with the pages of closed folders', () => {
    const page = getPage(index, 'Garden/herbs');
    const many = Array.from({ length: 500 }, () => ({ page, label: 'Herb', children: null }));
    const grown = roots.map((root) =>
      root.page.path === 'Garden' ? { ...root, children: many } : root,
    );
    expect(render('Kitchen/tools/knife', grown)).toBe(render('Kitchen/tools/knife'));
  });

  it('shows a folder without pages as a page', () => {
    const page = getPage(index, 'Garden/beds');
    expect(render('Garden/beds', [{ page, label: 'Beds', children: [] }])).not.toContain('<button');
  });

  it('links to addresses of the older version of the page', () => {
    const old = index.areas[0]?.versions[1]?.root as SidebarNode;
    expect(linksOf(render('Kitchen/1.x/tools/axe', [old]))).toEqual([
      'Kitchen/1.x',
      'Kitchen/1.x/start',
      'Kitchen/1.x/tools',
      'Kitchen/1.x/tools/axe',
    ]);
  });
});
