import { z } from '@hono/zod-openapi';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { reachTier } from '../../../api/rewards/tiers/reach-tier';
import { badRequest, defineAction } from '../define-action';
import { MAX_ITEMS, orderFields } from '../fields';
import { redeemCode } from './order-store';
import { payOrder } from './pay-order';
import { findClaimedReferral, rewardReferral } from './reward-referral';

/** More characters than any code of a reward has. */
const MAX_CODE_LENGTH = 64;

/**
 * A customer paid an order: it earns points, punches cards and counts for tiers. The first order of a friend who claimed
 * a referral offer rewards both sides.
 */
export const orderPaid = defineAction(
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who paid.'),
    ...orderFields,
    codes: z
      .array(z.string().min(1).max(MAX_CODE_LENGTH))
      .max(MAX_ITEMS)
      .default([])
      .describe("The codes of the customer's rewards that the order used. They stop being active."),
  }),
  async (context, { customerIdentifier, codes, ...order }) => {
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const referral = await findClaimedReferral(context, named);
    const customer = referral?.friend ?? (await lockCustomer(context, named));
    for (const [at, code] of codes.entries()) {
      const isUsed = await redeemCode(context.transaction, customer, code, context.now);
      if (!isUsed) throw badRequest(`codes.${at} matches no active reward of the customer`);
    }
    await payOrder(context, customer, order);
    await (referral ? rewardReferral(context, referral) : reachTier(context, customer));
  },
);
