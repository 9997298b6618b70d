import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { tagAttribute } from '../plugins/tag-attribute';
import { strong } from '../sources/nodes';
import { blocksOf } from './blocks-of';
import { defineTag } from './define-tag';

/** Alternatives, of which the page shows one. Tabs of one group change together. */
export const tabs = defineTag({
  name: 'Tabs',
  attributes: { group: 'required' },
  // One language is enough for an agent: the request is the same in all.
  markdown: (node) =>
    tagAttribute(node, 'markdown') === 'first'
      ? blocksOf(node.children[0] as MdxJsxFlowElement)
      : blocksOf(node),
});

export const tab = defineTag({
  name: 'Tab',
  attributes: { title: 'required', value: 'required' },
  markdown: (node) => [strong(tagAttribute(node, 'title') ?? ''), ...blocksOf(node)],
});
