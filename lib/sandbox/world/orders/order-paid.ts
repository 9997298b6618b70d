import { z } from '@hono/zod-openapi';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { reachTier } from '../../../api/rewards/tiers/reach-tier';
import { defineAction } from '../define-action';
import { orderFields } from '../fields';
import { payOrder } from './pay-order';
import { findClaimedReferral, rewardReferral } from './reward-referral';

/**
 * A customer paid an order: it earns points, punches cards and counts for tiers. The first order of a friend who claimed
 * a referral offer rewards both sides.
 */
export const orderPaid = defineAction(
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who paid.'),
    ...orderFields,
  }),
  async (context, { customerIdentifier, ...order }) => {
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const referral = await findClaimedReferral(context, named);
    const customer = referral?.friend ?? (await lockCustomer(context, named));
    await payOrder(context, customer, order);
    await (referral ? rewardReferral(context, referral) : reachTier(context, customer));
  },
);
