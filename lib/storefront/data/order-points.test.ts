import { describe, expect, it } from 'vitest';
import { pointsOfOrder } from './order-points';
import { shownPoints } from './shown-points';

const RULE = { points: 1, spentAmount: 1, minimum: 0 };
const ORDERS = { isGuest: false, rules: [RULE], multiplier: 1, pointsDecimals: 2 };

describe('the points of an order', () => {
  it('are total × rate × tier multiplier × boost', () => {
    expect(pointsOfOrder(84.5, { ...ORDERS, multiplier: 1.25 * 2 })).toBe(211.25);
  });

  it('are those of all rules whose minimum the order reaches', () => {
    const rules = [
      RULE,
      { points: 100, minimum: 50 },
      { points: 3, spentAmount: 2, minimum: 50.01 },
    ];
    expect(pointsOfOrder(49.99, { ...ORDERS, rules })).toBe(49.99);
    expect(pointsOfOrder(50, { ...ORDERS, rules })).toBe(150);
    expect(pointsOfOrder(60, { ...ORDERS, rules })).toBe(250);
  });

  it('are 0 without an amount', () => {
    expect(pointsOfOrder(0, { ...ORDERS, rules: [{ points: 100, minimum: 0 }] })).toBe(0);
  });
});

describe('shown points', () => {
  it.each([
    [1.13, 2, 1.13],
    [320.5, 2, 320.5],
    [320.59, 1, 320.5],
    [320.9, 0, 320],
    [0.1 + 0.2, 2, 0.3],
  ])('of %d with %d decimals are %d', (points, pointsDecimals, shown) => {
    expect(shownPoints(points, { pointsDecimals })).toBe(shown);
  });
});
