import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, points } from '../contract/field-types';
import {
  activityOf,
  plainActivities,
  redeemFields,
  rewardFields,
} from '../rewards/activity.schema';
import { earningRuleType } from '../rewards/earning-rule.schema';
import { reward } from '../rewards/reward.schema';
import { spendingRuleType } from '../rewards/spending-rule.schema';

export const earningRuleAction = component(
  'EarningRuleAction',
  z.object({
    id: assignedId('Id of the earning rule.'),
    type: earningRuleType.describe('What was rewarded.'),
    title: z.string().describe("The rule in a few words, in the shop's main locale."),
    rewarding: reward.describe('What the rule promises.'),
  }),
  {
    description: 'The earning rule that caused a change.',
    examples: [
      {
        id: 31,
        type: 'place_order',
        title: 'Order something',
        rewarding: { type: 'points', points: 2, spentAmount: 1 },
      },
    ],
  },
);

export const spendingRuleActionExample = {
  id: 51,
  type: 'fixed_amount' as const,
  title: 'Choose your discount',
  isFlexible: true,
  spentPoints: 200,
};

export const spendingRuleAction = component(
  'SpendingRuleAction',
  z.object({
    id: assignedId('Id of the spending rule.'),
    type: spendingRuleType.describe('What the points were exchanged for.'),
    title: z.string().describe("The rule in a few words, in the shop's main locale."),
    isFlexible: z.boolean().describe('Whether the customer chose how many points to spend.'),
    spentPoints: points('Points that were taken for it.'),
  }),
  {
    description: 'The spending rule that caused a change.',
    examples: [spendingRuleActionExample],
  },
);

export const redeemActivityExample = {
  id: 9104,
  type: 'redeem' as const,
  note: null,
  createdAt: '2025-03-04T09:15:00.120Z',
  spentPoints: 200,
  spendingRule: spendingRuleActionExample,
  reward: null,
};

const customerRewardActivity = component(
  'CustomerRewardActivity',
  activityOf('reward', 'An earning rule gave something.', rewardFields(earningRuleAction)),
  {
    description: 'An earning rule gave points or a code.',
    examples: [
      {
        id: 9106,
        type: 'reward',
        note: 'Order 1007',
        createdAt: '2025-03-04T09:15:00.120Z',
        reward: { type: 'points', points: 64 },
        earningRule: {
          id: 31,
          type: 'place_order',
          title: 'Order something',
          rewarding: { type: 'points', points: 2, spentAmount: 1 },
        },
      },
    ],
  },
);

const customerRedeemActivity = component(
  'CustomerRedeemActivity',
  activityOf('redeem', 'Points were spent on a rule.', redeemFields(spendingRuleAction)),
  { description: 'Points were spent on a rule.', examples: [redeemActivityExample] },
);

/** An activity in a payload: as in getActivityHistory, but with the whole rule. */
export const customerActivity = component(
  'CustomerActivity',
  z.discriminatedUnion('type', [
    customerRewardActivity,
    customerRedeemActivity,
    ...plainActivities,
  ]),
  {
    description:
      'What happened to a balance. The same as an Activity of getActivityHistory, except that it contains the whole rule.',
  },
);
