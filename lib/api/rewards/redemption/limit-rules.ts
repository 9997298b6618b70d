import type { EarningRuleType } from '../../database/reward-types';
import { configurableLimitTypes } from '../earning/earning-rule.schema';
import { addDays } from '../earning/points-rules';

/** Reward limit of a rule for one customer. */
export interface RewardLimit {
  /** `null` for any number of times. */
  timesAction: number | null;
  /** Length of the sliding window in which the times count; `null` forever. */
  periodInDays: number | null;
}

/** A birthday is rewarded once in this time, however often its date is changed. */
const BIRTHDAY_PERIOD_IN_DAYS = 365;

/** Types that set their own limit; the others reward a customer once. */
const LIMITED_TYPES: ReadonlySet<EarningRuleType> = new Set(configurableLimitTypes);

/** Whether a rule shows `timesAction` and `periodInDays`. */
export function setsOwnLimit(type: EarningRuleType): boolean {
  return LIMITED_TYPES.has(type);
}

/** The limit of a rule. */
export function limitOf(rule: RewardLimit & { type: EarningRuleType }): RewardLimit {
  if (setsOwnLimit(rule.type)) return rule;
  return {
    timesAction: 1,
    periodInDays: rule.type === 'birthday_gift' ? BIRTHDAY_PERIOD_IN_DAYS : null,
  };
}

/** Rewards count if they were given after this; `null` if all count. */
export function countedAfter({ periodInDays }: RewardLimit, now: Date): Date | null {
  return periodInDays === null ? null : addDays(now, -periodInDays);
}

/** @param times how often the customer was rewarded within the period */
export function isLimitReached({ timesAction }: RewardLimit, times: number): boolean {
  return timesAction !== null && times >= timesAction;
}
