import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TableLook } from '../sources/nodes';

/** The first columns of a table of fields. */
const FIELD_HEADS = /^Name,(?:Type|Extends),/;
/** Tables with fewer columns fit a phone, or their cells are clear without the column header. */
const LABELED_COLUMNS: Partial<Record<TableLook, number>> & { none: number } = { none: 3, list: 4 };

/**
 * Prepares tables for phones, where their rows are below each other: cells get the head of their column if a reader
 * needs it. Tables that are written in a page and list fields get the look of the generated ones.
 */
export function rehypeTables() {
  return (tree: Root) => {
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

function elements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}
