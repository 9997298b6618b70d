import type { RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { toString as textOf } from 'mdast-util-to-string';
import { tagAttribute } from '../../content/plugins/tag-attribute';
import { oneLine } from '../clean-query';

/** The text of a block, without Markdown syntax and without code samples. */
export function blockText(node: RootContent): string {
  if (node.type === 'code' || isRequestPane(node)) return '';
  if (node.type === 'table') return tableText(node);
  const children = 'children' in node ? (node.children as RootContent[]) : [];
  const texts = children.every((child) => isPhrasing(child))
    ? [oneLine(textOf(node))]
    : children.map(blockText);
  return [...titlesOf(node), ...texts].join(' ');
}

/** Returns the texts that a component shows besides its content. The title of a tab says nothing without its content. */
function titlesOf(node: RootContent): string[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name === 'Tab') return [];
  return node.attributes.flatMap((given) =>
    given.type === 'mdxJsxAttribute' &&
    ['title', 'summary', 'alt'].includes(given.name) &&
    typeof given.value === 'string'
      ? [given.value]
      : [],
  );
}

/** The code samples of some blocks, including those inside components, each followed by the title of its tab. */
export function codeText(blocks: readonly RootContent[]): string {
  const samples = blocks.map((block) => {
    if (block.type === 'code') return oneLine(block.value);
    if (isRequestPane(block)) return '';
    const samples = 'children' in block ? codeText(block.children as RootContent[]) : '';
    return samples && isTab(block) ? `${samples} ${tagAttribute(block, 'title')}` : samples;
  });
  return samples.filter(Boolean).join(' ');
}

function isTab(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Tab';
}

/** Requests in six languages would make every operation a result for the words of each language. */
function isRequestPane(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'RequestPane';
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
