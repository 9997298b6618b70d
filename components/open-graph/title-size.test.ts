import { describe, expect, it } from 'vitest';
import { titleSize } from './title-size';

describe('the size of a title on an Open Graph picture', () => {
  it('is smaller for a long name, which can not be broken, than for as many short words', () => {
    expect(titleSize('setLoyaltyPointsRedeemedCallback')).toBeLessThan(
      titleSize('Put points, tiers and reviews in'),
    );
  });

  it('has bounds: short titles do not shout, the longest can still be read', () => {
    expect(titleSize('SDK')).toBe(titleSize('Cart'));
    expect(titleSize('x'.repeat(200))).toBe(titleSize('x'.repeat(300)));
    expect(titleSize('SDK')).toBeGreaterThan(titleSize('x'.repeat(200)));
  });
});
