import { z } from 'zod';
import { amount, currency, days, optional, platformId, positiveAmount, text } from './fields';

const lifetimeInDays = days.nullable();
const conditions = { minimumPurchaseAmount: amount.nullable(), lifetimeInDays };
const percent = z.number().gt(0).max(100);

/** A variant of a product, as wishlists and rewards refer to it. */
const productWithVariant = z.strictObject({
  id: platformId,
  handle: text.nullable(),
  variantId: platformId,
});

const discount = z.discriminatedUnion('discountType', [
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('percentage'),
    value: percent,
    ...conditions,
  }),
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('fixed_amount'),
    value: positiveAmount,
    currency,
    ...conditions,
  }),
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('free_shipping'),
    value: z.null(),
    ...conditions,
    maxShippingRate: amount.nullable(),
  }),
]);

/** Points as a reward. */
export const rewardPoints = z.strictObject({ type: z.literal('points'), points: positiveAmount });

/** Points for each amount of money, which only rules for orders give. */
export const pointsBySpending = rewardPoints.extend({ spentAmount: positiveAmount.optional() });

/** A reward that becomes a code. */
export const codeReward = z.discriminatedUnion('type', [
  discount,
  z.strictObject({
    type: z.literal('free_product'),
    ...conditions,
    products: z.array(productWithVariant).min(1),
  }),
  z.strictObject({ type: z.literal('gift_card'), value: positiveAmount, currency }),
]);

/** Reward of a rule or tier, in the form of the API's `Reward`. */
export const reward = z.discriminatedUnion('type', [codeReward, pointsBySpending]);

const issuedFields = {
  title: text,
  minimumPurchaseAmount: optional(amount),
  origin: z.enum(['reward', 'redeem', 'tier', 'referrer', 'referred', 'manual']),
};
const noCollections = z.tuple([]).default([]);
const scope = {
  appliesTo: z.enum(['all_products', 'collections']).default('all_products'),
  collectionIds: z.array(platformId).default([]),
};
const none = z.null().default(null);

const issuedDiscount = z.discriminatedUnion('discountType', [
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('percentage'),
    value: percent,
    currency: none,
    maxShippingRate: none,
    ...scope,
    product: none,
    ...issuedFields,
  }),
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('fixed_amount'),
    value: positiveAmount,
    currency,
    maxShippingRate: none,
    ...scope,
    product: none,
    ...issuedFields,
  }),
  z.strictObject({
    type: z.literal('discount'),
    discountType: z.literal('free_shipping'),
    value: none,
    currency: none,
    maxShippingRate: optional(amount),
    appliesTo: none,
    collectionIds: noCollections,
    product: none,
    ...issuedFields,
  }),
]);

/** Reward of a customer, in the form of the API's `IssuedReward` without id, code and timestamps. */
export const issuedRewardDetails = z.discriminatedUnion('type', [
  issuedDiscount,
  z.strictObject({
    type: z.literal('free_product'),
    discountType: none,
    value: percent,
    currency: none,
    maxShippingRate: none,
    appliesTo: z.literal('product').default('product'),
    collectionIds: noCollections,
    product: productWithVariant,
    ...issuedFields,
  }),
  z.strictObject({
    type: z.literal('gift_card'),
    discountType: none,
    value: positiveAmount,
    currency,
    maxShippingRate: none,
    appliesTo: none,
    collectionIds: noCollections,
    product: none,
    ...issuedFields,
    minimumPurchaseAmount: none,
  }),
]);
