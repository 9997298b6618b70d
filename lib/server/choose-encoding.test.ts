import { describe, expect, it } from 'vitest';
import { bestCoding } from './choose-encoding';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
    [',;q=,,', undefined],
  ])('for %j is %j', (header, coding) => {
    expect(bestCoding(header, ['br', 'gzip'])).toBe(coding);
  });

  it('is none when the file has no smaller copy', () => {
    expect(bestCoding('gzip, br', [])).toBeUndefined();
    expect(bestCoding('br', ['gzip'])).toBeUndefined();
  });
});
