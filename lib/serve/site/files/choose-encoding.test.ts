import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding';

describe('the encoding of a response', () => {
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
  ])('for %j is %j', (header, encoding) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });

  it('is undefined if the file has no compressed copy', () => {
    expect(chooseEncoding('gzip, br', [])).toBeUndefined();
    expect(chooseEncoding('br', ['gzip'])).toBeUndefined();
  });
});
