import { describe, expect, it } from 'vitest';
import { titleSize } from './title-size';

describe('the size of a title on an Open Graph image', () => {
  it('is smaller for a long identifier than for short words of the same length', () => {
    expect(titleSize('setLoyaltyPointsRedeemedCallback')).toBeLessThan(
      titleSize('Put points, tiers and reviews in'),
    );
  });

  it('has a maximum and a minimum', () => {
    expect(titleSize('SDK')).toBe(titleSize('Cart'));
    expect(titleSize('x'.repeat(200))).toBe(titleSize('x'.repeat(300)));
    expect(titleSize('SDK')).toBeGreaterThan(titleSize('x'.repeat(200)));
  });
});
