import type { ListItem, Nodes, Root, RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { toString as textOf } from 'mdast-util-to-string';
import { oneLine } from '../clean-query';

/** The text of a block, without Markdown syntax and without code samples. */
export function blockText(node: RootContent): string {
  switch (node.type) {
    case 'code':
      return '';
    case 'table':
      return tableText(node);
    case 'mdxJsxFlowElement':
      if (isRequestPane(node)) return '';
      return [
        ...node.attributes.flatMap((given) =>
          given.type === 'mdxJsxAttribute' &&
          ['title', 'summary', 'alt'].includes(given.name) &&
          typeof given.value === 'string'
            ? [given.value]
            : [],
        ),
        ...(isText(node)
          ? [oneLine(textOf(node))]
          : node.children.map((child) => blockText(child))),
      ].join(' ');
    case 'list':
    case 'listItem':
    case 'blockquote':
      return node.children.map((child) => blockText(child)).join(' ');
    default:
      return oneLine(textOf(node as Nodes));
  }
}

/** The code samples of some blocks, including those inside components. */
export function codeText(blocks: readonly RootContent[]): string {
  const samples = blocks.map((block) => {
    if (block.type === 'code') return oneLine(block.value);
    if (isRequestPane(block)) return '';
    return 'children' in block ? codeText(block.children as RootContent[]) : '';
  });
  return samples.filter(Boolean).join(' ');
}

/** Requests in six languages would make every operation a result for the words of each language. */
function isRequestPane(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'RequestPane';
}

/** Whether a tag contains text directly, like one that is written on one line. */
function isText({ children }: MdxJsxFlowElement): boolean {
  return (children as Nodes[]).every((child) => isPhrasing(child));
}

/** The cells of a row as text. */
export function cellsOf(row: TableRow): string[] {
  return row.children.map((cell) => oneLine(textOf(cell)));
}

/** The code span at the start of a row's first cell; an empty list if there is none. */
export function namesIn(row: TableRow): string[] {
  const [first] = row.children[0]?.children ?? [];
  const code = first?.type === 'link' ? first.children[0] : first;
  return code?.type === 'inlineCode' ? [code.value] : [];
}

/** All tables of some blocks, including those inside components. */
export function tablesIn(blocks: readonly RootContent[]): Table[] {
  return blocks.flatMap((block): Table[] => {
    if (block.type === 'table') return [block];
    return 'children' in block ? tablesIn(block.children as Root['children']) : [];
  });
}

/** A field of a description list. */
interface ListedField {
  name: string;
  anchor: string;
  item: ListItem;
}

/** The fields in the description lists of some blocks, including those in tabs; not the fields inside fields. */
export function fieldsIn(blocks: readonly RootContent[]): ListedField[] {
  return blocks.flatMap((block): ListedField[] => {
    if (block.type === 'list' && block.data?.hName === 'dl') return block.children.flatMap(toField);
    return 'children' in block ? fieldsIn(block.children as Root['children']) : [];
  });
}

function toField(item: ListItem): ListedField[] {
  const [term] = item.children;
  const [link] = term && 'children' in term ? term.children : [];
  const anchor = item.data?.hProperties?.id;
  return link && typeof anchor === 'string' ? [{ name: textOf(link), anchor, item }] : [];
}

function tableText(table: Table): string {
  return table.children
    .slice(1)
    .map((row) => `${cellsOf(row).filter(Boolean).join(' ')}.`)
    .join(' ')
    .replaceAll('..', '.');
}
