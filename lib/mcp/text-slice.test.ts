import { describe, expect, it } from 'vitest';
import { sliceText } from './text-slice';

function pieces(whole: string, size: number): string[] {
  const found: string[] = [];
  for (let offset: number | null = 0; offset !== null && found.length < 1_000; ) {
    const piece = sliceText(whole, offset, size);
    found.push(piece.text);
    offset = piece.nextOffset;
  }
  return found;
}

describe('the pieces of a text', () => {
  it.each([
    ['without lines', 'x'.repeat(95)],
    ['with short lines', 'ab cd\n'.repeat(40)],
    ['with one long line', `a\n${'x'.repeat(70)}\nb`],
    ['with characters of two units', '😀'.repeat(41)],
    ['that is empty', ''],
  ])('make the whole of a text %s', (_, whole) => {
    for (const size of [3, 7, 10, 1_000]) {
      const found = pieces(whole, size);
      expect(found.join('')).toBe(whole);
      for (const piece of found) {
        expect(piece.length).toBeLessThanOrEqual(size);
        expect(piece.isWellFormed()).toBe(true);
      }
    }
  });

  it('end with a line where one ends near', () => {
    expect(sliceText('one two\nthree four five', 0, 12)).toEqual({
      text: 'one two\n',
      nextOffset: 8,
    });
  });

  it('begin with a whole character, whatever the offset', () => {
    expect(sliceText('😀a', 1, 10)).toEqual({ text: 'a', nextOffset: null });
  });

  it('are empty at the end', () => {
    expect(sliceText('abc', 3, 10)).toEqual({ text: '', nextOffset: null });
  });
});
