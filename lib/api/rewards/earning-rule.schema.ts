import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, dateTime, url } from '../contract/field-types';
import { reward, rewardPoints } from './reward.schema';

const limitedTypes = [
  'place_order',
  'leave_review',
  'facebook_share',
  'share_to_twitter',
  'goal_spend',
  'social_share',
  'buy_product_x',
  'custom_action',
] as const;

const unlimitedTypes = [
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
      'What a customer is rewarded for. `custom_action` stands for anything that happens outside the platform and is reported with sendEvent.',
  },
);

const head = {
  id: assignedId('Id of the rule; the `ruleId` of sendEvent and getPunchCardProgress.'),
};

const textFields = {
  title: z.string().describe('The rule in a few words, in the locale asked for.'),
  description: z
    .string()
    .nullable()
    .describe('The rule in a sentence, in the locale asked for; null when none is written.'),
};

const body = {
  position: z.int().min(0).describe('Place of the rule in a list, 0 first.'),
  completed: z
    .boolean()
    .nullable()
    .describe('Whether this customer has used the rule up; null when no customer is named.'),
  icon: url('Address of the icon; null without one.').nullable(),
  createdAt: dateTime('When the rule was set up.'),
  updatedAt: dateTime('When the rule was changed last.'),
};

const rewarding = reward.describe('What the rule gives each time.');

const limitedRule = component(
  'RepeatableEarningRule',
  z.object({
    ...head,
    type: z.enum(limitedTypes).describe('What is rewarded.'),
    ...textFields,
    rewarding,
    ...body,
    timesAction: z
      .int()
      .min(1)
      .nullable()
      .describe('How often one customer is rewarded within a period; null for any number.'),
    periodInDays: z
      .int()
      .min(1)
      .nullable()
      .describe('Length of that period in days; null when all time counts.'),
  }),
  {
    description: 'An earning rule that can set a limit to how often it rewards a customer.',
    examples: [
      {
        id: 31,
        type: 'place_order',
        title: 'Order something',
        description: '2 points for each 1 spent',
        rewarding: { type: 'points', points: 2, spentAmount: 1 },
        position: 0,
        completed: false,
        icon: null,
        createdAt: '2024-11-02T07:00:00Z',
        updatedAt: '2025-02-01T07:00:00Z',
        timesAction: null,
        periodInDays: null,
      },
    ],
  },
);

const unlimitedRule = component(
  'PlainEarningRule',
  z.object({
    ...head,
    type: z.enum(unlimitedTypes).describe('What is rewarded.'),
    ...textFields,
    rewarding,
    ...body,
  }),
  {
    description: 'An earning rule that has no limit of its own.',
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
      },
    ],
  },
);

export const earningRule = component(
  'EarningRule',
  z.discriminatedUnion('type', [limitedRule, unlimitedRule]),
  {
    description:
      'A rule by which customers earn. `timesAction` and `periodInDays` are there for the types that can limit themselves, and absent for the others. A rule of type place_order gives points only.',
  },
);

/** The reference to an earning rule in other entities. */
export const earningRuleReference = component(
  'EarningRuleReference',
  z.object({
    id: assignedId('Id of the earning rule.'),
    type: earningRuleType.describe('What was rewarded.'),
    title: z.string().describe("The rule in a few words, in the shop's main locale."),
  }),
  {
    description: 'The earning rule behind an activity.',
    examples: [{ id: 31, type: 'place_order', title: 'Order something' }],
  },
);

export const punchCardProgress = component(
  'PunchCardProgress',
  z.object({
    ruleId: assignedId('Id of the earning rule of type punch_card.'),
    title: z.string().describe("Name of the card, in the shop's main locale."),
    ordersRequired: z.int().min(1).describe('How many orders fill the card.'),
    ordersCompleted: z.int().min(0).describe('How many orders are on the card now.'),
    ordersRemaining: z.int().min(0).describe('How many orders are missing.'),
    minimumOrderAmount: z
      .number()
      .min(0)
      .nullable()
      .describe("Least worth of an order that counts, in the shop's currency; null without one."),
    completed: z.boolean().describe('Whether the card is full.'),
    rewarding: rewardPoints.describe('The points that a full card gives.'),
    lastPunchedAt: dateTime('When the last order was counted; null before the first.').nullable(),
  }),
  {
    description: 'How far a customer has filled a punch card.',
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
