import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** The addresses that a built page links to, and the ids that links can point at. */
export interface BuiltPage {
  references: { target: string; line: number }[];
  ids: Set<string>;
  /** Ids of several elements. A link reaches only the first of them. */
  repeatedIds: string[];
}

/** Attributes with one address. */
const ADDRESSES = ['href', 'src', 'poster'] as const;

/** Attributes with several addresses, each with a width or density. */
const ADDRESS_LISTS = ['srcSet', 'imageSrcSet'] as const;

/** Relations whose address is a host, not a page or file. */
const HINTS: readonly string[] = ['preconnect', 'dns-prefetch'];

/** Reads the references and ids of a built page. */
export function readBuiltPage(html: string): BuiltPage {
  const references: BuiltPage['references'] = [];
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  visit(fromHtml(html) as Nodes, 'element', (element) => {
    const { id, name } = element.properties;
    if (typeof id === 'string') {
      if (ids.has(id)) repeatedIds.add(id);
      ids.add(id);
    }
    if (element.tagName === 'a' && typeof name === 'string') ids.add(name);
    const line = element.position?.start.line ?? 1;
    for (const target of targetsOf(element)) references.push({ target, line });
  });
  return { references, ids, repeatedIds: [...repeatedIds] };
}

function targetsOf({ tagName, properties }: Element): string[] {
  const relations = [properties.rel ?? []].flat().map(String);
  if (tagName === 'link' && relations.some((relation) => HINTS.includes(relation))) return [];
  const single = ADDRESSES.map((name) => properties[name]);
  const lists = ADDRESS_LISTS.flatMap((name) => {
    const value = properties[name];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return text.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]);
  });
  return [...single, ...lists].filter(
    (target) => typeof target === 'string' && target !== '',
  ) as string[];
}
