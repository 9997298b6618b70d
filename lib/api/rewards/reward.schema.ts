import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { alwaysNull, currency, money, points } from '../contract/field-types';
import { wishlistProduct } from '../contract/product-data.schema';

const minimumPurchaseAmount = money(
  'Least worth of the order that the code is good for; null without a minimum.',
).nullable();

const lifetimeInDays = z
  .int()
  .min(1)
  .nullable()
  .describe('Days from the issue of the code to its end; null when it never ends.');

const conditions = { minimumPurchaseAmount, lifetimeInDays };

const percentage = component(
  'RewardPercentage',
  z.object({
    type: z.literal('discount').describe('A discount code.'),
    discountType: z.literal('percentage').describe('The code takes off a share of the price.'),
    value: z.number().gt(0).max(100).describe('Percent taken off.'),
    ...conditions,
  }),
  {
    description: 'A promised discount in percent.',
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
    discountType: z.literal('fixed_amount').describe('The code takes off a sum of money.'),
    value: money('Money taken off, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    ...conditions,
  }),
  {
    description: 'A promised discount of a fixed sum.',
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
    discountType: z.literal('free_shipping').describe('The code takes off the shipping cost.'),
    value: alwaysNull('Always null: the shipping cost itself is the worth.'),
    ...conditions,
    maxShippingRate: money(
      'Dearest shipping that the code pays for; null when it pays for any.',
    ).nullable(),
  }),
  {
    description: 'Promised free shipping.',
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
  { description: 'A promised discount; `discountType` tells the three forms apart.' },
);

const freeProduct = component(
  'RewardFreeProduct',
  z.object({
    type: z.literal('free_product').describe('A code for a product.'),
    ...conditions,
    products: z.array(wishlistProduct).describe('The variants to choose from.'),
  }),
  {
    description: 'A promised product.',
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
    type: z.literal('gift_card').describe('A gift card, which carries no conditions.'),
    value: money('Money on the card, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
  }),
  {
    description: 'A promised gift card.',
    examples: [{ type: 'gift_card', value: 20, currency: 'EUR' }],
  },
);

/** Points as a reward. Purchase rules, punch cards and imports give nothing else. */
export const rewardPoints = component(
  'RewardPoints',
  z.object({
    type: z.literal('points').describe('Points, added to the balance at once.'),
    points: points('How many points are given, two decimals at most.'),
    spentAmount: z
      .number()
      .gt(0)
      .optional()
      .describe(
        'Only for rules of type place_order: `points` are given once for each such sum of money.',
      ),
  }),
  {
    description: 'Promised points.',
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
      'What a rule, a tier or a referral gives. Read `type` first, then `discountType` for a discount. The code or card that comes of it is an IssuedReward.',
  },
);
