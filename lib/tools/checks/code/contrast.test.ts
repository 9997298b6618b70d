import { describe, expect, it } from 'vitest';
import { composite, contrastRatio, screenColor } from './contrast';

const WHITE = screenColor('oklch(1 0 0)');
const BLACK = screenColor('oklch(0 0 0)');

const hex = (color: ReturnType<typeof screenColor>) =>
  color.toString({ format: 'hex', collapse: false });

describe('colors on a screen', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
    ['oklch(0.452 0.3132 264.05)', '#0000ff'],
    ['oklch(0.5999 0 0)', '#808080'],
  ])('%s is %s', (text, expected) => {
    expect(hex(screenColor(text))).toBe(expected);
  });

  it('are clipped if they are outside sRGB', () => {
    expect(hex(screenColor('oklch(0.7 0.4 145)'))).toMatch(/^#00[\da-f]{2}00$/);
  });

  it('let the color below show through if they are translucent', () => {
    expect(hex(composite(screenColor('oklch(0 0 0 / 40%)'), WHITE))).toBe('#999999');
  });

  it('must be valid CSS', () => {
    expect(() => screenColor('light gray-ish')).toThrow('Could not parse');
  });
});

describe('the contrast ratio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrastRatio(WHITE, WHITE)).toBe(1);
  });

  it('is 4.54 for #767676 on white', () => {
    expect(contrastRatio(screenColor('#767676'), WHITE)).toBeCloseTo(4.54, 2);
  });
});
