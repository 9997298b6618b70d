import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** What crawlers read in the head of a built page, and the structured data, which can be anywhere in a page. */
export interface BuiltHead {
  /** Contents of the `meta` tags by their name or property. */
  meta: Map<string, string[]>;
  /** Addresses of the `link` tags by their relation. */
  links: Map<string, string[]>;
  /** The parsed documents of the JSON-LD scripts. */
  jsonLd: unknown[];
}

/**
 * Reads the head of a page.
 *
 * @throws SyntaxError if a JSON-LD script isn't valid JSON
 */
export function readHead(html: string): BuiltHead {
  const head: BuiltHead = { meta: new Map(), links: new Map(), jsonLd: [] };
  visit(fromHtml(html) as Nodes, 'element', (element, _index, parent) => {
    if (element.tagName === 'script' && element.properties.type === 'application/ld+json') {
      head.jsonLd.push(JSON.parse(textOf(element)));
    }
    if (parent?.type !== 'element' || parent.tagName !== 'head') return;
    const { name, property, content, rel, href } = element.properties;
    if (element.tagName === 'meta') add(head.meta, name ?? property, content);
    if (element.tagName === 'link')
      for (const relation of [rel].flat()) add(head.links, relation, href);
  });
  return head;
}

function add(values: Map<string, string[]>, name: unknown, value: unknown) {
  if (name === undefined || name === null) return;
  values.set(String(name), [...(values.get(String(name)) ?? []), String(value ?? '')]);
}
