import { describe, expect, it } from 'vitest';
import { titleParts, titleSize } from './title-layout';

describe('the title of an Open Graph picture', () => {
  it.each([
    ['React SDK', ['React ', 'SDK']],
    ['setLoyaltyPointsRedeemedCallback', ['set', 'Loyalty', 'Points', 'Redeemed', 'Callback']],
    ['percentage_discount_reward', ['percentage_', 'discount_', 'reward']],
    ['ERROR_CODES', ['ERROR_', 'CODES']],
    ['setModifyURLFunction', ['set', 'Modify', 'URLFunction']],
    ['Add to wishlist: product card', ['Add ', 'to ', 'wishlist: ', 'product ', 'card']],
  ])('breaks %s between words, and loses nothing', (title, parts) => {
    expect(titleParts(title).map(({ text }) => text)).toEqual(parts);
    expect(parts.join('')).toBe(title);
  });

  it('gets smaller the longer it is', () => {
    const sizes = [10, 25, 40, 70, 120].map((length) => titleSize('x'.repeat(length)));
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
  });
});
