import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  addDays,
  divideRoundingDown,
  earnedPoints,
  expiryChange,
} from './points-rules';

describe('addAmounts', () => {
  it.each([
    [[0.1, 0.2], 0.3],
    [[300.5, 20], 320.5],
    [[0.3, -0.1], 0.2],
    [[19.99, -19.99], 0],
    [[1.1, 2.2, -3.29], 0.01],
    [[999_999_999_999.99, -0.01], 999_999_999_999.98],
    [[], 0],
  ])('adds %j exactly', (amounts, sum) => {
    expect(addAmounts(...amounts)).toBe(sum);
  });
});

describe('divideRoundingDown', () => {
  it.each([
    [200, 20, 10],
    [199.99, 20, 9.99],
    [100, 3, 33.33],
    [0.29, 0.29, 1],
    [2.3, 0.1, 23],
    [0.01, 3, 0],
  ])('divides %d by %d to %d', (dividend, divisor, quotient) => {
    expect(divideRoundingDown(dividend, divisor)).toBe(quotient);
  });
});

describe('earnedPoints', () => {
  it('multiplies points by the tier and the campaign', () => {
    expect(earnedPoints({ points: 50, multipliers: [] })).toBe(50);
    expect(earnedPoints({ points: 50, multipliers: [1.25] })).toBe(62.5);
    expect(earnedPoints({ points: 50, multipliers: [1.25, 2] })).toBe(125);
  });

  it.each([
    [0.02, 1.25, 0.03],
    [0.01, 1.49, 0.01],
    [0.01, 1.5, 0.02],
    [1.01, 1.05, 1.06],
    [1.1, 1.15, 1.27],
  ])('rounds %d × %d half up to %d', (points, multiplier, earned) => {
    expect(earnedPoints({ points, multipliers: [multiplier] })).toBe(earned);
  });

  it('rounds once, after all factors', () => {
    // Rounded after each factor, 0.01 × 1.4 × 1.4 would stay 0.01.
    expect(earnedPoints({ points: 0.01, multipliers: [1.4, 1.4] })).toBe(0.02);
  });

  it('gives points for money spent', () => {
    const spending = { amount: 32.15, spentAmount: 1 };
    expect(earnedPoints({ points: 2, spending, multipliers: [] })).toBe(64.3);
    expect(earnedPoints({ points: 2, spending, multipliers: [1.25, 2] })).toBe(160.75);
    expect(
      earnedPoints({ points: 1, spending: { amount: 10, spentAmount: 3 }, multipliers: [] }),
    ).toBe(3.33);
    expect(
      earnedPoints({ points: 1, spending: { amount: 0, spentAmount: 3 }, multipliers: [] }),
    ).toBe(0);
  });

  it('stays exact for large amounts', () => {
    const spending = { amount: 999_999_999.99, spentAmount: 0.01 };
    expect(earnedPoints({ points: 1, spending, multipliers: [1, 1] })).toBe(99_999_999_999);
  });
});

describe('addDays', () => {
  it('counts days of 24 hours, in both directions', () => {
    const time = new Date('2026-03-04T09:15:00.120Z');
    expect(addDays(time, 365).toISOString()).toBe('2027-03-04T09:15:00.120Z');
    expect(addDays(time, -4).toISOString()).toBe('2026-02-28T09:15:00.120Z');
  });
});

describe('expiryChange', () => {
  it.each(['reward', 'redeem', 'tier', 'referrer', 'referred', 'import'])(
    'renews the expiry after %s',
    (type) => {
      expect(expiryChange(type)).toBe('renew');
    },
  );

  it.each([
    ['manual', 'keep'],
    ['refund', 'keep'],
    ['expired', 'clear'],
  ])('after %s: %s', (type, change) => {
    expect(expiryChange(type)).toBe(change);
  });
});
