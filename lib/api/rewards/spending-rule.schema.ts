import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, currency, dateTime, money, platformId, url } from '../contract/field-types';

export const spendingRuleType = component(
  'SpendingRuleType',
  z.enum(['fixed_amount', 'percentage', 'free_shipping', 'free_product', 'gift_card']),
  {
    description: 'What points are exchanged for. Only fixed_amount and percentage can be flexible.',
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
        'The part of the product page address that names the product; null when it is gone.',
      ),
    title: z.string().describe('Name of the product.'),
    variants: z
      .array(
        z.object({
          variantId: platformId("The shop's variant id, to send as `selectedVariantId`."),
          title: z.string().describe('Name of the variant.'),
        }),
      )
      .describe('The variants that can be chosen.'),
  }),
  {
    description: 'A product that a customer can choose with a free product rule.',
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
export const flexibleRuleExample = {
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
  isAffordable: true,
  createdAt: '2024-11-02T07:00:00Z',
  updatedAt: '2024-11-02T07:00:00Z',
};

/** A rule for a free product. */
export const freeProductRuleExample = {
  id: 54,
  type: 'free_product' as const,
  title: 'Tea sampler',
  description: 'Pick a flavour',
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
  isAffordable: false,
  createdAt: '2024-11-02T07:00:00Z',
  updatedAt: '2024-11-02T07:00:00Z',
};

export const spendingRule = component(
  'SpendingRule',
  z.object({
    id: assignedId('Id of the rule; the `ruleId` of redeem.'),
    type: spendingRuleType.describe('What the points are exchanged for.'),
    title: z.string().describe("The rule in a few words, in the shop's main locale."),
    description: z
      .string()
      .nullable()
      .describe('The rule in a sentence; null when none is written.'),
    icon: url('Address of the icon; null without one.').nullable(),
    position: z.int().min(0).describe('Place of the rule in a list, 0 first.'),
    isFlexible: z
      .boolean()
      .describe('Whether the customer chooses how many points to spend; see `pointsPerUnit`.'),
    pointsPrice: z
      .number()
      .min(0)
      .nullable()
      .describe('Price in points; null for a flexible rule.'),
    pointsPerUnit: z
      .number()
      .gt(0)
      .nullable()
      .describe('Points for one unit of money or one percent; null unless the rule is flexible.'),
    minPointsToSpend: z
      .number()
      .min(0)
      .nullable()
      .describe('Least points to spend; null unless the rule is flexible.'),
    maxPointsToSpend: z
      .number()
      .min(0)
      .nullable()
      .describe('Most points to spend; null for no upper bound, or unless the rule is flexible.'),
    value: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Money off, percent off or money on the card; null for flexible rules, free shipping and free products.',
      ),
    currency: currency(
      'ISO 4217 code, for a fixed amount and a gift card; null otherwise.',
    ).nullable(),
    minimumPurchaseAmount: money(
      'Least worth of the order that the code is good for; null without a minimum, always for gift cards.',
    ).nullable(),
    lifetimeInDays: z
      .int()
      .min(1)
      .nullable()
      .describe('Days from the issue of the code to its end; null when it never ends.'),
    maxShippingRate: money(
      'Dearest shipping that free shipping pays for; null when it pays for any, and for other types.',
    ).nullable(),
    appliesTo: z
      .enum(['all_products', 'collections'])
      .nullable()
      .describe('What a discount works on; null for types other than fixed amount and percentage.'),
    collectionIds: z
      .array(platformId("The shop's collection id."))
      .describe('The collections a discount works on; empty unless `appliesTo` is `collections`.'),
    salesChannel: z
      .enum(['online_store', 'pos', 'both'])
      .nullable()
      .describe(
        'Where a discount works; null for types other than fixed amount and percentage. At the till (`pos`) only fixed amounts work, without the limits of the rule.',
      ),
    products: z
      .array(choice)
      .describe('What to choose from with a free product rule; empty for other types.'),
    isAffordable: z
      .boolean()
      .nullable()
      .describe('Whether this customer has enough points; null when no customer is named.'),
    createdAt: dateTime('When the rule was set up.'),
    updatedAt: dateTime('When the rule was changed last.'),
  }),
  {
    description: 'A rule by which customers exchange points for a code, a product or a card.',
    examples: [flexibleRuleExample, freeProductRuleExample],
  },
);

/** The reference to a spending rule in other entities. */
export const spendingRuleReference = component(
  'SpendingRuleReference',
  z.object({
    id: assignedId('Id of the spending rule.'),
    type: spendingRuleType.describe('What the points were exchanged for.'),
    title: z.string().describe("The rule in a few words, in the shop's main locale."),
  }),
  {
    description: 'The spending rule behind an activity.',
    examples: [{ id: 51, type: 'fixed_amount', title: 'Choose your discount' }],
  },
);
