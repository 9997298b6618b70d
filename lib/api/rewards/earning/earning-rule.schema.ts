import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { assignedId, dateTime, money, platformId, url } from '../../contract/field-types';
import { reward, rewardPoints } from '../reward.schema';

/** Types that set their own limit for each customer. */
export const configurableLimitTypes = [
  'place_order',
  'leave_review',
  'facebook_share',
  'share_to_twitter',
  'goal_spend',
  'social_share',
  'buy_product_x',
  'custom_action',
] as const;

const fixedLimitTypes = [
  'create_account',
  'newsletter_subscribe',
  'birthday_gift',
  'instagram_follow',
  'facebook_page_visit',
  'twitter_follow',
  'punch_card',
] as const;

export const earningRuleType = component(
  'EarningRuleType',
  z.enum([
    'create_account',
    'place_order',
    'leave_review',
    'newsletter_subscribe',
    'birthday_gift',
    'instagram_follow',
    'facebook_page_visit',
    'facebook_share',
    'twitter_follow',
    'share_to_twitter',
    'punch_card',
    'goal_spend',
    'social_share',
    'buy_product_x',
    'custom_action',
  ]),
  {
    description:
      'The type of an earning rule. `custom_action` is an action outside the platform, which is reported with sendEvent.',
  },
);

const head = {
  id: assignedId(
    'Id of the earning rule. Send it as `ruleId` to sendEvent or getPunchCardProgress.',
  ),
};

const textFields = {
  title: z.string().describe('Title of the rule in the requested locale.'),
  description: z
    .string()
    .nullable()
    .describe('Description of the rule in the requested locale; `null` for none.'),
};

const body = {
  position: z.int().min(0).describe('Position of the rule in the list, starting at 0.'),
  completed: z
    .boolean()
    .nullable()
    .describe("Whether the customer has reached the rule's limit; `null` without a customer."),
  icon: url('Address of the icon; `null` for none.').nullable(),
  createdAt: dateTime('When the rule was created.'),
  updatedAt: dateTime('When the rule was last changed.'),
  goalAmount: money(
    'Sum that a customer has to spend, of a `goal_spend` rule; otherwise `null`.',
  ).nullable(),
  ordersRequired: z
    .int()
    .min(1)
    .nullable()
    .describe('Number of orders on a full punch card; `null` for other types of rules.'),
  minimumOrderAmount: money(
    "Minimum order value in the shop's currency; `null` without a minimum.",
  ).nullable(),
  productIds: z
    .array(platformId("The shop's product id."))
    .describe('The products that a `buy_product_x` rule rewards; empty for other types.'),
  address: url(
    'Address of the profile or page to follow, visit or share; `null` if the rule has none.',
  ).nullable(),
};

const rewarding = reward.describe('The reward that the rule gives.');

const configurableLimitRule = component(
  'RepeatableEarningRule',
  z.object({
    ...head,
    type: z.enum(configurableLimitTypes).describe('Type of the rule.'),
    ...textFields,
    rewarding,
    ...body,
    timesAction: z
      .int()
      .min(1)
      .nullable()
      .describe('Maximum number of rewards for a customer in a period; `null` for no limit.'),
    periodInDays: z
      .int()
      .min(1)
      .nullable()
      .describe(
        'Number of past days in which rewards count toward `timesAction`; `null` if all count.',
      ),
  }),
  {
    description: 'An earning rule that can limit how often it rewards a customer.',
    examples: [
      {
        id: 31,
        type: 'place_order',
        title: 'Order something',
        description: 'Counted after discounts',
        rewarding: { type: 'points', points: 2, spentAmount: 1 },
        position: 0,
        completed: false,
        icon: null,
        createdAt: '2024-11-02T07:00:00Z',
        updatedAt: '2025-02-01T07:00:00Z',
        goalAmount: null,
        ordersRequired: null,
        minimumOrderAmount: 10,
        productIds: [],
        address: null,
        timesAction: null,
        periodInDays: null,
      },
    ],
  },
);

const fixedLimitRule = component(
  'PlainEarningRule',
  z.object({
    ...head,
    type: z.enum(fixedLimitTypes).describe('Type of the rule.'),
    ...textFields,
    rewarding,
    ...body,
  }),
  {
    description:
      'An earning rule that rewards a customer once. A rule of type `birthday_gift` rewards a customer once in 365 days.',
    examples: [
      {
        id: 34,
        type: 'birthday_gift',
        title: 'Birthday',
        description: null,
        rewarding: {
          type: 'discount',
          discountType: 'percentage',
          value: 15,
          minimumPurchaseAmount: null,
          lifetimeInDays: 30,
        },
        position: 1,
        completed: false,
        icon: null,
        createdAt: '2024-11-02T07:00:00Z',
        updatedAt: '2024-11-02T07:00:00Z',
        goalAmount: null,
        ordersRequired: null,
        minimumOrderAmount: null,
        productIds: [],
        address: null,
      },
    ],
  },
);

export const earningRule = component(
  'EarningRule',
  z.discriminatedUnion('type', [configurableLimitRule, fixedLimitRule]),
  {
    description:
      'A rule for earning rewards. `timesAction` and `periodInDays` are present only for types with a configurable limit. A rule of type `place_order` gives only points.',
  },
);

/** The reference to an earning rule in other entities. */
export const earningRuleReference = component(
  'EarningRuleReference',
  z.object({
    id: assignedId('Id of the earning rule.'),
    type: earningRuleType.describe('Type of the earning rule.'),
    title: z.string().describe("Title of the rule in the shop's main locale."),
  }),
  {
    description: 'The earning rule of an activity.',
    examples: [{ id: 31, type: 'place_order', title: 'Order something' }],
  },
);

export const punchCardProgress = component(
  'PunchCardProgress',
  z.object({
    ruleId: assignedId('Id of the earning rule of type punch_card.'),
    title: z.string().describe('Title of the punch card in the requested locale.'),
    ordersRequired: z.int().min(1).describe('Number of orders on a full punch card.'),
    ordersCompleted: z.int().min(0).describe('Number of orders on the punch card.'),
    ordersRemaining: z.int().min(0).describe('Number of orders until the punch card is full.'),
    minimumOrderAmount: z
      .number()
      .min(0)
      .nullable()
      .describe("Minimum order value in the shop's currency; `null` without a minimum."),
    completed: z.boolean().describe('Whether the punch card is full.'),
    rewarding: rewardPoints.describe('The points that a full punch card gives.'),
    lastPunchedAt: dateTime('When the last order was counted; `null` before the first.').nullable(),
  }),
  {
    description: "A customer's progress on a punch card.",
    examples: [
      {
        ruleId: 36,
        title: 'Five orders',
        ordersRequired: 5,
        ordersCompleted: 3,
        ordersRemaining: 2,
        minimumOrderAmount: 20,
        completed: false,
        rewarding: { type: 'points', points: 250 },
        lastPunchedAt: '2025-02-11T16:40:00Z',
      },
    ],
  },
);
