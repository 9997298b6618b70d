import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { assignedId, currency, dateTime, money, platformId, url } from '../../contract/field-types';
import { notRedeemableReasons } from './not-redeemable-reasons';

export const spendingRuleType = component(
  'SpendingRuleType',
  z.enum(['fixed_amount', 'percentage', 'free_shipping', 'free_product', 'gift_card']),
  {
    description:
      'The type of a spending rule. Only `fixed_amount` and `percentage` can be flexible.',
  },
);

const choice = component(
  'SpendingRuleProduct',
  z.object({
    id: platformId("The shop's product id."),
    handle: z
      .string()
      .nullable()
      .describe(
        "The product's handle, as in the address of its page; `null` if the product was deleted.",
      ),
    title: z.string().describe('Title of the product.'),
    variants: z
      .array(
        z.object({
          variantId: platformId("The shop's variant id. Send it as `selectedVariantId`."),
          title: z.string().describe('Title of the variant.'),
        }),
      )
      .describe('The variants from which the customer chooses.'),
  }),
  {
    description: 'A product of a free product rule.',
    examples: [
      {
        id: 880021,
        handle: 'tea-sampler',
        title: 'Tea sampler',
        variants: [{ variantId: 990031, title: 'Mint' }],
      },
    ],
  },
);

/** A rule with a number of points that the customer chooses. */
const flexibleRuleExample = {
  id: 51,
  type: 'fixed_amount' as const,
  title: 'Choose your discount',
  description: null,
  icon: null,
  position: 0,
  isFlexible: true,
  pointsPrice: null,
  pointsPerUnit: 20,
  minPointsToSpend: 100,
  maxPointsToSpend: 1000,
  value: null,
  currency: 'EUR',
  minimumPurchaseAmount: 30,
  lifetimeInDays: 30,
  maxShippingRate: null,
  appliesTo: 'all_products' as const,
  collectionIds: [],
  salesChannel: 'online_store' as const,
  products: [],
  tierIds: [],
  useLimit: null,
  usesRemaining: null,
  isAffordable: true,
  isRedeemable: true,
  notRedeemableReason: null,
  createdAt: '2024-11-02T07:00:00Z',
  updatedAt: '2024-11-02T07:00:00Z',
};

/** A rule for a free product. */
const freeProductRuleExample = {
  id: 54,
  type: 'free_product' as const,
  title: 'Tea sampler',
  description: 'Pick a flavor',
  icon: null,
  position: 1,
  isFlexible: false,
  pointsPrice: 400,
  pointsPerUnit: null,
  minPointsToSpend: null,
  maxPointsToSpend: null,
  value: null,
  currency: null,
  minimumPurchaseAmount: null,
  lifetimeInDays: 7,
  maxShippingRate: null,
  appliesTo: null,
  collectionIds: [],
  salesChannel: null,
  products: [
    {
      id: 880021,
      handle: 'tea-sampler',
      title: 'Tea sampler',
      variants: [{ variantId: 990031, title: 'Mint' }],
    },
  ],
  tierIds: [12, 13],
  useLimit: 2,
  usesRemaining: 1,
  isAffordable: false,
  isRedeemable: false,
  notRedeemableReason: 'notEnoughPoints' as const,
  createdAt: '2024-11-02T07:00:00Z',
  updatedAt: '2024-11-02T07:00:00Z',
};

export const spendingRule = component(
  'SpendingRule',
  z.object({
    id: assignedId('Id of the spending rule. Send it as `ruleId` to redeem.'),
    type: spendingRuleType.describe('Type of the rule.'),
    title: z.string().describe('Title of the rule in the requested locale.'),
    description: z
      .string()
      .nullable()
      .describe('Description of the rule in the requested locale; `null` for none.'),
    icon: url('Address of the icon; `null` for none.').nullable(),
    position: z.int().min(0).describe('Position of the rule in the list, starting at 0.'),
    isFlexible: z
      .boolean()
      .describe('Whether the customer chooses how many points to spend; see `pointsPerUnit`.'),
    pointsPrice: z
      .number()
      .min(0)
      .nullable()
      .describe('Price in points; `null` for a flexible rule.'),
    pointsPerUnit: z
      .number()
      .gt(0)
      .nullable()
      .describe('Points for one currency unit or one percent; `null` unless the rule is flexible.'),
    minPointsToSpend: z
      .number()
      .min(0)
      .nullable()
      .describe('Minimum points to spend; `null` unless the rule is flexible.'),
    maxPointsToSpend: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Maximum points to spend; `null` for no maximum, and for rules that are not flexible.',
      ),
    value: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Discount amount, discount in percent, or amount on the gift card; `null` for flexible rules, free shipping and free products.',
      ),
    currency: currency(
      'ISO 4217 code for a fixed amount or gift card; otherwise `null`.',
    ).nullable(),
    minimumPurchaseAmount: money(
      'Minimum order value for the code; `null` without a minimum, and for gift cards.',
    ).nullable(),
    lifetimeInDays: z
      .int()
      .min(1)
      .nullable()
      .describe('Number of days until the code expires; `null` if it does not expire.'),
    maxShippingRate: money(
      'Maximum shipping rate that free shipping covers; `null` for any rate, and for other types.',
    ).nullable(),
    appliesTo: z
      .enum(['all_products', 'collections'])
      .nullable()
      .describe(
        'Whether a discount applies to all products or only to `collectionIds`; `null` for types other than `fixed_amount` and `percentage`.',
      ),
    collectionIds: z
      .array(platformId("The shop's collection id."))
      .describe(
        'The collections to which a discount applies; empty unless `appliesTo` is `collections`.',
      ),
    salesChannel: z
      .enum(['online_store', 'pos', 'both'])
      .nullable()
      .describe(
        'Sales channel in which a discount can be used; `null` for types other than `fixed_amount` and `percentage`. At the point of sale (`pos`), only fixed amounts can be used, and the minimum order value and the collections do not apply.',
      ),
    products: z
      .array(choice)
      .describe('The products of a free product rule; empty for other types.'),
    tierIds: z
      .array(assignedId('Id of a tier.'))
      .describe('The tiers whose customers can redeem the rule; empty for all customers.'),
    useLimit: z
      .int()
      .min(1)
      .nullable()
      .describe('How often a customer can redeem the rule; `null` for no limit.'),
    usesRemaining: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'How often the customer can still redeem the rule; `null` without a limit or without a customer.',
      ),
    isAffordable: z
      .boolean()
      .nullable()
      .describe('Whether the customer has enough points; `null` without a customer.'),
    isRedeemable: z
      .boolean()
      .nullable()
      .describe('Whether the customer can redeem the rule now; `null` without a customer.'),
    notRedeemableReason: z
      .enum(notRedeemableReasons)
      .nullable()
      .describe(
        'The first reason for which the customer cannot redeem the rule: the points program is disabled, the customer is not eligible for it or is in another tier, has reached `useLimit`, or has too few points, or the shop no longer has the products. `null` if `isRedeemable` is `true`, and without a customer.',
      ),
    createdAt: dateTime('When the rule was created.'),
    updatedAt: dateTime('When the rule was last changed.'),
  }),
  {
    description: 'A rule for spending points on a discount code, a product or a gift card.',
    examples: [flexibleRuleExample, freeProductRuleExample],
  },
);

/** The reference to a spending rule in other entities. */
export const spendingRuleReference = component(
  'SpendingRuleReference',
  z.object({
    id: assignedId('Id of the spending rule.'),
    type: spendingRuleType.describe('Type of the spending rule.'),
    title: z.string().describe("Title of the rule in the shop's main locale."),
  }),
  {
    description: 'The spending rule of an activity.',
    examples: [{ id: 51, type: 'fixed_amount', title: 'Choose your discount' }],
  },
);
