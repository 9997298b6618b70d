import { z } from '@hono/zod-openapi';
import { assignedId, dateTime, money, platformId } from '../contract/field-types';

/** Where an issued reward can come from. */
export const rewardOrigin = z.enum(['reward', 'redeem', 'tier', 'referrer', 'referred', 'manual']);

export const idField = { id: assignedId('Id of the issued reward.') };

export const nameFields = {
  title: z.string().describe("The reward in words, in the shop's main locale."),
  code: z.string().min(1).describe('What the customer enters at the checkout; unique in the shop.'),
};

export const originFields = {
  origin: rewardOrigin.describe('What the reward was given for; the words are activity types.'),
  createdAt: dateTime('When the code was made.'),
  expiresAt: dateTime('When the code stops working; null when it never does.').nullable(),
};

export const minimumPurchaseAmount = money(
  'Least worth of the order that the code is good for; null without a minimum.',
).nullable();

export const noCollections = z
  .array(platformId("The shop's collection id."))
  .max(0)
  .describe('Always empty for this kind.');
