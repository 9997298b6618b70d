import { z } from '@hono/zod-openapi';
import { hasAtMostTwoDecimals, platformId } from '../../api/contract/field-types';

const MAX_AMOUNT = 1_000_000;
const MAX_QUANTITY = 1_000;
/** Items that an order can have. */
export const MAX_ITEMS = 50;

/** An amount of money or points with at most two decimals. */
function amount(description: string) {
  return z
    .number()
    .min(0)
    .max(MAX_AMOUNT)
    .refine(hasAtMostTwoDecimals, 'must have at most two decimals')
    .describe(description);
}

/** An amount above 0. */
export function positiveAmount(description: string) {
  return amount(description).gt(0);
}

const item = z.strictObject({
  variantId: platformId('The variant that was bought.'),
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1).describe('How many were bought.'),
});

/** Fields of an order that was paid. */
export const orderFields = {
  orderId: platformId('Id of the order in the shop; by default a new one is assigned.').optional(),
  total: amount("The amount paid in the shop's currency."),
  items: z
    .array(item)
    .max(MAX_ITEMS)
    .refine(
      (items) => new Set(items.map(({ variantId }) => variantId)).size === items.length,
      'must contain each variant once',
    )
    .default([])
    .describe('What was bought. It makes the customer a buyer of these products.'),
};

const order = z.object(orderFields);

/** An order that was paid. */
export type PaidOrder = z.output<typeof order>;
