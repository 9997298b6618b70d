import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { findBreadcrumbs, flatten } from '../pages/build-sidebar';
import type { SidebarNode } from '../pages/page';

const index = fixture('sound');
const withDrafts = fixture('sound', { drafts: true });

function area(id: string, version = 'current') {
  return index.areas
    .find((known) => known.id === id)
    ?.versions.find(({ name }) => name === version);
}

/** The sidebar as nested lists of `label → address`. */
function outline({ label, page, children }: SidebarNode): unknown {
  const line = `${label} → ${page.url}`;
  return children ? [line, children.map(outline)] : line;
}

describe('the index', () => {
  it('has each page under its address, category pages by their index file', () => {
    expect([...index.pages].map(([path, { url, file }]) => [path, url, file])).toEqual([
      ['Garden/beds/carrots', '/docs/Garden/beds/carrots', 'content/docs/Garden/beds/carrots.md'],
      ['Garden/herbs', '/docs/Garden/herbs', 'content/docs/Garden/herbs.md'],
      ['Kitchen/cellar', '/docs/Kitchen/cellar', 'content/docs/Kitchen/cellar.md'],
      ['Kitchen', '/docs/Kitchen', 'content/docs/Kitchen/index.md'],
      ['Kitchen/plates', '/docs/Kitchen/plates', 'content/docs/Kitchen/plates.md'],
      ['Kitchen/start', '/docs/Kitchen/start', 'content/docs/Kitchen/start.md'],
      ['Kitchen/tools', '/docs/Kitchen/tools', 'content/docs/Kitchen/tools/index.md'],
      ['Kitchen/tools/knife', '/docs/Kitchen/tools/knife', 'content/docs/Kitchen/tools/knife.md'],
      [
        'Kitchen/tools/pots/casserole',
        '/docs/Kitchen/tools/pots/casserole',
        'content/docs/Kitchen/tools/pots/casserole.md',
      ],
      [
        'Kitchen/tools/pots/lids/glass',
        '/docs/Kitchen/tools/pots/lids/glass',
        'content/docs/Kitchen/tools/pots/lids/glass.md',
      ],
      [
        'Kitchen/tools/pots/lids',
        '/docs/Kitchen/tools/pots/lids',
        'content/docs/Kitchen/tools/pots/lids/index.md',
      ],
      [
        'Kitchen/tools/pots/wok',
        '/docs/Kitchen/tools/pots/wok',
        'content/docs/Kitchen/tools/pots/wok.md',
      ],
      ['', '/docs', 'content/docs/index.md'],
      ['Kitchen/tools/pots', '/docs/Kitchen/tools/pots', null],
      ['Garden', '/docs/Garden', null],
      ['Garden/beds', '/docs/Garden/beds', null],
      ['Garden/10.x/herbs', '/docs/Garden/10.x/herbs', 'content/versions/10.x/Garden/herbs.md'],
      ['Garden/10.x', '/docs/Garden/10.x', null],
      ['Garden/2.x/herbs', '/docs/Garden/2.x/herbs', 'content/versions/2.x/Garden/herbs.md'],
      ['Garden/2.x', '/docs/Garden/2.x', null],
      ['Kitchen/1.x/start', '/docs/Kitchen/1.x/start', 'content/versions/1.x/Kitchen/start.md'],
      [
        'Kitchen/1.x/tools/axe',
        '/docs/Kitchen/1.x/tools/axe',
        'content/versions/1.x/Kitchen/tools/axe.md',
      ],
      ['Kitchen/1.x', '/docs/Kitchen/1.x', null],
      ['Kitchen/1.x/tools', '/docs/Kitchen/1.x/tools', null],
    ]);
  });

  it('keeps pages outside the docs at the root of the site', () => {
    expect([...index.standalone.values()].map(({ url, title }) => [url, title])).toEqual([
      ['/house-rules', 'House rules'],
    ]);
  });

  it('assigns pages to area and version, except the landing page', () => {
    const places = ['', 'Kitchen', 'Kitchen/tools/pots', 'Kitchen/1.x/tools/axe'].map((path) => {
      const page = index.pages.get(path);
      return [page?.area, page?.version];
    });
    expect(places).toEqual([
      [null, 'current'],
      ['Kitchen', 'current'],
      ['Kitchen', 'current'],
      ['Kitchen', '1.x'],
    ]);
  });

  it('makes the page of a folder without an index file from the sidebar file', () => {
    expect(index.pages.get('Kitchen/tools/pots')).toMatchObject({
      kind: 'category',
      title: 'Pots and pans',
      description: 'Everything that goes on a stove.',
      file: null,
    });
  });

  it('has drafts only if they are requested', () => {
    const drafts = [...withDrafts.pages.keys()].filter((path) => !index.pages.has(path));
    expect(drafts).toEqual(['Kitchen/secret-recipe', 'Kitchen/tools/pots/unfinished']);
  });

  it('takes the date of the last change from the front matter if it is set', () => {
    expect(index.pages.get('Kitchen/start')?.lastUpdated).toBe('2024-02-29');
  });

  it('keeps the line numbers of the file in the syntax tree', () => {
    const tree = index.pages.get('Kitchen/start')?.markdown.tree;
    const heading = tree?.children.find(({ type }) => type === 'heading');
    expect(heading?.position?.start.line).toBe(13);
  });
});

describe('the sidebar', () => {
  it('has the order and labels of the sidebar file, and short labels for pages', () => {
    expect(area('Kitchen')).toMatchObject({ name: 'current', label: 'Current' });
    expect(area('Kitchen') && outline(area('Kitchen')?.root as SidebarNode)).toEqual([
      'The kitchen → /docs/Kitchen',
      [
        'Start → /docs/Kitchen/start',
        [
          'Tools → /docs/Kitchen/tools',
          [
            'Knife → /docs/Kitchen/tools/knife',
            [
              'Pots and pans → /docs/Kitchen/tools/pots',
              [
                'Casserole → /docs/Kitchen/tools/pots/casserole',
                [
                  'Lids → /docs/Kitchen/tools/pots/lids',
                  ['Glass lid → /docs/Kitchen/tools/pots/lids/glass'],
                ],
                'Wok → /docs/Kitchen/tools/pots/wok',
              ],
            ],
          ],
        ],
        'Plates → /docs/Kitchen/plates',
      ],
    ]);
  });

  it('lists drafts in their position if they are requested', () => {
    const root = withDrafts.areas[0]?.versions[0]?.root;
    const labels = root ? flatten(root).map(({ label }) => label) : [];
    expect(labels).toEqual([
      'The kitchen',
      'Start',
      'Tools',
      'Knife',
      'Pots and pans',
      'Casserole',
      'Lids',
      'Glass lid',
      'Unfinished',
      'Wok',
      'Secret recipe',
      'Plates',
    ]);
  });

  it('has older versions after the current one, the newest first', () => {
    const versions = index.areas.map(({ id, versions }) => [id, versions.map(({ name }) => name)]);
    expect(versions).toEqual([
      ['Kitchen', ['current', '1.x']],
      ['Garden', ['current', '10.x', '2.x']],
    ]);
  });

  it('of an older version has only addresses of that version', () => {
    expect(area('Kitchen', '1.x')?.label).toBe('Version 1');
    expect(outline(area('Kitchen', '1.x')?.root as SidebarNode)).toEqual([
      'The old kitchen → /docs/Kitchen/1.x',
      [
        'Make a fire → /docs/Kitchen/1.x/start',
        ['Old tools → /docs/Kitchen/1.x/tools', ['Axe → /docs/Kitchen/1.x/tools/axe']],
      ],
    ]);
  });

  it('names a version after its folder if its file has no label', () => {
    expect(area('Garden', '2.x')?.label).toBe('2.x');
  });

  it('has no breadcrumbs to a page that it does not list', () => {
    const root = area('Kitchen')?.root as SidebarNode;
    expect(findBreadcrumbs(root, 'Kitchen/cellar')).toEqual([]);
  });
});
