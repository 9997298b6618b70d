import type { Node, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Tag } from './tag-attribute';

/**
 * Removes the paragraph around tags that fill a line alone, such as `<Card …>Text</Card>`. The parser treats them as
 * inline; the page renders them as blocks.
 */
export function remarkUnwrapTags() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const tags = tagsOf(node);
      if (!parent || index === undefined || tags.length === 0) return undefined;
      for (const tag of tags) tag.type = 'mdxJsxFlowElement';
      (parent as { children: Node[] }).children.splice(index, 1, ...tags);
      return index;
    });
  };
}

/** The tags of a paragraph that has nothing else but white space. */
function tagsOf({ children }: Paragraph): Tag[] {
  const tags: Tag[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement') tags.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') return [];
  }
  return tags;
}
