import type { PromisedReward } from '../../database/reward-types';
import type { ChangeContext } from '../../http/context';
import type { ActivityFields, EarningRuleAction } from '../earning/activity-view';
import { changePoints, recordActivity } from '../earning/change-points';
import type { CustomerRow } from '../rows';
import { issueReward } from './issue-reward';
import { issuedByPromise, lifetimeOfPromise } from './promise-rules';

/** A reward to give as it is: nothing multiplies its points. */
export interface GrantedReward {
  customer: CustomerRow;
  reward: PromisedReward;
  /** Title of the code, if the reward is one. */
  title: string;
  activity: Extract<ActivityFields, { type: 'reward' | 'tier' | 'referrer' | 'referred' }>;
  /** The rule behind it; `null` for tiers and referrals. */
  action: EarningRuleAction | null;
  ruleId?: number | undefined;
  productId?: number | undefined;
  orderId?: number | undefined;
  note?: string | undefined;
}

/**
 * Gives points or a code, and adds the activity. Emits `customer/balanceUpdated` or `customer/rewardCreated`.
 * Doesn't check tiers: points of referrals count for them, entry rewards don't.
 */
export async function grantReward(
  context: ChangeContext,
  { customer, reward, title, activity, action, ...origin }: GrantedReward,
): Promise<void> {
  const { ruleId, productId, orderId, note } = origin;
  const newActivity = { fields: activity, ruleId, productId, orderId, note };
  if (reward.type === 'points') {
    await changePoints(context, customer, reward.points, newActivity);
    return;
  }
  await recordActivity(context, customer, newActivity, 0);
  await issueReward(context, customer, {
    details: issuedByPromise(reward, title, activity.type),
    lifetimeInDays: lifetimeOfPromise(reward),
    action,
    redemptionId: null,
  });
}
