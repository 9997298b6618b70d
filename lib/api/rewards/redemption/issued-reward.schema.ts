import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { alwaysNull, currency, money } from '../../contract/field-types';
import { wishlistProduct } from '../../contract/product-data.schema';
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
    discountType: alwaysNull('Always `null`: the reward is not a discount on the order.'),
    ...nameFields,
    value: z
      .number()
      .gt(0)
      .max(100)
      .describe('Discount on the product in percent; 100 for a free product.'),
    currency: alwaysNull('Always `null`: a percentage has no currency.'),
    minimumPurchaseAmount,
    maxShippingRate: alwaysNull('Always `null`: the code does not affect shipping.'),
    appliesTo: z.literal('product').describe('The code applies only to `product`.'),
    collectionIds: noCollections,
    product: wishlistProduct.describe('The product and variant that the code is for.'),
    ...originFields,
  }),
  {
    description: "A customer's code for a product.",
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
    type: z.literal('gift_card').describe('A gift card, which anyone with its code can use.'),
    discountType: alwaysNull('Always `null`: the reward is not a discount.'),
    ...nameFields,
    value: money('Amount on the card in `currency`.'),
    currency: currency('ISO 4217 code of the currency of `value`.'),
    minimumPurchaseAmount: alwaysNull('Always `null`: a gift card has no conditions.'),
    maxShippingRate: alwaysNull('Always `null`: the code does not affect shipping.'),
    appliesTo: alwaysNull('Always `null`: a gift card applies to everything.'),
    collectionIds: noCollections,
    product: alwaysNull('Always `null`: the reward is not for a single product.'),
    ...originFields,
  }),
  {
    description: "A customer's gift card.",
    examples: [
      {
        id: 6005,
        type: 'gift_card',
        discountType: null,
        title: '€20 gift card',
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
      "A customer's discount code or gift card. All five variants have the same fifteen fields.",
  },
);
