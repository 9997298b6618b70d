import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { customerData } from '../../contract/customer-data.schema';
import { assignedId, dateTime, orNull, points } from '../../contract/field-types';
import { issuedReward } from '../redemption/issued-reward.schema';
import { spendingRuleReference } from '../redemption/spending-rule.schema';
import { reward, rewardPoints } from '../reward.schema';
import { earningRuleReference } from './earning-rule.schema';

/** Builds a type of activity: the common fields and its own ones. */
export function activityOf<T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  meaning: string,
  fields: S,
) {
  return z.object({
    id: assignedId('Id of the activity.'),
    type: z.literal(type).describe(meaning),
    note: z.string().nullable().describe('A note by the shop or the platform; `null` for none.'),
    createdAt: dateTime('When the activity took place.'),
    ...fields,
  });
}

const example = { id: 9103, note: null, createdAt: '2025-03-04T09:15:00Z' };

/** The fields of a reward activity. Its rule has another schema in webhooks. */
export function rewardFields<T extends z.ZodType>(rule: T) {
  return {
    reward: reward.describe('The reward. Points are already in the balance.'),
    earningRule: orNull(rule, 'The earning rule; `null` if it was deleted.'),
  };
}

/** The fields of a redeem activity. Its rule has another schema in webhooks. */
export function redeemFields<T extends z.ZodType>(rule: T) {
  return {
    spentPoints: points('Points deducted from the balance, as a positive number.'),
    spendingRule: orNull(rule, 'The redeemed spending rule; `null` if it was deleted.'),
    reward: orNull(
      issuedReward,
      'The resulting reward; `null` while the redemption is queued, or if it failed.',
    ),
  };
}

const rewardActivity = component(
  'RewardActivity',
  activityOf('reward', 'An earning rule gave a reward.', rewardFields(earningRuleReference)),
  {
    description: 'An earning rule gave points, a discount code or a gift card.',
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
        title: z.string().describe('Title of the tier at that time.'),
      })
      .describe('The tier that was reached.'),
    reward: orNull(reward, 'The entry reward; `null` for none.'),
  }),
  {
    description: 'The customer reached a tier.',
    examples: [{ ...example, type: 'tier', tier: { id: 12, title: 'Silver' }, reward: null }],
  },
);

const referrerActivity = component(
  'ReferrerActivity',
  activityOf('referrer', 'A referred friend placed a first order.', {
    reward: reward.describe('The reward of the referrer.'),
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
  activityOf('referred', 'The customer placed a first order after a referral.', {
    reward: reward.describe('The reward of the referred customer.'),
    referrerCustomer: customerData.describe('The customer who made the referral.'),
  }),
  {
    description: 'The customer was rewarded as a referred friend.',
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
    points: z.number().describe('The change of the balance, negative if points were deducted.'),
  }),
  {
    description: 'The balance was changed manually or by updateBalance.',
    examples: [{ ...example, type: 'manual', note: 'Goodwill', points: 15 }],
  },
);

const expiredActivity = component(
  'ExpiredActivity',
  activityOf('expired', 'Points expired.', {
    expiredPoints: points('Points deducted from the balance, as a positive number.'),
  }),
  {
    description: 'Points expired.',
    examples: [{ ...example, type: 'expired', expiredPoints: 40 }],
  },
);

const refundActivity = component(
  'RefundActivity',
  activityOf('refund', 'Spent points were refunded.', {
    refundedPoints: points('Points added to the balance, as a positive number.'),
  }),
  {
    description: 'Spent points were refunded.',
    examples: [{ ...example, type: 'refund', refundedPoints: 200 }],
  },
);

const importActivity = component(
  'ImportActivity',
  activityOf('import', 'Points were imported.', {
    reward: rewardPoints.describe('The imported points.'),
  }),
  {
    description: 'Points were imported from another program.',
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
      "An entry of a customer's history. The points balance is the sum of all activities. `type` determines which field contains the points.",
  },
);
