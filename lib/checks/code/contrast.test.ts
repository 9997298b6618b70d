import { describe, expect, it } from 'vitest';
import { contrast, over, parseOklch, type ScreenColor } from './contrast';

const WHITE = parseOklch('oklch(1 0 0)');
const BLACK = parseOklch('oklch(0 0 0)');

function hex({ rgb }: ScreenColor): string {
  return rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

describe('the colour sums of the checks', () => {
  it.each([
    ['oklch(1 0 0)', 'ffffff'],
    ['oklch(0.628 0.2577 29.23)', 'ff0000'],
    ['oklch(0.8664 0.2948 142.5)', '00ff00'],
    ['oklch(0.452 0.3132 264.05)', '0000ff'],
    ['oklch(0.5999 0 0)', '808080'],
  ])('know %s as #%s', (text, expected) => {
    expect(hex(parseOklch(text))).toBe(expected);
  });

  it('give black on white 21 and a colour on itself 1', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrast(WHITE, WHITE)).toBe(1);
  });

  it('give #767676 on white its well-known 4.54', () => {
    const grey: ScreenColor = { rgb: [0x76 / 255, 0x76 / 255, 0x76 / 255], alpha: 1 };
    expect(contrast(grey, WHITE)).toBeCloseTo(4.54, 2);
  });

  it('see a veil as what lies under it shines through', () => {
    expect(hex(over(parseOklch('oklch(0 0 0 / 40%)'), WHITE))).toBe('999999');
  });

  it('refuse what they cannot read', () => {
    expect(() => parseOklch('#fff')).toThrow('"#fff" is not a colour');
  });
});
