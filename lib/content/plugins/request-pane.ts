import type { Element, Root } from 'hast';

/** Puts everything that follows the pane of example requests into one element, so that the two can be side by side. */
export function rehypeRequestPane() {
  return (tree: Root) => {
    const position = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'RequestPane',
    );
    if (position < 0) return;
    const children = tree.children.splice(position + 1) as Element['children'];
    tree.children.push({ type: 'element', tagName: 'div', properties: {}, children });
  };
}
