import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { blocksOf } from '../tags/blocks-of';
import { findTag } from '../tags/registry';

/** Replaces tags such as `<Note>` with ordinary Markdown that reads the same. */
export function replaceTags(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(findTag(node.name)?.markdown?.(node) ?? blocksOf(node)));
    // The Markdown may contain tags too.
    return [SKIP, index];
  });
}
