import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { assignedId, dateTime, orNull, points } from '../contract/field-types';
import { earningRuleReference } from './earning-rule.schema';
import { issuedReward } from './issued-reward.schema';
import { reward, rewardPoints } from './reward.schema';
import { spendingRuleReference } from './spending-rule.schema';

/** Builds a type of activity: the common fields and its own ones. */
export function activityOf<T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  meaning: string,
  fields: S,
) {
  return z.object({
    id: assignedId('Id of the activity.'),
    type: z.literal(type).describe(meaning),
    note: z.string().nullable().describe('What the shop or the platform noted; null for nothing.'),
    createdAt: dateTime('When it happened.'),
    ...fields,
  });
}

const example = { id: 9103, note: null, createdAt: '2025-03-04T09:15:00Z' };

/** The fields of a reward activity. Its rule has another schema in webhooks. */
export function rewardFields<T extends z.ZodType>(rule: T) {
  return {
    reward: reward.describe('What was given; points are in the balance already.'),
    earningRule: orNull(rule, 'The rule that gave it; null when the rule is gone.'),
  };
}

/** The fields of a redeem activity. Its rule has another schema in webhooks. */
export function redeemFields<T extends z.ZodType>(rule: T) {
  return {
    spentPoints: points('Points taken from the balance; always positive.'),
    spendingRule: orNull(rule, 'The rule that was redeemed; null when the rule is gone.'),
    reward: orNull(issuedReward, 'What came of it; null while the request is still queued.'),
  };
}

const rewardActivity = component(
  'RewardActivity',
  activityOf('reward', 'An earning rule gave something.', rewardFields(earningRuleReference)),
  {
    description: 'An earning rule gave points or a code.',
    examples: [
      {
        ...example,
        type: 'reward',
        reward: { type: 'points', points: 64 },
        earningRule: { id: 31, type: 'place_order', title: 'Order something' },
      },
    ],
  },
);

const redeemActivity = component(
  'RedeemActivity',
  activityOf('redeem', 'Points were spent on a rule.', redeemFields(spendingRuleReference)),
  {
    description: 'Points were spent on a rule.',
    examples: [
      {
        ...example,
        type: 'redeem',
        spentPoints: 200,
        spendingRule: { id: 51, type: 'fixed_amount', title: 'Choose your discount' },
        reward: null,
      },
    ],
  },
);

const tierActivity = component(
  'TierActivity',
  activityOf('tier', 'A tier was reached.', {
    tier: z
      .object({
        id: assignedId('Id of the tier.'),
        title: z.string().describe('Name of the tier at that time.'),
      })
      .describe('The tier that was reached.'),
    reward: orNull(reward, 'The entry reward; null when the tier gives none.'),
  }),
  {
    description: 'A tier was reached, with or without an entry reward.',
    examples: [{ ...example, type: 'tier', tier: { id: 12, title: 'Silver' }, reward: null }],
  },
);

const referrerActivity = component(
  'ReferrerActivity',
  activityOf('referrer', 'A friend placed the first order.', {
    reward: reward.describe('What the referrer was given.'),
    referredCustomer: customerData.describe('The friend who placed the order.'),
  }),
  {
    description: 'The customer was rewarded for referring a friend.',
    examples: [
      {
        ...example,
        type: 'referrer',
        reward: { type: 'points', points: 100 },
        referredCustomer: { shopifyCustomerId: 7400115, email: 'tom@mail.example', phone: null },
      },
    ],
  },
);

const referredActivity = component(
  'ReferredActivity',
  activityOf('referred', 'The first order after a referral was placed.', {
    reward: reward.describe('What the referred customer was given.'),
    referrerCustomer: customerData.describe('The customer who made the referral.'),
  }),
  {
    description: 'The customer was rewarded for having been referred.',
    examples: [
      {
        ...example,
        type: 'referred',
        reward: { type: 'points', points: 50 },
        referrerCustomer: { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: null },
      },
    ],
  },
);

const manualActivity = component(
  'ManualActivity',
  activityOf('manual', 'The shop or updateBalance changed the balance.', {
    points: z.number().describe('The change; negative when points were taken away.'),
  }),
  {
    description: 'The balance was changed by hand or by updateBalance.',
    examples: [{ ...example, type: 'manual', note: 'Goodwill', points: 15 }],
  },
);

const expiredActivity = component(
  'ExpiredActivity',
  activityOf('expired', 'Points lapsed.', {
    expiredPoints: points('Points that were taken from the balance; always positive.'),
  }),
  {
    description: 'Points lapsed.',
    examples: [{ ...example, type: 'expired', expiredPoints: 40 }],
  },
);

const refundActivity = component(
  'RefundActivity',
  activityOf('refund', 'Spent points came back.', {
    refundedPoints: points('Points that were added to the balance; always positive.'),
  }),
  {
    description: 'Points that had been spent were given back.',
    examples: [{ ...example, type: 'refund', refundedPoints: 200 }],
  },
);

const importActivity = component(
  'ImportActivity',
  activityOf('import', 'Points were brought over from elsewhere.', {
    reward: rewardPoints.describe('The points that were brought over.'),
  }),
  {
    description: 'Points were brought over from another program.',
    examples: [{ ...example, type: 'import', reward: { type: 'points', points: 500 } }],
  },
);

/** The seven types of activity with the same schema in responses and in webhooks. */
export const plainActivities = [
  tierActivity,
  referrerActivity,
  referredActivity,
  manualActivity,
  expiredActivity,
  refundActivity,
  importActivity,
] as const;

export const activity = component(
  'Activity',
  z.discriminatedUnion('type', [rewardActivity, redeemActivity, ...plainActivities]),
  {
    description:
      'One entry of the history of a customer. The balance is the sum of what all entries added and took away; `type` says which field holds the amount.',
  },
);
