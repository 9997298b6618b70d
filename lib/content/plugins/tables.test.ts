import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { apiLists } from '../sources/api-tables';
import { table } from '../sources/nodes';
import { rehypeTables } from './tables';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A table with one row of letters. */
function render(...heads: string[]): string {
  const cells = heads.map((_, index) => 'abcd'[index] ?? '');
  const lines = [heads, heads.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`);
  return toPreparedHtml(parser.parse(lines.join('\n')).children);
}

function toPreparedHtml(children: RootContent[]): string {
  const tree = toHast({ type: 'root', children }) as Root;
  rehypeTables()(tree);
  return toHtml(tree).replace(/\n/g, '');
}

describe('a table in a page', () => {
  it('has the head of the column on each cell from three columns', () => {
    const html = render('Symptom of `init`', 'Cause', 'Fix');
    expect(html).toContain('<table data-stacked="">');
    expect(html).toContain('<td>a</td><td data-head="Cause">b</td><td data-head="Fix">c</td>');
  });

  it('stays a table on phones with two columns', () => {
    const html = render('You are looking for', 'Go to');
    expect(html).toContain('<table><thead>');
    expect(html).toContain('<td>a</td><td>b</td>');
  });

  it('looks like a generated one if it lists fields', () => {
    const html = render('Name', 'Type', 'Meaning');
    expect(html).toContain('<table data-look="fields" data-stacked="">');
    expect(html).not.toContain('data-head');
  });
});

describe('a generated list', () => {
  const head = ['A', 'B', 'C'];
  const rows = [['a', 'b', 'c']];

  it('has no heads on the cells with three columns', () => {
    const html = toPreparedHtml([table('Letters', 'list', head, rows)]);
    expect(html).toContain('data-stacked=""');
    expect(html).toContain('<td>a</td><td>b</td><td>c</td>');
  });

  it('has column headers on its cells if they are unclear without them', () => {
    const html = toPreparedHtml([table('Letters', 'list', head, rows, { isLabeled: true })]);
    expect(html).toContain('<td>a</td><td data-head="B">b</td><td data-head="C">c</td>');
    expect(html).not.toContain('data-labeled');
  });

  it.each(['offset', 'page'])('of operations by %s says which cell is the list', (of) => {
    const html = toPreparedHtml(apiLists(of));
    const operations = html.match(/<td><a /g) ?? [];
    expect(operations).not.toEqual([]);
    expect(html.match(/<td data-head="List"><code>\w+<\/code><\/td>/g)).toHaveLength(
      operations.length,
    );
  });
});
