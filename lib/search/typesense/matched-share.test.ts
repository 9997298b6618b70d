import { describe, expect, it } from 'vitest';
import { toTerms } from '../tokenize';
import { matchedShare } from './matched-share';

describe('the share of a query that a page contains', () => {
  it.each([
    ['all words', 'vip tiers', 'VIP tiers', 1],
    ['half of them', 'pizza tiers', 'tiers', 0.5],
    ['none', 'banana', '', 0],
    ['the beginning of a word', 'wish', 'wishlist', 1],
    ['the words of an identifier', 'getRewardsVipTiers', 'getRewardsVipTiers', 1],
    ['words that the query joins', 'viptiers', 'vip tiers', 1],
    ['a synonym', 'basket', 'cart', 1],
    ['a word with one wrong letter', 'reviev', 'review', 0.8],
    ['a long word with two', 'signatoor', 'signature', 0.8],
    ['another word', 'weather', 'whether', 0],
  ])('counts %s', (_, query, matched, share) => {
    expect(matchedShare(toTerms(query), new Set(toTerms(matched)))).toBe(share);
  });
});
