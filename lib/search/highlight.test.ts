import { describe, expect, it } from 'vitest';
import type { MarkedText } from './engine';
import { mark, snippet } from './highlight';

const marked = ({ text, marks }: MarkedText) =>
  marks.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, marks[at + 1])] : []));

describe('marks', () => {
  it('lie on whole words, inside names too', () => {
    expect(marked(mark('getRewardsVipTiers reads tiers', new Set(['vip', 'tier'])))).toEqual([
      'VipTiers',
      'tiers',
    ]);
  });

  it('leave the text as it is, markup included', () => {
    const text = '<b>tier</b> & "tiers"';
    expect(mark(text, new Set(['tier'])).text).toBe(text);
  });
});

describe('a snippet', () => {
  const filler = 'Nothing of interest stands in this sentence. '.repeat(12);

  it('shows the place that holds the most of what was looked for', () => {
    const { text } = snippet(
      `Points. ${filler} Points are taken by a redemption. ${filler}`,
      new Set(['point', 'redemption']),
    );
    expect(text).toContain('Points are taken by a redemption');
    expect(text.length).toBeLessThan(200);
  });

  it('begins at the beginning when nothing was found', () => {
    expect(snippet(filler, new Set(['absent'])).text.startsWith('Nothing of interest')).toBe(true);
  });
});
