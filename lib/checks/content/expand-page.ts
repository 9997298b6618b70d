import type { Node, Root, Text } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Page } from '../../docs/page';
import { remarkExpandSources } from '../../docs/plugins/expand-sources';
import type { ContentIndex } from '../../docs/source';
import { placeOf } from './content-pages';

/**
 * A page's tree with the tables from the sources in the place of their tags. Before each tag stands an empty text
 * with the tag's position, and what comes from a source has none of its own: its lines are not those of the page.
 *
 * @throws VFileMessage naming the line of a tag that the sources can't answer
 */
export function expandPage(page: Page, index: ContentIndex): Root {
  const tree = structuredClone(page.markdown.tree);
  visit(tree, (node: Node) => {
    if (!isParent(node)) return;
    node.children = node.children.flatMap((child) =>
      child.type === 'mdxJsxFlowElement' ? [positionOf(child), child] : [child],
    );
  });
  const written = new Set<Node>();
  visit(tree, (node) => {
    written.add(node);
  });
  const file = new VFile({ path: placeOf(page) });
  const expanded = unified().use(remarkExpandSources, { page, index }).runSync(tree, file) as Root;
  visit(expanded, (node) => {
    if (!written.has(node)) delete node.position;
  });
  return expanded;
}

function positionOf({ position }: Node): Text {
  return { type: 'text', value: '', ...(position && { position }) };
}

interface ParentNode extends Node {
  children: Node[];
}

function isParent(node: Node): node is ParentNode {
  return 'children' in node;
}
