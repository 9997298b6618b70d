import { isRow } from '../../../api/database/sql';
import { customers } from '../../../api/database/tables/customers';
import { customerDataOf } from '../../../api/http/access/customer-data';
import type { ChangeContext } from '../../../api/http/context';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { grantReward } from '../../../api/rewards/redemption/grant-reward';
import type { CustomerRow } from '../../../api/rewards/rows';
import { reachTier } from '../../../api/rewards/tiers/reach-tier';
import { countOrders, wasReferred } from './order-store';

/** The two sides of a referral. */
export interface Referral {
  referrer: CustomerRow;
  friend: CustomerRow;
}

/** Locks both sides, always in the same order, so that two referrals can't wait for each other. */
export async function lockReferral(
  context: ChangeContext,
  { referrer, friend }: Referral,
): Promise<Referral> {
  const locked = new Map<number, CustomerRow>();
  for (const customer of [referrer, friend].sort((a, b) => a.id - b.id)) {
    locked.set(customer.id, await lockCustomer(context, customer));
  }
  return {
    referrer: locked.get(referrer.id) ?? referrer,
    friend: locked.get(friend.id) ?? friend,
  };
}

/** The referral whose offer a customer claimed, locked; `null` if the next order isn't the first, or if it has ended. */
export async function findClaimedReferral(
  context: ChangeContext,
  friend: CustomerRow,
): Promise<Referral | null> {
  const { transaction, shop } = context;
  if (friend.referredBy === null || !shop.settings.referrals.isEnabled) return null;
  const [referrer] = await transaction
    .select()
    .from(customers)
    .where(isRow(customers, shop.id, friend.referredBy));
  if (!referrer || referrer.referralCode === null) return null;
  const referral = await lockReferral(context, { referrer, friend });
  return (await isFirstOrder(context, friend)) ? referral : null;
}

/** Whether a customer has neither ordered nor been rewarded as a friend. */
export async function isFirstOrder(
  { transaction }: ChangeContext,
  friend: CustomerRow,
): Promise<boolean> {
  return (
    (await countOrders(transaction, friend)) === 0 && !(await wasReferred(transaction, friend))
  );
}

/** Rewards both sides for the first order of the friend, and lets them reach tiers. */
export async function rewardReferral(
  context: ChangeContext,
  { referrer, friend }: Referral,
): Promise<void> {
  const { referrerReward, referredReward } = context.shop.settings.referrals;
  const shared = { title: 'Referral', action: null };
  if (referrerReward && takesPart(context, referrer)) {
    const referredCustomer = customerDataOf(friend);
    await grantReward(context, {
      ...shared,
      customer: referrer,
      reward: referrerReward,
      activity: { type: 'referrer', reward: referrerReward, referredCustomer },
    });
  }
  if (referredReward && takesPart(context, friend)) {
    const referrerCustomer = customerDataOf(referrer);
    await grantReward(context, {
      ...shared,
      customer: friend,
      reward: referredReward,
      activity: { type: 'referred', reward: referredReward, referrerCustomer },
    });
  }
  await reachTier(context, referrer);
  await reachTier(context, friend);
}

/** Whether a customer can be rewarded at all. */
function takesPart({ shop }: ChangeContext, { isEligibleForPoints }: CustomerRow): boolean {
  return shop.settings.points.isEnabled && isEligibleForPoints;
}
