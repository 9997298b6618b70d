import { z } from 'zod';
import {
  amount,
  assignedId,
  count,
  currency,
  days,
  httpsUrl,
  list,
  localizedText,
  multiplier,
  optional,
  platformId,
  positiveAmount,
  positiveCount,
  text,
  timestamp,
} from './fields';
import { pointsBySpending, reward, rewardPoints } from './reward.schema';

const ruleFields = {
  id: assignedId,
  isActive: z.boolean().default(true),
  title: localizedText,
  description: optional(localizedText),
  icon: optional(httpsUrl),
  position: count,
  createdAt: timestamp,
  updatedAt: timestamp,
};

const plainTypes = ['create_account', 'newsletter_subscribe', 'birthday_gift'] as const;

/** Rules that reward a customer once for following or visiting a page. */
const pageTypes = ['instagram_follow', 'facebook_page_visit', 'twitter_follow'] as const;

const repeatableTypes = ['leave_review', 'custom_action'] as const;

/** Rules that reward sharing a page. */
const sharingTypes = ['facebook_share', 'share_to_twitter', 'social_share'] as const;

const noOptions = z.strictObject({}).default({});
const pageOptions = z.strictObject({ address: httpsUrl.optional() }).default({});
const noLimit = { timesAction: z.null().default(null), periodInDays: z.null().default(null) };
const limit = {
  timesAction: optional(positiveCount),
  periodInDays: optional(days),
};

/** Orders below this amount don't count. */
const minimumOrderAmount = amount.optional();

/** Rules by which customers earn rewards. Only some types have a limit for each customer, or options. */
export const earningRule = z.discriminatedUnion('type', [
  z.strictObject({
    ...ruleFields,
    type: z.enum(plainTypes),
    rewarding: reward,
    ...noLimit,
    options: noOptions,
  }),
  z.strictObject({
    ...ruleFields,
    type: z.enum(pageTypes),
    rewarding: reward,
    ...noLimit,
    options: pageOptions,
  }),
  z.strictObject({
    ...ruleFields,
    type: z.enum(sharingTypes),
    rewarding: reward,
    ...limit,
    options: pageOptions,
  }),
  z.strictObject({
    ...ruleFields,
    type: z.enum(repeatableTypes),
    rewarding: reward,
    ...limit,
    options: noOptions,
  }),
  z.strictObject({
    ...ruleFields,
    type: z.literal('place_order'),
    rewarding: pointsBySpending,
    ...limit,
    options: z.strictObject({ minimumOrderAmount }).default({}),
  }),
  z.strictObject({
    ...ruleFields,
    type: z.literal('punch_card'),
    rewarding: rewardPoints,
    ...noLimit,
    options: z.strictObject({ ordersRequired: positiveCount, minimumOrderAmount }),
  }),
  z.strictObject({
    ...ruleFields,
    type: z.literal('goal_spend'),
    rewarding: reward,
    ...limit,
    options: z.strictObject({ goalAmount: positiveAmount }),
  }),
  z.strictObject({
    ...ruleFields,
    type: z.literal('buy_product_x'),
    rewarding: reward,
    ...limit,
    options: z.strictObject({ productIds: z.array(platformId).min(1), minimumOrderAmount }),
  }),
]);

const offeredProduct = z.strictObject({
  id: platformId,
  handle: text.nullable(),
  title: text,
  variants: z.array(z.strictObject({ variantId: platformId, title: text })).min(1),
});

/** The terms of what a rule gives, in the form of the API's `SpendingRule`. */
const terms = z.strictObject({
  value: optional(amount),
  currency: optional(currency),
  minimumPurchaseAmount: optional(amount),
  lifetimeInDays: optional(days),
  maxShippingRate: optional(amount),
  appliesTo: optional(z.enum(['all_products', 'collections'])),
  collectionIds: list(platformId),
  salesChannel: optional(z.enum(['online_store', 'pos', 'both'])),
  products: list(offeredProduct),
});

/** Rules by which customers spend points. Whether prices and terms fit the type is checked apart. */
export const spendingRule = z.strictObject({
  ...ruleFields,
  type: z.enum(['fixed_amount', 'percentage', 'free_shipping', 'free_product', 'gift_card']),
  isFlexible: z.boolean().default(false),
  pointsPrice: optional(amount),
  pointsPerUnit: optional(positiveAmount),
  minPointsToSpend: optional(amount),
  maxPointsToSpend: optional(amount),
  terms,
  tierIds: list(assignedId),
  useLimit: optional(positiveCount),
});

/** Tiers, lowest first. */
export const tier = z.strictObject({
  id: assignedId,
  isActive: z.boolean().default(true),
  position: count,
  isDefault: z.boolean().default(false),
  conditionValue: optional(amount),
  pointsMultiplier: multiplier,
  details: z.strictObject({
    title: localizedText,
    description: optional(localizedText),
    perks: list(localizedText),
    image: optional(httpsUrl),
    condition: optional(
      z.enum([
        'customer_tag',
        'earn_points',
        'purchases_made',
        'spent_amount',
        'completed_referrals',
      ]),
    ),
    /** The tag that a tier with the condition `customer_tag` needs. */
    tag: optional(text),
    tagsToAdd: list(text),
    rewarding: optional(reward),
  }),
  createdAt: timestamp,
});

export const boostCampaign = z.strictObject({
  id: assignedId,
  pointsMultiplier: multiplier.gt(1),
  startsAt: timestamp,
  endsAt: optional(timestamp),
});

export const punchCard = z.strictObject({
  ruleId: assignedId,
  customerId: assignedId,
  ordersCompleted: count,
  lastPunchedAt: optional(timestamp),
});
