import { z } from 'zod';
import {
  assignedId,
  optional,
  platformId,
  positiveAmount,
  signedAmount,
  text,
  timestamp,
} from './fields';
import { issuedRewardDetails, reward, rewardPoints } from './reward.schema';

const activityFields = {
  id: assignedId,
  customerId: assignedId,
  /** Signed change of the balance. */
  points: signedAmount,
  note: optional(text),
  ruleId: optional(assignedId),
  productId: optional(platformId),
  /** The order that earned the points. */
  orderId: optional(platformId),
  createdAt: timestamp,
};

const rule = z.strictObject({ id: assignedId, type: text, title: text }).nullable();
const namedTier = z.strictObject({ id: assignedId, title: text });
const customerData = z.strictObject({
  shopifyCustomerId: platformId.nullable(),
  email: z.email().nullable(),
  phone: text.nullable(),
});

function activityOf<const T extends string, S extends z.core.$ZodLooseShape>(type: T, details: S) {
  return z.strictObject({
    ...activityFields,
    type: z.literal(type),
    details: z.strictObject(details),
  });
}

/** Entries of a customer's history; details in the form of the API's `Activity`. */
export const activity = z.discriminatedUnion('type', [
  activityOf('reward', { reward, earningRule: rule }),
  activityOf('redeem', { spentPoints: positiveAmount, spendingRule: rule }).extend({
    /** The issued reward that came of it. */
    rewardId: optional(assignedId),
  }),
  activityOf('tier', { tier: namedTier, reward: reward.nullable() }),
  activityOf('referrer', { reward, referredCustomer: customerData }),
  activityOf('referred', { reward, referrerCustomer: customerData }),
  activityOf('manual', { points: signedAmount }),
  activityOf('expired', { expiredPoints: positiveAmount }),
  activityOf('refund', { refundedPoints: positiveAmount }),
  activityOf('import', { reward: rewardPoints }),
]);

export const redemption = z.strictObject({
  id: assignedId,
  customerId: assignedId,
  ruleId: assignedId,
  activityId: assignedId,
  state: z.enum(['queued', 'fulfilled', 'failed']),
  points: positiveAmount,
  selectedVariantId: optional(platformId),
  /** The reward to issue. */
  reward: issuedRewardDetails,
  attempts: z.int().min(0).default(0),
  createdAt: timestamp,
});

export const issuedReward = z.strictObject({
  id: assignedId,
  customerId: assignedId,
  state: z.enum(['active', 'used', 'expired', 'cancelled']),
  code: text,
  details: issuedRewardDetails,
  createdAt: timestamp,
  expiresAt: optional(timestamp),
});
