import type { EarningRuleOptions, EarningRuleType } from '../../../api/database/reward-types';
import { earnedPoints } from '../../../api/rewards/earning/points-rules';

export interface PurchaseRule {
  type: EarningRuleType;
  options: EarningRuleOptions;
}

/** Facts that decide whether an order is rewarded. */
export interface Purchase {
  total: number;
  productIds: readonly number[];
  /** The customer's spending including this order, without refunds. */
  spent: number;
  /** Number of the rule's rewards for the customer. */
  rewards: number;
}

/** Whether an order is large enough for a rule. */
export function reachesMinimum({ options }: PurchaseRule, total: number): boolean {
  return total >= (options.minimumOrderAmount ?? 0);
}

/** Whether a rule rewards an order, apart from the limit of the rule. Punch cards have other rules. */
export function rewardsPurchase(rule: PurchaseRule, purchase: Purchase): boolean {
  const { productIds = [], goalAmount } = rule.options;
  switch (rule.type) {
    case 'place_order':
      return reachesMinimum(rule, purchase.total);
    case 'buy_product_x':
      return (
        reachesMinimum(rule, purchase.total) &&
        purchase.productIds.some((id) => productIds.includes(id))
      );
    case 'goal_spend':
      return goalAmount !== undefined && isGoalReached(goalAmount, purchase);
    default:
      return false;
  }
}

/** Whether the customer has spent the amount of the goal once more than rewarded. An order is rewarded once. */
function isGoalReached(goalAmount: number, { spent, rewards }: Purchase): boolean {
  return toHundredths(spent) >= toHundredths(goalAmount) * (rewards + 1);
}

function toHundredths(value: number): number {
  return Math.round(value * 100);
}

/** Whether a boost campaign multiplies the points of a rule: those for the purchase itself, not for milestones. */
export function isBoosted(type: EarningRuleType): boolean {
  return type === 'place_order' || type === 'buy_product_x';
}

/** An order of which a part is refunded. */
export interface Refund {
  total: number;
  /** The amount refunded before. */
  refundedBefore: number;
  /** The amount refunded afterward. */
  refunded: number;
  /** The points that the order earned. */
  points: number;
  pointsBalance: number;
}

/** The points that a refund takes back: in proportion to the amount, but not more than what is left. */
export function pointsTakenBack({
  total,
  refundedBefore,
  refunded,
  points,
  pointsBalance,
}: Refund): number {
  const shareOf = (amount: number) =>
    earnedPoints({ points, spending: { amount, spentAmount: total }, multipliers: [] });
  // An order without a price can only be refunded as a whole.
  const share =
    total === 0
      ? points
      : (toHundredths(shareOf(refunded)) - toHundredths(shareOf(refundedBefore))) / 100;
  return Math.min(share, pointsBalance);
}
