import type { Nodes, RootContent, Table, TableRow } from 'mdast';
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

function tableText(table: Table): string {
  return table.children
    .slice(1)
    .map((row) => `${cellsOf(row).filter(Boolean).join(' ')}.`)
    .join(' ')
    .replaceAll('..', '.');
}
