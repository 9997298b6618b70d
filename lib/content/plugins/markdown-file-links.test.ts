import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { makeIndex, makePage } from '../pages/page.fixture';
import { remarkMarkdownFileLinks } from './markdown-file-links';

const cart = makePage('Sdk/modules/cart/index', []);
const start = makePage('Sdk/start', []);

function linkFrom(file: string, target: string): string | null | undefined {
  const page = makePage(file, [
    `[text](${target})`,
    '',
    '<Cards>',
    `<Card title="Text" href="${target}">Text</Card>`,
    '</Cards>',
    '',
    `[text][label]`,
    '',
    `[label]: ${target}`,
  ]);
  const context = {
    page,
    index: makeIndex(page, { ...cart, url: '/docs/Sdk/modules/cart' }, start),
  };
  const tree: Root = structuredClone(page.markdown.tree);
  remarkMarkdownFileLinks(context)(tree);
  const targets: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') targets.push((node as Link).url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = node.attributes.find((given) => 'name' in given && given.name === 'href');
      if (href) targets.push(href.value);
    }
  });
  expect(targets).toHaveLength(3);
  expect(new Set(targets).size).toBe(1);
  return targets[0] as string;
}

describe('a link to a Markdown file', () => {
  it.each([
    ['./start.md', '/docs/Sdk/start'],
    ['start.md#first-step', '/docs/Sdk/start#first-step'],
    ['modules/cart/index.md?a=b#c', '/docs/Sdk/modules/cart?a=b#c'],
  ])('links to the page of that file: %s', (target, address) => {
    expect(linkFrom('Sdk/page', target)).toBe(address);
  });

  it('is relative to the folder of its own file', () => {
    expect(linkFrom('Sdk/modules/cart/methods', '../../start.md')).toBe('/docs/Sdk/start');
  });

  it('is not changed if there is no such file, so that the check can report it', () => {
    expect(linkFrom('Sdk/page', './missing.md#a')).toBe('./missing.md#a');
  });

  it.each(['/docs/Sdk/start.md', 'https://a.example/start.md', '#a.md', '/docs/Sdk/start'])(
    'is nothing else: %s',
    (target) => {
      expect(linkFrom('Sdk/page', target)).toBe(target);
    },
  );
});
