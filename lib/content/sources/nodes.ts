import type { Code, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export { codeLink, codeSpan } from '../../api/openapi/markdown/markdown-text';

const parser = unified().use(remarkParse);

/**
 * The layout of a table's columns: in `fields`, name and type come first; in `steps`, short ones.
 */
export type TableLook = 'fields' | 'list' | 'steps';

/** A description in Markdown as inline content; paragraphs are joined with a space. */
function phrasing(markdown: string): PhrasingContent[] {
  return parser.parse(markdown).children.flatMap((block, index): PhrasingContent[] => {
    const children = block.type === 'paragraph' ? block.children : phrasingOf(block);
    return index === 0 ? children : [{ type: 'text', value: ' ' }, ...children];
  });
}

/** A description in Markdown as blocks. */
export function blocks(markdown: string): RootContent[] {
  return parser.parse(markdown).children;
}

export function code(lang: string, title: string, value: string): Code {
  return { type: 'code', lang, meta: `title="${title}"`, value };
}

/**
 * Makes a table.
 *
 * @param label names the table for assistive technology
 * @param rows cells as inline Markdown
 * @param isLabeled whether cells on phones need the head of their column, however many columns there are
 * @throws Error if a cell is empty
 */
export function table(
  label: string,
  look: TableLook,
  head: string[],
  rows: string[][],
  { isLabeled = false } = {},
): Table {
  const incomplete = rows.find((cells) => cells.some((cell) => cell.trim() === ''));
  if (incomplete)
    throw new Error(`the table "${label}" has an empty cell in the row "${incomplete[0]}"`);
  return {
    type: 'table',
    data: {
      hProperties: {
        'data-label': label,
        'data-look': look,
        ...(isLabeled && { 'data-labeled': '' }),
      },
    },
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: phrasing(cell) })),
    })),
  };
}

/** A component with blocks in it. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** A link and the description that follows it. */
interface ListedLink {
  title: string;
  url: string;
  words: PhrasingContent[];
}

/** A list of links, each with a description. */
export function linkList(links: ListedLink[]): List {
  return {
    type: 'list',
    spread: false,
    children: links.map(({ title, url, words }) => {
      const link: PhrasingContent = {
        type: 'link',
        url,
        children: [{ type: 'text', value: title }],
      };
      return {
        type: 'listItem',
        children: [
          { type: 'paragraph', children: [link, { type: 'text', value: ': ' }, ...words] },
        ],
      };
    }),
  };
}

/** The first paragraph of a Markdown text as the element `name`, such as a term of a description list. */
export function as(
  name: 'dt' | 'dd',
  markdown: string,
  properties: Readonly<Record<string, string>> = {},
): RootContent[] {
  const [node] = blocks(markdown);
  return node ? [{ ...node, data: { hName: name, hProperties: properties } } as RootContent] : [];
}

/** A line in bold. */
export function strong(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

function phrasingOf(block: RootContent): PhrasingContent[] {
  if (!('children' in block)) return [];
  return block.children.flatMap((child): PhrasingContent[] =>
    child.type === 'paragraph' ? child.children : phrasingOf(child as RootContent),
  );
}
