import type { ErrorId } from '../../contract/errors/errors';
import type { EarningRuleOptions, EarningRuleType } from '../../database/reward-types';
import type { ShopSettings } from '../../database/shop-settings';
import { isLimitReached, limitOf, type RewardLimit } from '../redemption/limit-rules';

/** An error of the contract, with a message that says which of its causes applies. */
export interface RuleError {
  id: ErrorId;
  message: string;
}

export interface EarningTerms extends RewardLimit {
  type: EarningRuleType;
  isActive: boolean;
  options: EarningRuleOptions;
}

/** Whether a customer takes part in the points program. */
export interface Participant {
  isEligibleForPoints: boolean;
}

type PointsSettings = Pick<ShopSettings, 'points'>;

/** Why sendEvent can't reward a customer by a rule, apart from its limit; `null` if it can. */
export function sendEventError(
  { type, isActive }: Pick<EarningTerms, 'type' | 'isActive'>,
  { isEligibleForPoints }: Participant,
  { points }: PointsSettings,
): RuleError | null {
  if (type !== 'custom_action') {
    return {
      id: 'earningRuleUnsupported',
      message: 'ruleId must be the id of a custom_action rule',
    };
  }
  if (!isActive) {
    return { id: 'earningRuleInactive', message: 'ruleId must be the id of an active rule' };
  }
  if (!points.isEnabled) {
    return { id: 'earningRuleInactive', message: 'points program is disabled' };
  }
  if (!isEligibleForPoints) {
    return {
      id: 'earningRuleInactive',
      message: 'customer is not eligible for the points program',
    };
  }
  return null;
}

/** Why the progress of a punch card can't be read; `null` if it can. */
export function punchCardError(
  { isActive }: Pick<EarningTerms, 'isActive'>,
  { isEligibleForPoints }: Participant,
  { points }: PointsSettings,
): ErrorId | null {
  if (!isActive) return 'punchCardInactive';
  if (!points.isEnabled) return 'punchCardProgramDisabled';
  return isEligibleForPoints ? null : 'punchCardNotEligible';
}

/** Progress on a punch card. */
export interface PunchCard {
  ordersRequired: number;
  ordersCompleted: number;
  ordersRemaining: number;
  completed: boolean;
}

/** @param punches orders on the card */
export function punchCardOf(
  { ordersRequired = 1 }: EarningRuleOptions,
  punches: number,
): PunchCard {
  const ordersCompleted = Math.min(punches, ordersRequired);
  return {
    ordersRequired,
    ordersCompleted,
    ordersRemaining: ordersRequired - ordersCompleted,
    completed: ordersCompleted === ordersRequired,
  };
}

/** Use of a rule by a customer. */
export interface RuleUse {
  /** Rewards within the period of the rule. */
  times: number;
  /** Orders on the punch card. */
  punches: number;
}

/** Whether a customer has used a rule up. */
export function isCompleted(rule: EarningTerms, { times, punches }: RuleUse): boolean {
  if (rule.type === 'punch_card' && punchCardOf(rule.options, punches).completed) return true;
  return isLimitReached(limitOf(rule), times);
}
