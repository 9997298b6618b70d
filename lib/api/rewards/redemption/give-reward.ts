import type { ChangeContext } from '../../http/context';
import { earningRuleAction } from '../earning/activity-view';
import { countRewards, wasRewardedForProduct } from '../earning/earning-store';
import { earnedPoints } from '../earning/points-rules';
import { lockCustomer } from '../earning/points-store';
import type { CustomerRow, EarningRuleRow } from '../rows';
import { reachTier } from '../tiers/reach-tier';
import { multiplierOf } from '../tiers/tier-rules';
import { listTiers } from '../tiers/tier-store';
import { grantReward } from './grant-reward';
import { isLimitReached, limitOf } from './limit-rules';

/** A reward of an earning rule. */
export interface EarnedReward {
  customer: CustomerRow;
  rule: EarningRuleRow;
  activityType: 'reward';
  /** The product that was reviewed or bought. */
  productId?: number | undefined;
  /** The order that is rewarded. */
  orderId?: number | undefined;
  /** Shown in the history, such as the number of the order. */
  note?: string | undefined;
  /** For purchases: the amount paid, and the multiplier of the running boost campaign. */
  purchase?: { amount: number; boostMultiplier: number } | undefined;
}

/**
 * Gives the reward of an earning rule: points, multiplied by the tier's multiplier, or a code. Then checks whether
 * the customer has reached a tier. Whether the reward is due is not checked here; see `isRewardDue`.
 */
export async function giveReward(context: ChangeContext, earned: EarnedReward): Promise<void> {
  const customer = await lockCustomer(context, earned.customer);
  await giveRewardBeforeTiers(context, { ...earned, customer });
  await reachTier(context, customer);
}

/**
 * As {@link giveReward}, but leaves the tiers to the caller: several rules that reward the same order use the tier
 * before it.
 *
 * @param earned with the customer as `lockCustomer` returned it. Points of 0 are not given.
 */
export async function giveRewardBeforeTiers(
  context: ChangeContext,
  { customer, rule, activityType, productId, orderId, note, purchase }: EarnedReward,
): Promise<void> {
  const { transaction, shop } = context;
  const action = earningRuleAction(rule);
  let reward = rule.rewarding;
  if (reward.type === 'points') {
    const tiers = await listTiers(transaction, shop.id);
    const { points, spentAmount } = reward;
    reward = {
      type: 'points',
      points: earnedPoints({
        points,
        spending:
          purchase && spentAmount !== undefined
            ? { amount: purchase.amount, spentAmount }
            : undefined,
        multipliers: [
          multiplierOf(tiers, customer.tierId, shop.settings),
          purchase?.boostMultiplier ?? 1,
        ],
      }),
    };
    if (reward.points === 0) return;
  }
  await grantReward(context, {
    customer,
    reward,
    title: rule.title.en,
    action,
    activity: { type: activityType, reward, earningRule: action },
    ruleId: rule.id,
    productId,
    orderId,
    note,
  });
}

/** A reward that a rule may give to a customer. */
export interface PossibleReward {
  customer: CustomerRow;
  rule: EarningRuleRow;
  /** The reviewed product, for which a customer is rewarded once. */
  productId?: number | undefined;
}

/**
 * Whether a rule rewards a customer now: it is active, the customer takes part in the points program, and the limit
 * is not reached. The customer stays locked, as `isWithinLimit` says.
 */
export async function isRewardDue(
  context: ChangeContext,
  { customer, rule, productId }: PossibleReward,
): Promise<boolean> {
  const { transaction, shop } = context;
  if (!rule.isActive || !shop.settings.points.isEnabled || !customer.isEligibleForPoints) {
    return false;
  }
  if (!(await isWithinLimit(context, customer, rule))) return false;
  return (
    productId === undefined || !(await wasRewardedForProduct(transaction, customer, productId))
  );
}

/**
 * Whether the limit of a rule lets it reward a customer once more. Locks the customer, so that parallel requests
 * can't both get the last reward.
 */
export async function isWithinLimit(
  context: ChangeContext,
  customer: CustomerRow,
  rule: EarningRuleRow,
): Promise<boolean> {
  const isWithin = async () => {
    const times = await countRewards(context.transaction, customer, [rule], context.now);
    return !isLimitReached(limitOf(rule), times.get(rule.id) ?? 0);
  };
  // Once without a lock: of many parallel requests, those that can't succeed don't keep the others waiting.
  if (!(await isWithin())) return false;
  await lockCustomer(context, customer);
  return isWithin();
}
