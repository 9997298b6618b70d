import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { tagAttribute } from '../plugins/tag-attribute';
import { linkList } from '../sources/nodes';
import { blocksOf } from './blocks-of';
import { defineTag } from './define-tag';

/** Links to other pages; in page Markdown, a list. */
export const cards = defineTag({ name: 'Cards', attributes: {}, markdown: listOfCards });

export const card = defineTag({
  name: 'Card',
  attributes: { title: 'required', href: 'required', icon: 'optional' },
});

/** The cards in a tag as a list of links. */
export function listOfCards({ children }: MdxJsxFlowElement): RootContent[] {
  const links = children
    .filter((child) => child.type === 'mdxJsxFlowElement')
    .map((node) => ({
      title: tagAttribute(node, 'title') ?? '',
      url: tagAttribute(node, 'href') ?? '',
      words: blocksOf(node).flatMap((child) => (child.type === 'paragraph' ? child.children : [])),
    }));
  return [linkList(links)];
}
