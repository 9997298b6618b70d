import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, dateTime, orNull, url } from '../contract/field-types';
import { reward } from './reward.schema';

const tierCondition = component(
  'TierCondition',
  z.enum(['customer_tag', 'earn_points', 'purchases_made', 'spent_amount', 'completed_referrals']),
  {
    description:
      'The milestone of a tier: a tag of the customer, points earned, orders placed, money spent or friends referred. All tiers of a shop share one.',
  },
);

const tierFields = {
  id: assignedId('Id of the tier.'),
  title: z.string().describe('Name of the tier.'),
  description: z.string().nullable().describe('The tier in a sentence; null when none is written.'),
  perks: z.array(z.string()).describe('Benefits in words; may be empty.'),
  pointsMultiplier: z
    .number()
    .min(1)
    .describe('By how much earned points are multiplied for members; 1 changes nothing.'),
  image: url('Address of the badge; null without one.').nullable(),
  condition: orNull(tierCondition, 'The milestone; null for the default tier.'),
  conditionValue: z
    .union([z.number(), z.string(), z.null()])
    .describe(
      'How much is needed, in the unit of `condition`, or the tag for `customer_tag`; null for the default tier.',
    ),
  tagsToAdd: z
    .array(z.string())
    .describe('Tags that the customer gets in the shop on reaching the tier; may be empty.'),
  rewarding: orNull(reward, 'What is given once on reaching the tier; null for nothing.'),
  isDefault: z.boolean().describe('Whether everyone starts in this tier.'),
};

export const silverTier = {
  id: 12,
  title: 'Silver',
  description: 'For regulars',
  perks: ['Early access'],
  pointsMultiplier: 1.25,
  image: null,
  condition: 'spent_amount' as const,
  conditionValue: 200,
  tagsToAdd: ['tier-silver'],
  rewarding: { type: 'points' as const, points: 50 },
  isDefault: false,
};

/** The tier in which every customer starts. */
export const starterTier = {
  id: 10,
  title: 'Starter',
  description: null,
  perks: [],
  pointsMultiplier: 1,
  image: null,
  condition: null,
  conditionValue: null,
  tagsToAdd: [],
  rewarding: null,
  isDefault: true,
};

export const tier = component('Tier', z.object(tierFields), {
  description: 'A tier of the program of the shop.',
  examples: [silverTier, starterTier],
});

export const currentTier = component(
  'CurrentTier',
  z.object({
    ...tierFields,
    achievedAt: dateTime('When the customer came into the tier.'),
  }),
  {
    description: 'The tier that a customer is in.',
    examples: [{ ...silverTier, achievedAt: '2025-01-20T08:00:00Z' }],
  },
);

export const tierProgress = component(
  'TierProgress',
  z.object({
    currentTier: orNull(currentTier, 'The tier the customer is in; null for none.'),
    nextTier: orNull(tier, 'The tier to reach next; null on the highest one.'),
    condition: orNull(tierCondition, 'The milestone of all tiers; null while no tier exists.'),
    currentValue: z
      .number()
      .nullable()
      .describe('What counts so far, in the unit of `condition`; null for `customer_tag`.'),
    targetValue: z
      .number()
      .nullable()
      .describe('What the next tier needs; null on the highest tier and for `customer_tag`.'),
    remainingValue: z
      .number()
      .min(0)
      .nullable()
      .describe('What is missing until the next tier, never below 0; null like `targetValue`.'),
    progressPercent: z
      .number()
      .min(0)
      .max(100)
      .describe('The way to the next tier in percent: 100 on the highest, 0 for `customer_tag`.'),
    periodStartsAt: dateTime(
      'What happened before does not count; null when everything counts.',
    ).nullable(),
    periodEndsAt: dateTime('When counting starts anew; null when it never does.').nullable(),
  }),
  {
    description: 'How far a customer is from the next tier.',
    examples: [
      {
        currentTier: null,
        nextTier: silverTier,
        condition: 'spent_amount',
        currentValue: 150,
        targetValue: 200,
        remainingValue: 50,
        progressPercent: 75,
        periodStartsAt: '2025-01-01T00:00:00Z',
        periodEndsAt: null,
      },
    ],
  },
);
