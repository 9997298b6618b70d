import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { pageEnvelope } from '../contract/envelope';
import { dateTime, orNull } from '../contract/field-types';
import { customerParam } from '../contract/identity';
import { createdAfterParam, localeParam, pageParams } from '../contract/parameters';
import { activity } from './earning/activity.schema';
import { issuedReward } from './redemption/issued-reward.schema';
import { tier, tierProgress } from './tiers/tier.schema';

const boostCampaign = component(
  'BoostCampaign',
  z.object({
    pointsMultiplier: z.number().gt(1).describe('Multiplier of points for purchases.'),
    startsAt: dateTime('When the campaign starts.'),
    endsAt: dateTime('When the campaign ends; `null` without an end.').nullable(),
  }),
  {
    description: 'A period in which purchases earn more points.',
    examples: [
      { pointsMultiplier: 2, startsAt: '2025-03-01T00:00:00Z', endsAt: '2025-03-08T00:00:00Z' },
    ],
  },
);

export const programsStatus = component(
  'ProgramsStatus',
  z.object({
    pointsProgramEnabled: z.boolean().describe('Whether the points program is enabled.'),
    referralProgramEnabled: z.boolean().describe('Whether the referral program is enabled.'),
    tiersProgramEnabled: z.boolean().describe('Whether the tiers program is enabled.'),
  }),
  {
    description: 'The status of the programs of the shop.',
    examples: [
      { pointsProgramEnabled: true, referralProgramEnabled: true, tiersProgramEnabled: false },
    ],
  },
);

export const getTiersQuery = z.strictObject({ locale: localeParam });

export const getTiersResponse = component(
  'GetTiersResponse',
  z.object({ tiers: z.array(tier).describe('All tiers, the lowest first.') }),
  { description: 'The tiers of the program.' },
);

export const getTierProgressQuery = z.strictObject({
  customerIdentifier: customerParam('The customer whose progress is returned.'),
  locale: localeParam,
});

export const getTierProgressResponse = component(
  'GetTierProgressResponse',
  z.object({ tierProgress: tierProgress.describe("The customer's progress.") }),
  { description: "A customer's progress toward the next tier." },
);

export const getActiveBoostCampaignResponse = component(
  'GetActiveBoostCampaignResponse',
  z.object({
    boostCampaign: orNull(
      boostCampaign,
      'The active campaign, or the one with the highest multiplier if there are several; `null` for none.',
    ),
  }),
  { description: 'The active boost campaign.' },
);

export const getCustomerActiveRewardsQuery = z.strictObject({
  customerIdentifier: customerParam('The customer whose rewards are returned.'),
});

export const getCustomerActiveRewardsResponse = component(
  'GetCustomerActiveRewardsResponse',
  z.object({
    activeRewards: z
      .array(issuedReward)
      .describe(
        'Discount codes and gift cards that are not used, canceled or expired, the newest first.',
      ),
  }),
  { description: "A customer's active rewards." },
);

export const getActivityHistoryQuery = z.strictObject({
  customerIdentifier: customerParam('The customer whose history is returned.'),
  createdAfter: createdAfterParam,
  ...pageParams,
});

export const getActivityHistoryResponse = component(
  'GetActivityHistoryResponse',
  z.object({
    ...pageEnvelope,
    activities: z.array(activity).describe('The activities of this page, the newest first.'),
  }),
  { description: "A page of a customer's history." },
);
