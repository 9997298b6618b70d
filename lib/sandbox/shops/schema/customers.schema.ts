import { z } from 'zod';
import { amount, assignedId, email, list, optional, platformId, text, timestamp } from './fields';

const birthday = z.strictObject({
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  year: optional(z.int().min(1900).max(9999)),
  changedAt: timestamp,
});

export const customer = z.strictObject({
  id: assignedId,
  /** The id that the shop platform uses; null without an account. */
  shopCustomerId: optional(platformId),
  email: optional(email),
  phone: optional(z.string().regex(/^\+[1-9][0-9]{1,14}$/, 'must be a phone number in E.164 form')),
  firstName: optional(text),
  lastName: optional(text),
  birthday: optional(birthday),
  pointsBalance: amount.default(0),
  pointsExpireAt: optional(timestamp),
  isEligibleForPoints: z.boolean().default(true),
  isAllowedToEarnTier: z.boolean().default(true),
  tier: optional(z.strictObject({ id: assignedId, achievedAt: timestamp })),
  /** Tiers whose entry reward was given. */
  reachedTiers: list(z.strictObject({ tierId: assignedId, reachedAt: timestamp })),
  referralCode: optional(text),
  isBlockedFromReviews: z.boolean().default(false),
  acceptsEmailMarketing: z.boolean().default(false),
  acceptsSmsMarketing: z.boolean().default(false),
  tags: list(text),
  createdAt: timestamp,
});
