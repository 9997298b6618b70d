import { tagAttribute } from '../plugins/tag-attribute';
import { linkList } from '../sources/nodes';
import { blocksOf } from './blocks-of';
import { defineTag } from './define-tag';

/** Links to other pages; in page Markdown, a list. */
export const cards = defineTag({
  name: 'Cards',
  attributes: {},
  markdown: ({ children }) => [
    linkList(
      children
        .filter((child) => child.type === 'mdxJsxFlowElement')
        .map((node) => ({
          title: tagAttribute(node, 'title') ?? '',
          url: tagAttribute(node, 'href') ?? '',
          words: blocksOf(node).flatMap((child) =>
            child.type === 'paragraph' ? child.children : [],
          ),
        })),
    ),
  ],
});

export const card = defineTag({
  name: 'Card',
  attributes: { title: 'required', href: 'required', icon: 'optional' },
});
