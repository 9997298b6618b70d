import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TableLook } from '../sources/nodes';

/** The first columns of a table of fields. */
const FIELD_HEADS = /^Name,(?:Type|Extends),/;
const WORD_BREAK: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
/** Tables with fewer columns fit a phone, or their cells are clear without the column header. */
const LABELED_COLUMNS: Partial<Record<TableLook, number>> & { none: number } = { none: 3, list: 4 };

/**
 * Prepares tables for phones, where their rows are below each other: cells get the head of their column if a reader
 * needs it. Tables that are written in a page and list fields get the look of the generated ones. Paths and topics can
 * break after a slash, and names with hyphens stay whole, in prose too.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (code, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (code.tagName !== 'code' || isBlock) return;
      keepHyphens(code);
      breakAfterSlashes(code);
    });
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const heads = elements(table, 'th').map((head) => textOf(head));
      const given = (table.properties['data-look'] ?? null) as TableLook | null;
      const look = given ?? (FIELD_HEADS.test(`${heads},`) ? 'fields' : null);
      const labeled = LABELED_COLUMNS[look ?? 'none'] ?? Number.POSITIVE_INFINITY;
      const isLabeled = heads.length >= labeled || 'data-labeled' in table.properties;
      delete table.properties['data-labeled'];
      if (look) table.properties['data-look'] = look;
      if (look === 'steps' || (!look && !isLabeled)) return;
      table.properties['data-stacked'] = '';
      if (!isLabeled) return;
      for (const row of elements(table, 'tr')) {
        for (const [index, cell] of elements(row, 'td').entries()) {
          if (index > 0 && heads[index]) cell.properties['data-head'] = heads[index];
        }
      }
    });
  };
}

/** Marks code that breaks only if it is wider than a line. Elsewhere browsers would break it after a hyphen. */
function keepHyphens(code: Element): void {
  if (/-\w/.test(textOf(code))) code.properties['data-whole'] = '';
}

function breakAfterSlashes(code: Element): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const [first = '', ...rest] = child.value.split(/(?<=\w\/)(?=\w)/);
    return [text(first), ...rest.flatMap((part) => [WORD_BREAK, text(part)])];
  });
}

const text = (value: string): Text => ({ type: 'text', value });

function elements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}
