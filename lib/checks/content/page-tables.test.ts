import { describe, expect, it } from 'vitest';
import { makePage } from '../../docs/page.fixture';
import { findTableProblems } from './page-tables';

function problems(...lines: string[]) {
  return findTableProblems(makePage('Sdk/a', lines).markdown.tree);
}

describe('the tables of a page', () => {
  const head = ['| Name | Meaning |', '| - | - |'];

  it('pass if every cell is complete', () => {
    expect(problems(...head, '| a | – |', '| b | Number of points. At least 0. |')).toEqual([]);
  });

  it('are reported with an empty cell or a fragment', () => {
    expect(problems(...head, '| a |  |', '| b | Number of points. at least 0. |')).toEqual([
      'has an empty cell (Meaning) in the row "a" of table 1',
      'ends a cell with the fragment "at least 0" in the row "b" of table 1',
    ]);
  });

  it('are reported if a page has the same table twice', () => {
    const table = [...head, '| a | b |', ''];
    expect(problems(...table, ...table)).toEqual(['has the same table twice: 1 and 2']);
  });
});
