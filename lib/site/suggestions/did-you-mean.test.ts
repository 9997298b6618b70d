import { describe, expect, it } from 'vitest';
import { closest } from './closest';
import { closestNames, didYouMean } from './did-you-mean';

describe('the closest names', () => {
  it('are ordered by the number of characters that differ', () => {
    expect(closestNames('redem', ['redeem', 'getReward', 'resend', 'redeemed'])).toEqual([
      'redeem',
      'redeemed',
      'resend',
    ]);
  });

  it('ignore upper and lower case', () => {
    expect(closestNames('REVIEW', ['Review'])).toEqual(['Review']);
  });

  it('leave out names that have less than half of the characters in common', () => {
    expect(closestNames('xqzzv', ['redeem', 'Review'])).toEqual([]);
    expect(closestNames('abcd', ['abxy'])).toEqual(['abxy']);
    expect(closestNames('abcd', ['axyz'])).toEqual([]);
  });

  it('are at most as many as the limit', () => {
    const known = ['aa', 'ab', 'ac', 'ad', 'ae', 'af'];
    expect(closestNames('ax', known)).toHaveLength(5);
    expect(closestNames('ax', known, { count: 1 })).toEqual(['aa']);
  });

  it('accept an empty name and an empty list', () => {
    expect(closestNames('', ['a'])).toEqual([]);
    expect(closestNames('a', [])).toEqual([]);
  });
});

describe('options with their own distance', () => {
  it('keep their order when they are equally close', () => {
    const options = [{ far: 1 }, { far: 0 }, { far: 1, later: true }, { far: 2 }];
    expect(closest(options, ({ far }) => far, { count: 9, maxDistance: 1 })).toEqual([
      { far: 0 },
      { far: 1 },
      { far: 1, later: true },
    ]);
  });
});

describe('the sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'Did you mean "a"?'],
    [['a', 'b'], 'Did you mean "a" or "b"?'],
    [['a', 'b', 'c'], 'Did you mean "a", "b" or "c"?'],
  ])('that suggests %j is %j', (names, sentence) => {
    expect(didYouMean(names)).toBe(sentence);
  });
});
