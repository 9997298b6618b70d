import type { Nodes, Root, RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { toString as textOf } from 'mdast-util-to-string';
import { oneLine } from '../clean-query';

/** The text of a block, without Markdown syntax. */
export function blockText(node: RootContent): string {
  switch (node.type) {
    case 'code':
      return oneLine(node.value);
    case 'table':
      return tableText(node);
    case 'mdxJsxFlowElement':
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

function tableText(table: Table): string {
  return table.children
    .slice(1)
    .map((row) => `${cellsOf(row).filter(Boolean).join(' ')}.`)
    .join(' ')
    .replaceAll('..', '.');
}
