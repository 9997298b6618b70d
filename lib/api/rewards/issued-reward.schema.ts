import { z } from '@hono/zod-openapi';
import { component } from '../component';
import { wishlistProduct } from '../shared/product-data.schema';
import { alwaysNull, currency, dateTime, money, ownId, shopId } from '../values';

/** Where an issued reward can come from. */
export const rewardOrigin = z.enum(['reward', 'redeem', 'tier', 'referrer', 'referred', 'manual']);

const head = { id: ownId('Id of the issued reward.') };

const names = {
  title: z.string().describe("The reward in words, in the shop's main locale."),
  code: z.string().min(1).describe('What the customer enters at the checkout; unique in the shop.'),
};

const tail = {
  origin: rewardOrigin.describe('What the reward was given for; the words are activity types.'),
  createdAt: dateTime('When the code was made.'),
  expiresAt: dateTime('When the code stops working; null when it never does.').nullable(),
};

const minimumPurchaseAmount = money(
  'Least worth of the order that the code is good for; null without a minimum.',
).nullable();

const appliesTo = z
  .enum(['all_products', 'collections'])
  .describe('Whether the code works on everything or on `collectionIds` only.');

const collectionIds = z
  .array(shopId("The shop's collection id."))
  .describe('The collections the code works on; empty unless `appliesTo` is `collections`.');

const noCollections = z
  .array(shopId("The shop's collection id."))
  .max(0)
  .describe('Always empty for this kind.');

const discountType = z.literal('discount').describe('A discount code.');

/** A code for a sum of money. */
export const amountDiscountReward = component(
  'AmountDiscountReward',
  z.strictObject({
    ...head,
    type: discountType,
    discountType: z.literal('fixed_amount').describe('The code takes off a sum of money.'),
    ...names,
    value: money('Money taken off, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always null: no single product is meant.'),
    ...tail,
  }),
  {
    description: 'A discount code over a fixed sum that a customer holds.',
    examples: [
      {
        id: 6001,
        type: 'discount',
        discountType: 'fixed_amount',
        title: '10 off',
        code: 'THX-7QK2',
        value: 10,
        currency: 'EUR',
        minimumPurchaseAmount: 30,
        maxShippingRate: null,
        appliesTo: 'all_products',
        collectionIds: [],
        product: null,
        origin: 'redeem',
        createdAt: '2025-03-04T09:15:04Z',
        expiresAt: '2025-04-03T09:15:04Z',
      },
    ],
  },
);

/** A code for a share of the price. */
export const percentageDiscountReward = component(
  'PercentageDiscountReward',
  z.strictObject({
    ...head,
    type: discountType,
    discountType: z.literal('percentage').describe('The code takes off a share of the price.'),
    ...names,
    value: z.number().gt(0).max(100).describe('Percent taken off.'),
    currency: alwaysNull('Always null: a share has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always null: no single product is meant.'),
    ...tail,
  }),
  {
    description: 'A discount code in percent that a customer holds.',
    examples: [
      {
        id: 6002,
        type: 'discount',
        discountType: 'percentage',
        title: '15 % off knitwear',
        code: 'BDAY-15',
        value: 15,
        currency: null,
        minimumPurchaseAmount: null,
        maxShippingRate: null,
        appliesTo: 'collections',
        collectionIds: [4410],
        product: null,
        origin: 'reward',
        createdAt: '2025-09-17T06:00:00Z',
        expiresAt: '2025-10-17T06:00:00Z',
      },
    ],
  },
);

/** A code for free shipping. */
export const shippingDiscountReward = component(
  'ShippingDiscountReward',
  z.strictObject({
    ...head,
    type: discountType,
    discountType: z.literal('free_shipping').describe('The code takes off the shipping cost.'),
    ...names,
    value: alwaysNull('Always null: the shipping cost itself is the worth.'),
    currency: alwaysNull('Always null: no sum is fixed.'),
    minimumPurchaseAmount,
    maxShippingRate: money(
      'Dearest shipping that the code pays for; null when it pays for any.',
    ).nullable(),
    appliesTo: alwaysNull('Always null: products do not matter.'),
    collectionIds: noCollections,
    product: alwaysNull('Always null: no single product is meant.'),
    ...tail,
  }),
  {
    description: 'A code for free shipping that a customer holds.',
    examples: [
      {
        id: 6004,
        type: 'discount',
        discountType: 'free_shipping',
        title: 'Free shipping',
        code: 'SHIP-0',
        value: null,
        currency: null,
        minimumPurchaseAmount: 25,
        maxShippingRate: 9.9,
        appliesTo: null,
        collectionIds: [],
        product: null,
        origin: 'tier',
        createdAt: '2025-03-06T18:00:00Z',
        expiresAt: null,
      },
    ],
  },
);

/** A code for a product. */
export const productDiscountReward = component(
  'ProductDiscountReward',
  z.strictObject({
    ...head,
    type: z.literal('free_product').describe('A code for one product.'),
    discountType: alwaysNull('Always null: this is no discount on the order.'),
    ...names,
    value: z.number().gt(0).max(100).describe('Percent off the product; 100 makes it free.'),
    currency: alwaysNull('Always null: a share has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo: z.literal('product').describe('The code works on `product` only.'),
    collectionIds: noCollections,
    product: wishlistProduct.describe('The product and variant that the code is for.'),
    ...tail,
  }),
  {
    description: 'A code for a product that a customer holds.',
    examples: [
      {
        id: 6003,
        type: 'free_product',
        discountType: null,
        title: 'Tea sampler',
        code: 'TEA-FREE-3',
        value: 100,
        currency: null,
        minimumPurchaseAmount: null,
        maxShippingRate: null,
        appliesTo: 'product',
        collectionIds: [],
        product: { id: 880021, handle: 'tea-sampler', variantId: 990031 },
        origin: 'redeem',
        createdAt: '2025-03-06T18:00:00Z',
        expiresAt: '2025-03-13T18:00:00Z',
      },
    ],
  },
);

/** A gift card. */
export const giftCardReward = component(
  'GiftCardReward',
  z.strictObject({
    ...head,
    type: z.literal('gift_card').describe('A gift card, good for whoever holds its code.'),
    discountType: alwaysNull('Always null: this is no discount.'),
    ...names,
    value: money('Money on the card, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount: alwaysNull('Always null: a gift card has no conditions.'),
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo: alwaysNull('Always null: a gift card pays for anything.'),
    collectionIds: noCollections,
    product: alwaysNull('Always null: no single product is meant.'),
    ...tail,
  }),
  {
    description: 'A gift card that a customer holds.',
    examples: [
      {
        id: 6005,
        type: 'gift_card',
        discountType: null,
        title: 'Gift card 20',
        code: 'gc1xd92k',
        value: 20,
        currency: 'EUR',
        minimumPurchaseAmount: null,
        maxShippingRate: null,
        appliesTo: null,
        collectionIds: [],
        product: null,
        origin: 'referrer',
        createdAt: '2025-03-06T18:00:00Z',
        expiresAt: null,
      },
    ],
  },
);

const issuedDiscount = component(
  'IssuedDiscount',
  z.discriminatedUnion('discountType', [
    amountDiscountReward,
    percentageDiscountReward,
    shippingDiscountReward,
  ]),
  { description: 'A discount code that a customer holds; `discountType` tells the forms apart.' },
);

/** What a customer holds. Points are none of these: they change the balance. */
export const issuedReward = component(
  'IssuedReward',
  z.discriminatedUnion('type', [issuedDiscount, productDiscountReward, giftCardReward]),
  {
    description:
      'A code or card that a customer holds. All five shapes have the same fifteen fields, so one reader does for all of them; only the values that a field can take differ.',
  },
);
