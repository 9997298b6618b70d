import { tagAttribute } from '../plugins/tag-attribute';
import { strong } from '../sources/nodes';
import { blocksOf } from './blocks-of';
import { defineTag } from './define-tag';

/** Content that a reader can open. */
export const details = defineTag({
  name: 'Details',
  attributes: { summary: 'required' },
  markdown: (node) => [strong(tagAttribute(node, 'summary') ?? ''), ...blocksOf(node)],
});
