import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { alwaysNull, currency, money, platformId } from '../../contract/field-types';
import {
  idField,
  minimumPurchaseAmount,
  nameFields,
  noCollections,
  originFields,
} from './issued-reward-fields';

const appliesTo = z
  .enum(['all_products', 'collections'])
  .describe('Whether the code applies to all products or only to `collectionIds`.');

const collectionIds = z
  .array(platformId("The shop's collection id."))
  .describe(
    'The collections to which the code applies; empty unless `appliesTo` is `collections`.',
  );

const discountType = z.literal('discount').describe('A discount code.');

export const amountDiscountReward = component(
  'AmountDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('fixed_amount').describe('The code gives a fixed discount.'),
    ...nameFields,
    value: money('Discount amount in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always `null`: the code does not affect shipping.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always `null`: the reward is not for a single product.'),
    ...originFields,
  }),
  {
    description: "A customer's code for a fixed discount.",
    examples: [
      {
        id: 6001,
        type: 'discount',
        discountType: 'fixed_amount',
        title: '€10 off',
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

export const percentageDiscountReward = component(
  'PercentageDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('percentage').describe('The code gives a percentage discount.'),
    ...nameFields,
    value: z.number().gt(0).max(100).describe('Discount in percent.'),
    currency: alwaysNull('Always `null`: a percentage has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always `null`: the code does not affect shipping.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always `null`: the reward is not for a single product.'),
    ...originFields,
  }),
  {
    description: "A customer's code for a percentage discount.",
    examples: [
      {
        id: 6002,
        type: 'discount',
        discountType: 'percentage',
        title: '15% off knitwear',
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

export const shippingDiscountReward = component(
  'ShippingDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('free_shipping').describe('The code gives free shipping.'),
    ...nameFields,
    value: alwaysNull('Always `null`: the discount equals the shipping cost.'),
    currency: alwaysNull('Always `null`: there is no fixed amount.'),
    minimumPurchaseAmount,
    maxShippingRate: money(
      'Maximum shipping rate that the code covers; `null` for any rate.',
    ).nullable(),
    appliesTo: alwaysNull('Always `null`: the code does not depend on products.'),
    collectionIds: noCollections,
    product: alwaysNull('Always `null`: the reward is not for a single product.'),
    ...originFields,
  }),
  {
    description: "A customer's code for free shipping.",
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

/** The discounts other than the one for a product. */
export const issuedDiscount = component(
  'IssuedDiscount',
  z.discriminatedUnion('discountType', [
    amountDiscountReward,
    percentageDiscountReward,
    shippingDiscountReward,
  ]),
  { description: "A customer's discount code. `discountType` distinguishes the variants." },
);
