import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updateBalanceRequest } from '../customers/schema';
import { redeemRequest } from '../rewards/reward-rules.schema';
import { hasAtMostTwoDecimals } from './field-types';
import { limits } from './limits';

const customerIdentifier = '7400112';

function acceptsDelta(balanceDelta: number): boolean {
  return updateBalanceRequest.safeParse({ customerIdentifier, balanceDelta }).success;
}

function acceptsPrice(pointsToSpend: number): boolean {
  return redeemRequest.safeParse({ customerIdentifier, ruleId: 51, pointsToSpend }).success;
}

/** Every number of hundredths between two numbers of points, as a client writes it in JSON. */
function hundredths(min: number, max: number) {
  const cents = { min: Math.round(min * 100), max: Math.round(max * 100) };
  return fc.integer(cents).map((count) => Number((count / 100).toFixed(2)));
}

describe('points in a request', () => {
  it.each([19.99, 2.3, 0.07, 0.29, 1.1, 4.35, 8.2, 1_000_000, 999_999.99, 0.01])(
    'can be %d, which is no multiple of 0.01 in binary floating point',
    (points) => {
      expect(acceptsDelta(points)).toBe(true);
      expect(acceptsDelta(-points)).toBe(true);
      expect(acceptsPrice(points)).toBe(true);
    },
  );

  it.each([1.005, 0.001, 19.999, 0.1 + 0.2, 1e-7, 999_999.999])('cannot be %d', (points) => {
    expect(acceptsDelta(points)).toBe(false);
    expect(acceptsDelta(-points)).toBe(false);
    expect(acceptsPrice(points)).toBe(false);
  });

  it('have every value with two decimals in the range of updateBalance', () => {
    const { min, max } = limits.balanceDelta;
    fc.assert(
      fc.property(hundredths(min, max), (delta) => acceptsDelta(delta) === (delta !== 0)),
      { numRuns: 20_000 },
    );
    expect(acceptsDelta(max + 0.01)).toBe(false);
    expect(acceptsDelta(min - 0.01)).toBe(false);
  });

  it('have every value with two decimals in the range of redeem', () => {
    const { min, max } = limits.pointsToSpend;
    fc.assert(fc.property(hundredths(min, max), acceptsPrice), { numRuns: 20_000 });
    expect(acceptsPrice(max + 0.01)).toBe(false);
    expect(acceptsPrice(0)).toBe(false);
  });

  it('have at most two decimals in their shortest decimal form', () => {
    const numbers = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      hundredths(-1e6, 1e6),
      fc.integer({ min: -1e9, max: 1e9 }).map((count) => count / 1000),
    );
    const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
    fc.assert(
      fc.property(numbers, (number) => {
        const text = String(number);
        const expected = !text.includes('e') && decimalsOf(text) <= 2;
        return hasAtMostTwoDecimals(number) === expected;
      }),
      { numRuns: 20_000 },
    );
  });
});
