import { describe, expect, it } from 'vitest';
import { splitMarks } from './split-marks';

describe('splitMarks', () => {
  it('returns the marked parts at odd positions', () => {
    expect(splitMarks({ text: 'all VIP tiers', marks: [4, 7, 8, 13] })).toEqual([
      'all ',
      'VIP',
      ' ',
      'tiers',
      '',
    ]);
    expect(splitMarks({ text: 'VIP tiers', marks: [0, 3] })).toEqual(['', 'VIP', ' tiers']);
  });

  it('returns a text without marks as one part', () => {
    expect(splitMarks({ text: 'VIP tiers', marks: [] })).toEqual(['VIP tiers']);
  });
});
