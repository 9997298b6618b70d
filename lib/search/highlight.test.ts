import { describe, expect, it } from 'vitest';
import type { MarkedText } from './engine';
import { mark, snippet } from './highlight';

const markedWords = ({ text, marks }: MarkedText) =>
  marks.flatMap((start, index) => (index % 2 === 0 ? [text.slice(start, marks[index + 1])] : []));

describe('mark', () => {
  it('marks whole words, also inside identifiers', () => {
    expect(markedWords(mark('getRewardsVipTiers reads tiers', new Set(['vip', 'tier'])))).toEqual([
      'VipTiers',
      'tiers',
    ]);
  });

  it('leaves the text unchanged, including markup', () => {
    const text = '<b>tier</b> & "tiers"';
    expect(mark(text, new Set(['tier'])).text).toBe(text);
  });
});

describe('snippet', () => {
  const filler = 'This sentence contains nothing of interest. '.repeat(12);

  it('shows the part of the text that contains the most terms', () => {
    const { text } = snippet(
      `Points. ${filler} Points are taken by a redemption. ${filler}`,
      new Set(['point', 'redemption']),
    );
    expect(text).toContain('Points are taken by a redemption');
    expect(text.length).toBeLessThan(200);
  });

  it('shows the beginning of the text when no term matches', () => {
    expect(snippet(filler, new Set(['absent'])).text.startsWith('This sentence contains')).toBe(
      true,
    );
  });
});
