import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { ERRORS_URL, operationPageUrl } from '../api-reference/api-pages';
import type { PageContext } from '../pages/page';
import { sdkNames } from '../sdk/sdk-names';
import { tag } from '../sources/nodes';

/** Name of the tabs that parts become. */
const ENTRIES = 'entries';

type Block = Root['children'][number];

/**
 * Makes the parts of the page of errors tabs, and its entries collapsed: sections of level 2 and 4. The text stays as it
 * is written, so that the table of contents, search and page Markdown need no exception.
 */
export function rehypeEntries({ page: { url } }: PageContext) {
  return (tree: Root) => {
    if (url !== ERRORS_URL) return;
    const [lead = [], ...parts] = divide(tree.children, 'h2');
    const tabs = parts.map((part) => {
      const [heading] = part as Element[];
      linkNames(part, heading?.properties.id === 'sdk' ? methodUrl : operationPageUrl);
      const title = heading ? textOf(heading) : '';
      const value = String(heading?.properties.id);
      return component('Tab', { title, value }, part.length > 0 ? withEntries(part) : []);
    });
    tree.children = [
      ...lead,
      component('Entries', {}, [component('Tabs', { group: ENTRIES }, tabs)]),
    ];
  };
}

/** The page that explains a method of the SDK. */
function methodUrl(name: string): string | undefined {
  return sdkNames.get(name)?.guide ?? undefined;
}

/** Links the names of operations or methods in lists. Page Markdown has the names alone. */
function linkNames(blocks: readonly Block[], urlOf: (name: string) => string | undefined): void {
  visit({ type: 'root', children: [...blocks] } as Root, 'element', (node, index, parent) => {
    // A first line is in a summary, which can't contain links.
    if (/^(?:a|pre|p|h\d)$/.test(node.tagName)) return SKIP;
    const href = node.tagName === 'code' ? urlOf(textOf(node)) : undefined;
    if (href === undefined || index === undefined || !parent) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [node],
    };
    return SKIP;
  });
}

/** The blocks of a part, in which each heading of level 4 and what follows it is an entry. */
function withEntries(part: readonly Block[]): Block[] {
  return divide(part, 'h3').flatMap((section) => {
    const [lead = [], ...entries] = divide(section, 'h4');
    return [...lead, ...entries.map(toEntry)];
  });
}

/** The heading and the first paragraph of an entry are always shown. */
function toEntry(blocks: readonly Block[]): Block {
  const [heading, first, ...rest] = blocks.filter(({ type }) => type !== 'text');
  // A paragraph can't be in a summary.
  const line = first?.type === 'element' ? { ...first, tagName: 'span' } : first;
  return component(
    'Entry',
    {},
    [plainHeading(heading), line, ...rest].filter((block) => block !== undefined),
  );
}

/** A heading without the link to itself: a summary can't contain links. */
function plainHeading(heading: Block | undefined): Block | undefined {
  if (heading?.type !== 'element') return heading;
  return component('EntryHeading', { id: String(heading.properties.id) }, heading.children);
}

/** Divides blocks before each heading of a level. The first group has what comes before the first one. */
function divide(blocks: readonly Block[], tagName: string): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'element' && block.tagName === tagName) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}

/** Tags are the same in Markdown and in HTML. */
function component(name: string, attributes: Readonly<Record<string, string>>, children: Block[]) {
  return tag(name, attributes, children as unknown as RootContent[]) as MdxJsxFlowElementHast;
}
