import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { alwaysNull, currency, money, points } from '../contract/field-types';
import { wishlistProduct } from '../contract/product-data.schema';

const minimumPurchaseAmount = money(
  'Minimum order value for the code; `null` without a minimum.',
).nullable();

const lifetimeInDays = z
  .int()
  .min(1)
  .nullable()
  .describe('Number of days until the code expires; `null` if it does not expire.');

const conditions = { minimumPurchaseAmount, lifetimeInDays };

const percentage = component(
  'RewardPercentage',
  z.object({
    type: z.literal('discount').describe('A discount code.'),
    discountType: z.literal('percentage').describe('The code gives a percentage discount.'),
    value: z.number().gt(0).max(100).describe('Discount in percent.'),
    ...conditions,
  }),
  {
    description: 'A percentage discount.',
    examples: [
      {
        type: 'discount',
        discountType: 'percentage',
        value: 15,
        minimumPurchaseAmount: null,
        lifetimeInDays: 30,
      },
    ],
  },
);

const fixedAmount = component(
  'RewardFixedAmount',
  z.object({
    type: z.literal('discount').describe('A discount code.'),
    discountType: z.literal('fixed_amount').describe('The code gives a fixed discount.'),
    value: money('Discount amount in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    ...conditions,
  }),
  {
    description: 'A fixed discount.',
    examples: [
      {
        type: 'discount',
        discountType: 'fixed_amount',
        value: 10,
        currency: 'EUR',
        minimumPurchaseAmount: 30,
        lifetimeInDays: 30,
      },
    ],
  },
);

const freeShipping = component(
  'RewardFreeShipping',
  z.object({
    type: z.literal('discount').describe('A discount code.'),
    discountType: z.literal('free_shipping').describe('The code gives free shipping.'),
    value: alwaysNull('Always `null`: the discount equals the shipping cost.'),
    ...conditions,
    maxShippingRate: money(
      'Maximum shipping rate that the code covers; `null` for any rate.',
    ).nullable(),
  }),
  {
    description: 'Free shipping.',
    examples: [
      {
        type: 'discount',
        discountType: 'free_shipping',
        value: null,
        minimumPurchaseAmount: 25,
        lifetimeInDays: null,
        maxShippingRate: 9.9,
      },
    ],
  },
);

const discount = component(
  'RewardDiscount',
  z.discriminatedUnion('discountType', [percentage, fixedAmount, freeShipping]),
  { description: 'A discount. `discountType` distinguishes the three variants.' },
);

const freeProduct = component(
  'RewardFreeProduct',
  z.object({
    type: z.literal('free_product').describe('A code for a product.'),
    ...conditions,
    products: z.array(wishlistProduct).describe('The variants from which the customer chooses.'),
  }),
  {
    description: 'A free product.',
    examples: [
      {
        type: 'free_product',
        minimumPurchaseAmount: null,
        lifetimeInDays: 7,
        products: [{ id: 880021, handle: 'tea-sampler', variantId: 990031 }],
      },
    ],
  },
);

const giftCard = component(
  'RewardGiftCard',
  z.object({
    type: z.literal('gift_card').describe('A gift card, which has no conditions.'),
    value: money('Amount on the card in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
  }),
  {
    description: 'A gift card.',
    examples: [{ type: 'gift_card', value: 20, currency: 'EUR' }],
  },
);

/** Points as a reward. Purchase rules, punch cards and imports give nothing else. */
export const rewardPoints = component(
  'RewardPoints',
  z.object({
    type: z.literal('points').describe('Points, which are added to the balance.'),
    points: points('Number of points, with at most two decimals.'),
    spentAmount: z
      .number()
      .gt(0)
      .optional()
      .describe(
        'Amount of money for which a customer receives `points`. Present only for rules of type `place_order`.',
      ),
  }),
  {
    description: 'Points.',
    examples: [
      { type: 'points', points: 50 },
      { type: 'points', points: 2, spentAmount: 1 },
    ],
  },
);

/** The reward that a rule, a tier or a referral promises. */
export const reward = component(
  'Reward',
  z.discriminatedUnion('type', [discount, freeProduct, giftCard, rewardPoints]),
  {
    description:
      'The reward that a rule, a tier or a referral gives. `type` distinguishes the variants, `discountType` those of a discount. The resulting discount code or gift card is an IssuedReward.',
  },
);
