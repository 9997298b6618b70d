import type { BlockContent, Nodes as Node, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';

/** The blocks of a tag; the text of a tag on one line becomes a paragraph. */
export function blocksOf({ children }: MdxJsxFlowElement): BlockContent[] {
  const isText = children.length > 0 && (children as Node[]).every((child) => isPhrasing(child));
  if (!isText) return children as BlockContent[];
  return [{ type: 'paragraph', children: children as Node[] as PhrasingContent[] }];
}
