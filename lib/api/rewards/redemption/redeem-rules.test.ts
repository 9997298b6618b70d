import { describe, expect, it } from 'vitest';
import {
  isAffordable,
  notRedeemable,
  priceOf,
  type RedeemableRule,
  redeemDenial,
  redeemProblem,
} from './redeem-rules';
import { flexible, freeProduct, rule, settings } from './redeem-rules.fixture';

describe('redeemProblem', () => {
  const problem = (of: RedeemableRule, choice = {}, available = [10, 20]) =>
    redeemProblem(of, choice, new Set(available));

  it('has none for a request that fits the rule', () => {
    expect(problem(rule())).toBeNull();
    expect(problem(rule(), { selectedVariantId: 99 })).toBeNull();
    expect(problem(flexible(), { pointsToSpend: 100 })).toBeNull();
    expect(problem(flexible(), { pointsToSpend: 1_000 })).toBeNull();
    expect(problem(freeProduct, { selectedVariantId: 20 })).toBeNull();
  });

  it('rejects an inactive rule', () => {
    expect(problem(rule({ isActive: false }))).toBe('ruleId must be the id of an active rule');
  });

  it.each([
    [rule(), { pointsToSpend: 100 }, 'pointsToSpend must not be sent for this rule'],
    [flexible(), {}, 'pointsToSpend is required'],
    [flexible(), { pointsToSpend: 99.99 }, 'pointsToSpend must be at least 100'],
    [flexible(), { pointsToSpend: 1_000.01 }, 'pointsToSpend must be at most 1000'],
  ])('checks pointsToSpend', (of, choice, expected) => {
    expect(problem(of, choice)).toBe(expected);
  });

  it('has no bounds that the rule does not set, but points must be worth something', () => {
    const free = flexible({ minPointsToSpend: null, maxPointsToSpend: null });
    expect(problem(free, { pointsToSpend: 1_000_000 })).toBeNull();
    expect(problem(free, { pointsToSpend: 0.2 })).toBeNull();
    expect(problem(free, { pointsToSpend: 0.19 })).toBe('pointsToSpend is worth less than 0.01');
  });

  it('checks selectedVariantId', () => {
    expect(problem(freeProduct)).toBe('selectedVariantId is required');
    const foreign = 'selectedVariantId must be one of the variants of the rule';
    expect(problem(freeProduct, { selectedVariantId: 30 }, [30])).toBe(foreign);
    expect(problem(freeProduct, { selectedVariantId: 20 }, [10])).toBe(foreign);
  });
});

describe('redeemDenial', () => {
  const redeemer = { isEligibleForPoints: true, tierId: 7, uses: 0 };

  it('lets eligible customers redeem', () => {
    expect(redeemDenial(rule(), redeemer, settings)).toBeNull();
    expect(redeemDenial(rule({ tierIds: [6, 7] }), redeemer, settings)).toBeNull();
    expect(redeemDenial(rule({ useLimit: 2 }), { ...redeemer, uses: 1 }, settings)).toBeNull();
  });

  it.each([
    ['the program is off', rule(), redeemer, false, 'points program is disabled'],
    [
      'the customer is not eligible',
      rule(),
      { ...redeemer, isEligibleForPoints: false },
      true,
      'customer is not eligible for the points program',
    ],
    [
      'the rule is for other tiers',
      rule({ tierIds: [6] }),
      redeemer,
      true,
      "ruleId must be the id of a rule for the customer's tier",
    ],
    [
      'the customer has no tier',
      rule({ tierIds: [6] }),
      { ...redeemer, tierId: null },
      true,
      "ruleId must be the id of a rule for the customer's tier",
    ],
    [
      'the use limit is reached',
      rule({ useLimit: 2 }),
      { ...redeemer, uses: 2 },
      true,
      'ruleId can be redeemed at most 2 times by a customer',
    ],
    [
      'the rule can be used once',
      rule({ useLimit: 1 }),
      { ...redeemer, uses: 1 },
      true,
      'ruleId can be redeemed at most once by a customer',
    ],
  ])('denies it if %s', (_case, of, by, isEnabled, message) => {
    const points = { isEnabled, expireAfterDays: null };
    expect(redeemDenial(of, by, { points })?.message).toBe(message);
  });
});

describe('notRedeemable', () => {
  const redeemer = { isEligibleForPoints: true, tierId: 6, uses: 0, pointsBalance: 100 };

  it.each([
    ['programDisabled', rule(), {}, false],
    ['notEligible', rule(), { isEligibleForPoints: false }, true],
    ['otherTier', rule({ tierIds: [7] }), {}, true],
    ['limitReached', rule({ useLimit: 1 }), { uses: 1 }, true],
    ['notEnoughPoints', rule(), { pointsBalance: 99.99 }, true],
    [null, rule(), {}, true],
    [null, flexible(), {}, true],
    ['notEnoughPoints', flexible(), { pointsBalance: 99 }, true],
  ] as const)('is %s for the %#th rule', (reason, of, by, isEnabled) => {
    const points = { isEnabled, expireAfterDays: null };
    expect(notRedeemable(of, { ...redeemer, ...by }, { points }, true)).toBe(reason);
  });

  it('is soldOut if the shop has none of the products', () => {
    const rich = { ...redeemer, pointsBalance: 10_000 };
    expect(notRedeemable(freeProduct, rich, settings, false)).toBe('soldOut');
    expect(notRedeemable(freeProduct, rich, settings, true)).toBeNull();
  });
});

describe('priceOf', () => {
  it('is the price of the rule, or what the customer chooses', () => {
    expect(priceOf(rule(), {})).toBe(100);
    expect(priceOf(flexible(), { pointsToSpend: 150.5 })).toBe(150.5);
  });

  it('fails for a rule without a price', () => {
    expect(() => priceOf(rule({ pointsPrice: null }), {})).toThrow('The rule has no price.');
    expect(() => priceOf(flexible(), {})).toThrow('The rule has no price.');
  });
});

describe('isAffordable', () => {
  it.each([
    [rule(), 100, true],
    [rule(), 99.99, false],
    [flexible(), 100, true],
    [flexible(), 99.99, false],
    [flexible({ minPointsToSpend: null }), 0, true],
  ])('compares the balance with the least price', (of, balance, expected) => {
    expect(isAffordable(of, balance)).toBe(expected);
  });
});
