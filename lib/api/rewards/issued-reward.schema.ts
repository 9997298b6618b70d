import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { alwaysNull, currency, money } from '../contract/field-types';
import { wishlistProduct } from '../contract/product-data.schema';
import { issuedDiscount } from './issued-discount.schema';
import {
  idField,
  minimumPurchaseAmount,
  nameFields,
  noCollections,
  originFields,
} from './issued-reward-fields';

export const productDiscountReward = component(
  'ProductDiscountReward',
  z.object({
    ...idField,
    type: z.literal('free_product').describe('A code for one product.'),
    discountType: alwaysNull('Always null: this is no discount on the order.'),
    ...nameFields,
    value: z.number().gt(0).max(100).describe('Percent off the product; 100 makes it free.'),
    currency: alwaysNull('Always null: a share has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo: z.literal('product').describe('The code works on `product` only.'),
    collectionIds: noCollections,
    product: wishlistProduct.describe('The product and variant that the code is for.'),
    ...originFields,
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

export const giftCardReward = component(
  'GiftCardReward',
  z.object({
    ...idField,
    type: z.literal('gift_card').describe('A gift card, good for whoever holds its code.'),
    discountType: alwaysNull('Always null: this is no discount.'),
    ...nameFields,
    value: money('Money on the card, in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount: alwaysNull('Always null: a gift card has no conditions.'),
    maxShippingRate: alwaysNull('Always null: shipping is not touched.'),
    appliesTo: alwaysNull('Always null: a gift card pays for anything.'),
    collectionIds: noCollections,
    product: alwaysNull('Always null: no single product is meant.'),
    ...originFields,
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

/** A code or gift card of a customer. Points are not issued: they change the balance. */
export const issuedReward = component(
  'IssuedReward',
  z.discriminatedUnion('type', [issuedDiscount, productDiscountReward, giftCardReward]),
  {
    description:
      'A code or card that a customer holds. All five shapes have the same fifteen fields, so one reader does for all of them; only the values that a field can take differ.',
  },
);
