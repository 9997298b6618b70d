import { describe, expect, it } from 'vitest';
import { queryValues } from './query';

const parse = (query: string) => queryValues(new URL(`https://api.laurel.example/v2/x${query}`));

describe('the query of a request', () => {
  it('has a string for each parameter, and a list for a repeated one', () => {
    expect(parse('?page=2&productIds=1&productIds=2&empty=')).toEqual({
      page: '2',
      productIds: ['1', '2'],
      empty: '',
    });
  });

  it('may be missing', () => {
    expect(parse('')).toEqual({});
  });

  it('keeps names that objects have by nature', () => {
    expect(Object.entries(parse('?__proto__=1&constructor=2'))).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });
});
