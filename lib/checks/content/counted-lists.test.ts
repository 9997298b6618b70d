import { describe, expect, it } from 'vitest';
import { makePage } from '../../docs/page.fixture';
import { findWrongCounts } from './counted-lists';

describe('a count before a list', () => {
  const problems = (...lines: string[]) => findWrongCounts(makePage('Sdk/a', lines).markdown.tree);

  it('is the number of its entries', () => {
    expect(problems('There are two cases:', '', '- a', '- b')).toEqual([]);
    expect(problems('Give two names. These work:', '', '- a')).toEqual([]);
    expect(problems('The check has six steps:', '', '1. a', '2. b')).toEqual([
      'says "The check has six steps:" before 2 entries',
    ]);
  });
});
