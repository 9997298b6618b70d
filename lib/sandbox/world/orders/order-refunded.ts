import { z } from '@hono/zod-openapi';
import { platformId } from '../../../api/contract/field-types';
import type { ChangeContext } from '../../../api/http/context';
import { changePoints } from '../../../api/rewards/earning/change-points';
import { addAmounts } from '../../../api/rewards/earning/points-rules';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { badRequest, defineAction } from '../define-action';
import { MAX_ITEMS, positiveAmount } from '../fields';
import { pointsTakenBack } from './order-rules';
import {
  type OrderRow,
  readOrder,
  readPointsOfOrder,
  refundItems,
  removePunches,
  updateOrder,
} from './order-store';

const schema = z
  .strictObject({
    orderId: platformId('The order that is refunded.'),
    amount: positiveAmount(
      'The amount that is refunded; by default all that is left of the order.',
    ).optional(),
    variantIds: z
      .array(platformId('A variant of the order.'))
      .max(MAX_ITEMS)
      .optional()
      .describe('The items that are refunded with a part of the amount.'),
  })
  .refine(({ amount, variantIds }) => amount !== undefined || variantIds === undefined, {
    path: ['variantIds'],
    message: 'must be sent with amount',
  });

/**
 * An order was refunded, wholly or partly: it no longer counts for tiers and punch cards, and the points that it earned
 * are taken back as far as they are left.
 */
export const orderRefunded = defineAction(schema, async (context, { orderId, ...refund }) => {
  const { transaction, shop } = context;
  const found = await readOrder(transaction, { shopId: shop.id, id: orderId });
  if (!found) throw badRequest('orderId matches no order');
  const customer = await lockCustomer(context, { shopId: shop.id, id: found.customerId });
  // Read again: now that the customer is locked, the order can't change anymore.
  const order = (await readOrder(transaction, found)) ?? found;
  const amount = checkedAmount(order, refund.amount);
  const refunded = addAmounts(order.refundedAmount, amount);
  const isWhole = refunded === order.total;
  await markItems(context, order, isWhole ? undefined : (refund.variantIds ?? []));
  await updateOrder(transaction, order, {
    refundedAmount: refunded,
    ...(isWhole && { refundedAt: context.now, punchedRuleIds: [] }),
  });
  if (isWhole) await removePunches(transaction, order);
  const points = pointsTakenBack({
    total: order.total,
    refundedBefore: order.refundedAmount,
    refunded,
    points: await readPointsOfOrder(transaction, order),
    pointsBalance: customer.pointsBalance,
  });
  if (points <= 0) return;
  await changePoints(context, customer, -points, {
    fields: { type: 'manual', points: -points },
    note: `Order ${order.id} was ${isWhole ? '' : 'partly '}refunded`,
  });
});

/** @throws HttpError if the order doesn't have that much left to refund */
function checkedAmount({ total, refundedAmount, refundedAt }: OrderRow, wanted?: number): number {
  if (refundedAt) throw badRequest('orderId is the id of an order that is already refunded');
  const left = addAmounts(total, -refundedAmount);
  if (wanted !== undefined && wanted > left) {
    throw badRequest(`amount must be at most ${left}, which is left of the order`);
  }
  return wanted ?? left;
}

/** @throws HttpError if one of the variants is not in the order */
async function markItems(
  { transaction }: ChangeContext,
  order: OrderRow,
  variantIds: readonly number[] | undefined,
): Promise<void> {
  if (variantIds?.length === 0) return;
  const marked = await refundItems(transaction, order, variantIds);
  const unknown = variantIds?.findIndex((id) => !marked.has(id)) ?? -1;
  if (unknown >= 0) throw badRequest(`variantIds.${unknown} matches no variant of the order`);
}
