import { describe, expect, it } from 'vitest';
import { sliceText } from './text-slice';

function slices(whole: string, size: number): string[] {
  const found: string[] = [];
  for (let offset: number | null = 0; offset !== null && found.length < 1_000; ) {
    const slice = sliceText(whole, offset, size);
    found.push(slice.text);
    offset = slice.nextOffset;
  }
  return found;
}

describe('the slices of a text', () => {
  it.each([
    ['without line breaks', 'x'.repeat(95)],
    ['with short lines', 'ab cd\n'.repeat(40)],
    ['with one long line', `a\n${'x'.repeat(70)}\nb`],
    ['with characters of two units', '😀'.repeat(41)],
    ['empty', ''],
  ])('add up to the text: %s', (_, whole) => {
    for (const size of [3, 7, 10, 1_000]) {
      const found = slices(whole, size);
      expect(found.join('')).toBe(whole);
      for (const slice of found) {
        expect(slice.length).toBeLessThanOrEqual(size);
        expect(slice.isWellFormed()).toBe(true);
      }
    }
  });

  it('end at the end of a line if one is near', () => {
    expect(sliceText('one two\nthree four five', 0, 12)).toEqual({
      text: 'one two\n',
      nextOffset: 8,
    });
  });

  it('begin with a whole character at any offset', () => {
    expect(sliceText('😀a', 1, 10)).toEqual({ text: 'a', nextOffset: null });
  });

  it('are empty at the end', () => {
    expect(sliceText('abc', 3, 10)).toEqual({ text: '', nextOffset: null });
  });
});
