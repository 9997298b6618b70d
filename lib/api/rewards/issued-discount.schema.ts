import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { alwaysNull, currency, money, platformId } from '../contract/field-types';
import {
  idField,
  minimumPurchaseAmount,
  nameFields,
  noCollections,
  originFields,
} from './issued-reward-fields';

const appliesTo = z
  .enum(['all_products', 'collections'])
  .describe('Whether the code works on everything or on `collectionIds` only.');

const collectionIds = z
  .array(platformId("The shop's collection id."))
  .describe('The collections the code works on; empty unless `appliesTo` is `collections`.');

const discountType = z.literal('discount').describe('A discount code.');

export const amountDiscountReward = component(
  'AmountDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('fixed_amount').describe('The code takes off a sum of money.'),
    ...nameFields,
    value: money('Money taken off, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always null: no single product is meant.'),
    ...originFields,
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

export const percentageDiscountReward = component(
  'PercentageDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('percentage').describe('The code takes off a share of the price.'),
    ...nameFields,
    value: z.number().gt(0).max(100).describe('Percent taken off.'),
    currency: alwaysNull('Always null: a share has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo,
    collectionIds,
    product: alwaysNull('Always null: no single product is meant.'),
    ...originFields,
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

export const shippingDiscountReward = component(
  'ShippingDiscountReward',
  z.object({
    ...idField,
    type: discountType,
    discountType: z.literal('free_shipping').describe('The code takes off the shipping cost.'),
    ...nameFields,
    value: alwaysNull('Always null: the shipping cost itself is the worth.'),
    currency: alwaysNull('Always null: no sum is fixed.'),
    minimumPurchaseAmount,
    maxShippingRate: money(
      'Dearest shipping that the code pays for; null when it pays for any.',
    ).nullable(),
    appliesTo: alwaysNull('Always null: products do not matter.'),
    collectionIds: noCollections,
    product: alwaysNull('Always null: no single product is meant.'),
    ...originFields,
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

/** The discounts other than the one for a product. */
export const issuedDiscount = component(
  'IssuedDiscount',
  z.discriminatedUnion('discountType', [
    amountDiscountReward,
    percentageDiscountReward,
    shippingDiscountReward,
  ]),
  { description: 'A discount code that a customer holds; `discountType` tells the forms apart.' },
);
