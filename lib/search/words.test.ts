import { describe, expect, it } from 'vitest';
import { compoundsOf, nameKey, spacedOut, wordSpans, wordsOf } from './words';

describe('the words of a text', () => {
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
  ])('%s is found by each of them', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it('are the same in singular and plural, and in the forms of a verb', () => {
    const same = (...forms: string[]) => new Set(forms.flatMap(wordsOf)).size;
    expect(same('tier', 'tiers')).toBe(1);
    expect(same('delivery', 'deliveries')).toBe(1);
    expect(same('redeem', 'redeemed', 'redeeming', 'redeems')).toBe(1);
    expect(same('signature', 'signatures')).toBe(1);
    expect(same('verify', 'verifying', 'verified')).toBeLessThanOrEqual(2);
  });

  it('begin the word that they come from, so that they can be looked for in plain text', () => {
    const text = 'Deliveries of wishlists are retried; statuses, addresses, tiers and policies too';
    for (const { start, word } of wordSpans(text)) {
      expect(text.toLowerCase().startsWith(word, start)).toBe(true);
    }
  });

  it('ignore accents and know other scripts', () => {
    expect(wordsOf('Café')).toEqual(wordsOf('cafe'));
    expect(wordsOf('ключи')).toHaveLength(1);
  });
});

describe('names', () => {
  it('are also known written together', () => {
    expect(compoundsOf('customer/balanceUpdated')).toEqual([
      'customerbalanceupdated',
      'balanceupdated',
    ]);
    expect(compoundsOf('redeem points')).toEqual([]);
  });

  it('have one key however they are written', () => {
    expect(nameKey('ERROR_CODES')).toBe(nameKey('errorCode'));
    expect(nameKey('getRewardVipTiers')).toBe(nameKey('get_rewards_vip_tiers'));
  });

  it('can be spelled out', () => {
    expect(spacedOut('getRewardsVipTiers')).toBe('get Rewards Vip Tiers');
  });
});
