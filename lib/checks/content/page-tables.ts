import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentIssue } from '../../docs/content-error';
import { expandPage } from '../../docs/expand-page';
import type { ContentIndex } from '../../docs/source';
import { fileOrUrl, listPages } from './content-pages';

/** Finds tables that readers can't use, also in what tags such as `<Parameters />` become. */
export function checkPageTables(index: ContentIndex): ContentIssue[] {
  return listPages(index).flatMap((page) =>
    findTableProblems(expandPage({ page, index })).map((reason) => ({
      file: fileOrUrl(page),
      line: 1,
      reason,
    })),
  );
}

/** Finds empty cells, cells that end with a fragment, and rows that appear in two tables of a page. */
export function findTableProblems(tree: Root): string[] {
  const problems: string[] = [];
  const firstTable = new Map<string, number>();
  let number = 0;
  visit(tree, 'table', (table: Table) => {
    number += 1;
    const [head, ...rows] = table.children.map(({ children }) =>
      children.map((cell) => textOf(cell)),
    );
    for (const row of rows) {
      const where = `in the row "${row[0]}" of table ${number}`;
      for (const [column, cell] of row.entries()) {
        if (cell.trim() === '') problems.push(`has an empty cell (${head?.[column]}) ${where}`);
        const fragment = /[.!?] (at (?:least|most) [^.]+|not empty)\.$/.exec(cell)?.[1];
        if (fragment) problems.push(`ends a cell with the fragment "${fragment}" ${where}`);
      }
    }
    const text = JSON.stringify([head, rows]);
    const first = firstTable.get(text);
    if (first) problems.push(`has the same table twice: ${first} and ${number}`);
    firstTable.set(text, number);
  });
  return problems;
}
