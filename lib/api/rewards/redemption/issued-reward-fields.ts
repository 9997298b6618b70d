import { z } from '@hono/zod-openapi';
import { assignedId, dateTime, money, platformId } from '../../contract/field-types';

/** Origin of an issued reward. */
export const rewardOrigin = z.enum(['reward', 'redeem', 'tier', 'referrer', 'referred', 'manual']);

export const idField = { id: assignedId('Id of the issued reward.') };

export const nameFields = {
  title: z.string().describe("Title of the reward in the shop's main locale."),
  code: z
    .string()
    .min(1)
    .describe('The code that the customer enters at checkout. It is unique in the shop.'),
};

export const originFields = {
  origin: rewardOrigin.describe('The type of the activity for which the reward was given.'),
  createdAt: dateTime('When the code was created.'),
  expiresAt: dateTime('When the code expires; `null` if it does not expire.').nullable(),
};

export const minimumPurchaseAmount = money(
  'Minimum order value for the code; `null` without a minimum.',
).nullable();

export const noCollections = z
  .array(platformId("The shop's collection id."))
  .max(0)
  .describe('Always empty for this type.');
