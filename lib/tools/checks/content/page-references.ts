import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** A link or image in a page, and the line of the file it is on. */
export interface Reference {
  target: string;
  line: number;
}

/** The links, images and anchors of a page. */
export interface PageReferences {
  links: Reference[];
  images: Reference[];
  anchors: Set<string>;
}

/** Collects links, images and anchors. Generated content has the line of its tag. */
export function collectReferences(tree: Root): PageReferences {
  const links: Reference[] = [];
  const images: Reference[] = [];
  const anchors = new Set<string>();
  let line = 1;
  visit(tree, (node) => {
    line = node.position?.start.line ?? line;
    const id = (node as RootContent).data?.hProperties?.id;
    if (typeof id === 'string') anchors.add(id);
    if (node.type === 'link' || node.type === 'definition') links.push({ target: node.url, line });
    if (node.type === 'image') images.push({ target: node.url, line });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const { type, ...attribute } of node.attributes) {
      if (type !== 'mdxJsxAttribute' || !('name' in attribute)) continue;
      if (typeof attribute.value !== 'string') continue;
      if (attribute.name === 'href') links.push({ target: attribute.value, line });
      if (attribute.name === 'src') images.push({ target: attribute.value, line });
    }
  });
  return { links, images, anchors };
}
