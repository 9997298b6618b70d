import { describe, expect, it } from 'vitest';
import type { ShownSpendingRule } from '../exchange/rule-face';
import { pointsRange, valueOfPoints } from './points-choice.client';

const rule = (fields: Partial<ShownSpendingRule>) =>
  ({ type: 'fixed_amount', pointsPerUnit: 20, ...fields }) as ShownSpendingRule;

describe('the points to spend', () => {
  it.each([
    [130, rule({}), 6.5],
    [100, rule({ pointsPerUnit: 30 }), 3.33],
    [8.7, rule({ pointsPerUnit: 1 }), 8.7],
    [900, rule({ type: 'percentage', pointsPerUnit: 5 }), 100],
    [Number.NaN, rule({}), 0],
  ])('%d are worth as much as the API gives for them', (points, flexible, value) => {
    expect(valueOfPoints(flexible, points)).toBe(value);
  });

  it.each([
    [320.5, { minPointsToSpend: 100, maxPointsToSpend: 1000 }, { min: 100, max: 320.5 }],
    [9000, { minPointsToSpend: 100, maxPointsToSpend: 1000 }, { min: 100, max: 1000 }],
    [50, { minPointsToSpend: null, maxPointsToSpend: null }, { min: 0, max: 50 }],
  ])('are within the balance of %d and the limits of the rule', (balance, limits, range) => {
    expect(pointsRange(rule(limits), balance)).toEqual(range);
  });
});
