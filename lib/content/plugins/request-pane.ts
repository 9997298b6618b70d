import type { Element, Root, RootContent } from 'hast';

/**
 * Puts the pane of examples before the text, and everything that follows it into one element, so that the two can be side
 * by side. The heading of an example and the text below it move into the pane.
 */
export function rehypeRequestPane() {
  return (tree: Root) => {
    const position = tree.children.findIndex((node) => isTag(node, 'RequestPane'));
    if (position >= 0) wrapFrom(tree, position + 1);
    else if (moveExampleFirst(tree)) wrapFrom(tree, 1);
  };
}

/** @returns whether the page has an example */
function moveExampleFirst(tree: Root): boolean {
  const position = tree.children.findIndex((node) => isTag(node, 'ExamplePane'));
  const start = tree.children.findLastIndex(
    (node, index) => index < position && node.type === 'element' && node.tagName === 'h2',
  );
  if (start < 0) return false;
  const [pane] = tree.children.splice(position, 1) as Element[];
  if (!pane) return false;
  pane.children.unshift(...(tree.children.splice(start, position - start) as Element['children']));
  tree.children.unshift(pane);
  return true;
}

function wrapFrom(tree: Root, position: number): void {
  const children = tree.children.splice(position) as Element['children'];
  tree.children.push({ type: 'element', tagName: 'div', properties: {}, children });
}

function isTag(node: RootContent, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}
