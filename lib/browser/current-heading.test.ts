import { describe, expect, it } from 'vitest';
import { currentHeading } from './current-heading';

const EDGE = 60;
const HEIGHT = 800;

describe('the current heading', () => {
  it.each([
    ['none before the first is in the upper half', [500, 900], -1],
    ['the first in the upper half below the navbar', [100, 300, 900], 0],
    ['one that touches the navbar', [-200, EDGE, 500], 1],
    ['the previous one while the next is in the lower half', [-200, 59, 500], 1],
    ['the last after the end', [-900, -500, -10], 2],
    ['none on a page without headings', [], -1],
    ['the previous one while the next is exactly in the middle', [-200, HEIGHT / 2], 0],
  ])('is %s', (_, tops, index) => {
    expect(currentHeading(tops, EDGE, HEIGHT)).toBe(index);
  });
});
