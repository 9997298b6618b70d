import { z } from '@hono/zod-openapi';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import type { CustomerRow } from '../../../api/rewards/rows';
import { badRequest, defineAction } from '../define-action';
import { orderFields } from '../fields';
import { payOrder } from './pay-order';
import { isFirstOrder, lockReferral, type Referral, rewardReferral } from './reward-referral';

const schema = z.strictObject({
  referrerIdentifier: customerIdentifierField('The customer who made the referral.'),
  customerIdentifier: customerIdentifierField('The friend, who has no orders yet.'),
  ...orderFields,
});

/** A referred friend paid the first order, which rewards both sides once. */
export const referral = defineAction(schema, async (context, input) => {
  const { referrerIdentifier, customerIdentifier, ...order } = input;
  const sides = await findSides(context, referrerIdentifier, customerIdentifier);
  const locked = await lockReferral(context, sides);
  await checkReferral(context, locked);
  await payOrder(context, locked.friend, order);
  await rewardReferral(context, locked);
});

async function findSides(
  context: ChangeContext,
  referrerIdentifier: string,
  customerIdentifier: string,
): Promise<Referral> {
  const referrer = await findReferrer(context, referrerIdentifier);
  const friend = await findCustomer(context, customerIdentifier, 'customerUnknown');
  if (referrer.id === friend.id) {
    throw badRequest('referrerIdentifier and customerIdentifier must be different customers');
  }
  return { referrer, friend };
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
  context: ChangeContext,
  { referrer, friend }: Referral,
): Promise<void> {
  if (!context.shop.settings.referrals.isEnabled) throw badRequest('referral program is disabled');
  if (referrer.referralCode === null) {
    throw badRequest('referrerIdentifier must be a customer with a referral link');
  }
  if (!(await isFirstOrder(context, friend))) {
    throw badRequest('customerIdentifier must be a customer without orders');
  }
}
