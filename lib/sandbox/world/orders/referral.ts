import { z } from '@hono/zod-openapi';
import { customerIdentifierField } from '../../../api/contract/identity';
import { customerDataOf } from '../../../api/http/access/customer-data';
import { findCustomer } from '../../../api/http/access/identity';
import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { grantReward } from '../../../api/rewards/redemption/grant-reward';
import type { CustomerRow } from '../../../api/rewards/rows';
import { reachTier } from '../../../api/rewards/tiers/reach-tier';
import { badRequest, defineAction } from '../define-action';
import { orderFields } from '../fields';
import { countOrders, wasReferred } from './order-store';
import { payOrder } from './pay-order';

const schema = z.strictObject({
  referrerIdentifier: customerIdentifierField('The customer who made the referral.'),
  customerIdentifier: customerIdentifierField('The friend, who has no orders yet.'),
  ...orderFields,
});

/** A referred friend paid the first order, which rewards both sides once. */
export const referral = defineAction(schema, async (context, input) => {
  const { referrerIdentifier, customerIdentifier, ...order } = input;
  const { referrer, friend } = await lockReferrerAndFriend(
    context,
    referrerIdentifier,
    customerIdentifier,
  );
  await checkReferral(context, referrer, friend);
  await payOrder(context, friend, order);
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
});

/** Whether a customer can be rewarded at all. */
function takesPart({ shop }: ChangeContext, { isEligibleForPoints }: CustomerRow): boolean {
  return shop.settings.points.isEnabled && isEligibleForPoints;
}

/** Finds and locks both sides, always in the same order, so that two referrals can't wait for each other. */
async function lockReferrerAndFriend(
  context: ChangeContext,
  referrerIdentifier: string,
  customerIdentifier: string,
): Promise<{ referrer: CustomerRow; friend: CustomerRow }> {
  const referrer = await findReferrer(context, referrerIdentifier);
  const friend = await findCustomer(context, customerIdentifier, 'customerUnknown');
  if (referrer.id === friend.id) {
    throw badRequest('referrerIdentifier and customerIdentifier must be different customers');
  }
  const locked = new Map<number, CustomerRow>();
  for (const customer of [referrer, friend].sort((a, b) => a.id - b.id)) {
    locked.set(customer.id, await lockCustomer(context, customer));
  }
  return {
    referrer: locked.get(referrer.id) ?? referrer,
    friend: locked.get(friend.id) ?? friend,
  };
}

async function findReferrer(context: ChangeContext, identifier: string): Promise<CustomerRow> {
  try {
    return await findCustomer(context, identifier, 'customerUnknown');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.id, { messages: ['referrerIdentifier matches no customer'] });
  }
}

async function checkReferral(
  { transaction, shop }: ChangeContext,
  referrer: CustomerRow,
  friend: CustomerRow,
): Promise<void> {
  if (!shop.settings.referrals.isEnabled) throw badRequest('referral program is disabled');
  if (referrer.referralCode === null) {
    throw badRequest('referrerIdentifier must be a customer with a referral link');
  }
  if ((await countOrders(transaction, friend)) > 0 || (await wasReferred(transaction, friend))) {
    throw badRequest('customerIdentifier must be a customer without orders');
  }
}
