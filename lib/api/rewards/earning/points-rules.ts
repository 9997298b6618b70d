import { DAY_MS } from '../../../site/config/durations';

/**
 * Arithmetic with points and money. Amounts have two decimals; they are calculated as whole numbers of hundredths,
 * so that no sum, product or price differs from what a person calculates.
 */

/** 1 as hundredths. */
const ONE = 100n;

function toHundredths(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

function toAmount(hundredths: bigint): number {
  return Number(hundredths) / 100;
}

/** The sum of amounts. Negative ones are subtracted. */
export function addAmounts(...amounts: number[]): number {
  return toAmount(amounts.reduce((sum, amount) => sum + toHundredths(amount), 0n));
}

/** `dividend ÷ divisor`, rounded down to two decimals. Both must not be negative. */
export function divideRoundingDown(dividend: number, divisor: number): number {
  return toAmount((toHundredths(dividend) * ONE) / toHundredths(divisor));
}

/** The terms and the multipliers of earned points. */
export interface Earning {
  points: number;
  /** For points by spending: the amount paid, and for how much money each the points are given. */
  spending?: { amount: number; spentAmount: number } | undefined;
  /** Of the tier and of the boost campaign. */
  multipliers: readonly number[];
}

/** The points to give, rounded half up to two decimals once, after all factors. */
export function earnedPoints({ points, spending, multipliers }: Earning): number {
  let dividend = toHundredths(points);
  let divisor = 1n;
  for (const multiplier of multipliers) {
    dividend *= toHundredths(multiplier);
    divisor *= ONE;
  }
  if (spending) {
    dividend *= toHundredths(spending.amount);
    divisor *= toHundredths(spending.spentAmount);
  }
  return toAmount((2n * dividend + divisor) / (2n * divisor));
}

/** The timestamp a number of days of 24 hours later, or earlier if it is negative. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** Effect of a balance change on the time at which the balance expires. */
export type ExpiryChange = 'renew' | 'keep' | 'clear';

/** Earning and spending renew the time; corrections keep it; an expired balance has none. */
export function expiryChange(activityType: string): ExpiryChange {
  if (activityType === 'expired') return 'clear';
  return activityType === 'manual' || activityType === 'refund' ? 'keep' : 'renew';
}
