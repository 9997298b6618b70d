import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, points } from '../contract/field-types';
import {
  activityOf,
  plainActivities,
  redeemFields,
  rewardFields,
} from '../rewards/earning/activity.schema';
import { earningRuleType } from '../rewards/earning/earning-rule.schema';
import { spendingRuleType } from '../rewards/redemption/spending-rule.schema';
import { reward } from '../rewards/reward.schema';

export const earningRuleAction = component(
  'EarningRuleAction',
  z.object({
    id: assignedId('Id of the earning rule.'),
    type: earningRuleType.describe('Type of the earning rule.'),
    title: z.string().describe("Title of the rule in the shop's main locale."),
    rewarding: reward.describe('The reward that the rule gives.'),
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

const spendingRuleActionExample = {
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
    type: spendingRuleType.describe('Type of the spending rule.'),
    title: z.string().describe("Title of the rule in the shop's main locale."),
    isFlexible: z.boolean().describe('Whether the customer chose how many points to spend.'),
    spentPoints: points('Points deducted for this redemption, as a positive number.'),
  }),
  {
    description: 'The spending rule that caused a change.',
    examples: [spendingRuleActionExample],
  },
);

const redeemActivityExample = {
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
  activityOf('reward', 'An earning rule gave a reward.', rewardFields(earningRuleAction)),
  {
    description: 'An earning rule gave points, a discount code or a gift card.',
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

/** An activity in a payload: as in getActivityHistory, but with more fields of the rule. */
export const customerActivity = component(
  'CustomerActivity',
  z.discriminatedUnion('type', [
    customerRewardActivity,
    customerRedeemActivity,
    ...plainActivities,
  ]),
  {
    description:
      'The activity that changed a balance. It equals an Activity of getActivityHistory, but contains more fields of the rule.',
  },
);
