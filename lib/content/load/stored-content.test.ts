import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { expandPage } from '../pages/expand-page';
import { getBreadcrumbs, readingOrder } from '../pages/lookups';
import type { ContentIndex } from '../pages/page';
import { makeIndex, makePage } from '../pages/page.fixture';
import { pageMarkdown } from '../pages/page-markdown';
import { restoreContent, storeContent } from './stored-content';

/** The index as a build reads it. */
const stored = (index: ContentIndex) => restoreContent(storeContent(index));

describe.each(['sound', 'sdk'])('the stored content of the tree "%s"', (name) => {
  const index = fixture(name);
  const restored = stored(index);

  it('has the same pages with the same Markdown', () => {
    const texts = (content: ContentIndex) =>
      [...content.pages.values(), ...content.standalone.values()].map((page) =>
        pageMarkdown({ page, index: content }),
      );
    expect(texts(restored)).toEqual(texts(index));
  });

  it('has the same sidebars, whose entries are pages of the index', () => {
    expect(restored.areas.map(({ id, label }) => [id, label])).toEqual(
      index.areas.map(({ id, label }) => [id, label]),
    );
    for (const { page, label } of readingOrder(restored)) {
      expect(restored.pages.get(page.path)).toBe(page);
      expect(getBreadcrumbs(restored, page).at(-1)?.label).toBe(label);
    }
    expect(readingOrder(restored).map(({ label }) => label)).toEqual(
      readingOrder(index).map(({ label }) => label),
    );
  });
});

it('entries of the sidebar keep their groups', () => {
  const index = fixture('sound');
  const root = index.areas[0]?.versions[0]?.root;
  const children = root?.children?.map((node) => ({ ...node, group: 'Start' })) ?? [];
  if (root) root.children = children;
  const restored = stored(index).areas[0]?.versions[0]?.root.children;
  expect(restored?.map(({ group }) => group)).toEqual(children.map(() => 'Start'));
});

it('pages that were expanded before they were stored are not expanded again', () => {
  const code = [
    '```bash run="sandbox"',
    'curl https://api.laurel.example/v2/rewards/getTiers',
    '```',
  ];
  const index = makeIndex(makePage('Api/guides/tiers', code));
  for (const content of [index, stored(index)]) {
    const [page] = content.pages.values();
    const tree = page && expandPage({ page, index: content });
    expect(tree?.children.map(({ type }) => type)).toEqual(['code', 'mdxJsxFlowElement']);
  }
});
