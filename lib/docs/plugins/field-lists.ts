import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { withBasePath } from '../../config/base-path';
import { tagAttribute } from './tag-attribute';

/** What the component of a description list receives if the list contains no other components. */
export interface FieldListProperties {
  /** The content of the list. */
  'data-html'?: string;
}

/**
 * Replaces the content of description lists by an HTML string, because elements would double their size in the page's
 * data. Collapsible sections in them become plain elements. A list with other components, such as tabs, stays as it is.
 */
export function rehypeFieldLists() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'dl') return undefined;
      const children = node.children.map(toPlain);
      if (!children.every((child) => child !== null)) return undefined;
      node.properties = { ...node.properties, 'data-html': toHtml(children) };
      node.children = [];
      return SKIP;
    });
  };
}

/** The node without components; `null` if it contains one that needs its code. */
function toPlain(node: ElementContent): ElementContent | null {
  if (node.type === 'mdxJsxFlowElement') return toPlainElement(node);
  if (node.type !== 'element') return node;
  const href = node.properties.href;
  if (typeof href === 'string' && /^https?:/.test(href)) return null;
  const children = node.children.map(toPlain);
  if (!children.every((child) => child !== null)) return null;
  const properties = typeof href === 'string' ? { href: withBasePath(href) } : {};
  return { ...node, properties: { ...node.properties, ...properties }, children };
}

function toPlainElement(node: MdxJsxFlowElementHast): Element | null {
  const children = node.children.map(toPlain);
  if (!children.every((child) => child !== null)) return null;
  if (node.name === 'dd') return element('dd', children);
  if (node.name !== 'Details') return null;
  const summary: ElementContent = { type: 'text', value: tagAttribute(node, 'summary') ?? '' };
  return element('details', [element('summary', [summary]), element('div', children)]);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
