import { describe, expect, it } from 'vitest';
import { compoundTerms, nameKey, splitName, tokenize, toTerms } from './tokenize';

describe('toTerms', () => {
  it.each([
    ['getRewardsVipTiers', 'get reward vip tier'],
    ['wishlist_item_created', 'wishlist item creat'],
    ['customer/balanceUpdated', 'customer balanc updat'],
    ['/v2/rewards/redeem', 'v2 reward redeem'],
    ['ERROR_CODES', 'error cod'],
    ['data-laurel-product-id', 'data laurel product id'],
    ['setModifyURLFunction', 'set modif url function'],
    ['URLs, IDs and OAuth', 'url id and oauth'],
    ['SHA256', 'sha256'],
  ])('splits %s into its words', (text, terms) => {
    expect(toTerms(text).join(' ')).toBe(terms);
  });

  it('returns the same term for singular and plural, and for the forms of a verb', () => {
    const countTerms = (...forms: string[]) => new Set(forms.flatMap(toTerms)).size;
    expect(countTerms('tier', 'tiers')).toBe(1);
    expect(countTerms('delivery', 'deliveries')).toBe(1);
    expect(countTerms('redeem', 'redeemed', 'redeeming', 'redeems')).toBe(1);
    expect(countTerms('signature', 'signatures')).toBe(1);
    expect(countTerms('verify', 'verifying', 'verified')).toBeLessThanOrEqual(2);
  });

  it('returns terms that words begin with, so that they can be highlighted in plain text', () => {
    const text = 'Deliveries of wishlists are retried; statuses, addresses, tiers and policies too';
    for (const { start, term } of tokenize(text)) {
      expect(text.toLowerCase().startsWith(term, start)).toBe(true);
    }
  });

  it('ignores accents and supports other scripts', () => {
    expect(toTerms('Café')).toEqual(toTerms('cafe'));
    expect(toTerms('ключи')).toHaveLength(1);
  });
});

describe('identifiers', () => {
  it('are also indexed as single terms', () => {
    expect(compoundTerms('customer/balanceUpdated')).toEqual([
      'customerbalanceupdated',
      'balanceupdated',
    ]);
    expect(compoundTerms('redeem points')).toEqual([]);
  });

  it('have the same key in every spelling', () => {
    expect(nameKey('ERROR_CODES')).toBe(nameKey('errorCode'));
    expect(nameKey('getRewardVipTiers')).toBe(nameKey('get_rewards_vip_tiers'));
  });

  it('can be split into words', () => {
    expect(splitName('getRewardsVipTiers')).toBe('get Rewards Vip Tiers');
  });
});
