import { describe, expect, it } from 'vitest';
import { pageRange } from './page-range';

describe('a page', () => {
  it('starts after the pages before it', () => {
    expect(pageRange({ page: 1, perPage: 50 })).toEqual({ limit: 50, offset: 0 });
    expect(pageRange({ page: 3, perPage: 7 })).toEqual({ limit: 7, offset: 14 });
  });

  it('has an offset that the database can read, however far behind it is', () => {
    const { offset } = pageRange({ page: Number.MAX_SAFE_INTEGER, perPage: 250 });
    expect(Number.isSafeInteger(offset)).toBe(true);
  });
});
