import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { assignedId, dateTime, orNull, url } from '../../contract/field-types';
import { reward } from '../reward.schema';

export const tierCondition = component(
  'TierCondition',
  z.enum(['customer_tag', 'earn_points', 'purchases_made', 'spent_amount', 'completed_referrals']),
  {
    description:
      'The milestone of a tier: a customer tag, points earned, purchases made, amount spent or referrals completed. All tiers of a shop have the same condition.',
  },
);

const tierFields = {
  id: assignedId('Id of the tier.'),
  title: z.string().describe('Title of the tier.'),
  description: z.string().nullable().describe('Description of the tier; `null` for none.'),
  perks: z.array(z.string()).describe('Benefits of the tier.'),
  pointsMultiplier: z
    .number()
    .min(1)
    .describe('Multiplier of earned points for customers in the tier.'),
  image: url("Address of the tier's image; `null` for none.").nullable(),
  condition: orNull(tierCondition, 'The milestone; `null` for the default tier.'),
  conditionValue: z
    .union([z.number(), z.string(), z.null()])
    .describe(
      'The required value in the unit of `condition`, or the tag for `customer_tag`; `null` for the default tier.',
    ),
  tagsToAdd: z
    .array(z.string())
    .describe('Tags that are added to the customer in the shop when the tier is reached.'),
  rewarding: orNull(
    reward,
    'The reward that is given once when the tier is reached; `null` for none.',
  ),
  isDefault: z.boolean().describe('Whether every customer starts in the tier.'),
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
const starterTier = {
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
    achievedAt: dateTime('When the customer reached the tier.'),
  }),
  {
    description: "A customer's tier.",
    examples: [{ ...silverTier, achievedAt: '2025-01-20T08:00:00Z' }],
  },
);

export const tierProgress = component(
  'TierProgress',
  z.object({
    currentTier: orNull(currentTier, "The customer's tier; `null` for none."),
    nextTier: orNull(tier, 'The next tier; `null` on the highest tier.'),
    condition: orNull(tierCondition, 'The milestone of all tiers; `null` without tiers.'),
    currentValue: z
      .number()
      .nullable()
      .describe('The progress in the unit of `condition`; `null` for `customer_tag`.'),
    targetValue: z
      .number()
      .nullable()
      .describe(
        'The value that the next tier requires; `null` on the highest tier and for `customer_tag`.',
      ),
    remainingValue: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'The value that the customer still needs for the next tier, at least 0; `null` if `targetValue` is `null`.',
      ),
    progressPercent: z
      .number()
      .min(0)
      .max(100)
      .describe(
        'The progress to the next tier in percent: 100 on the highest tier, 0 for `customer_tag`.',
      ),
    periodStartsAt: dateTime('Start of the counting period; `null` if there is none.').nullable(),
    periodEndsAt: dateTime('End of the counting period; `null` if there is none.').nullable(),
  }),
  {
    description: "A customer's progress toward the next tier.",
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
