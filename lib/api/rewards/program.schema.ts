import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { pageEnvelope } from '../contract/envelope';
import { dateTime, orNull } from '../contract/field-types';
import { customerParam } from '../contract/identity';
import { localeParam, pageParams } from '../contract/parameters';
import { activity } from './activity.schema';
import { issuedReward } from './issued-reward.schema';
import { tier, tierProgress } from './tier.schema';

const boostCampaign = component(
  'BoostCampaign',
  z.strictObject({
    pointsMultiplier: z.number().gt(1).describe('By how much points for purchases are multiplied.'),
    startsAt: dateTime('When the campaign begins.'),
    endsAt: dateTime('When the campaign is over; null while its end is open.').nullable(),
  }),
  {
    description: 'A time in which purchases earn more points.',
    examples: [
      { pointsMultiplier: 2, startsAt: '2025-03-01T00:00:00Z', endsAt: '2025-03-08T00:00:00Z' },
    ],
  },
);

export const programsStatus = component(
  'ProgramsStatus',
  z.strictObject({
    pointsProgramEnabled: z.boolean().describe('Whether points can be earned and spent.'),
    referralProgramEnabled: z.boolean().describe('Whether friends can be referred.'),
    tiersProgramEnabled: z.boolean().describe('Whether tiers can be reached.'),
  }),
  {
    description: 'Which programs of the shop are switched on.',
    examples: [
      { pointsProgramEnabled: true, referralProgramEnabled: true, tiersProgramEnabled: false },
    ],
  },
);

export const getTiersResponse = component(
  'GetTiersResponse',
  z.strictObject({ tiers: z.array(tier).describe('All tiers, the lowest first.') }),
  { description: 'The tiers of the program.' },
);

export const getTierProgressQuery = z.strictObject({
  customerIdentifier: customerParam,
  locale: localeParam,
});

export const getTierProgressResponse = component(
  'GetTierProgressResponse',
  z.strictObject({ tierProgress: tierProgress.describe('The progress of the customer.') }),
  { description: 'The way of a customer to the next tier.' },
);

export const getActiveBoostCampaignResponse = component(
  'GetActiveBoostCampaignResponse',
  z.strictObject({
    boostCampaign: orNull(
      boostCampaign,
      'The campaign that runs now, the strongest if there are several; null when none runs.',
    ),
  }),
  { description: 'The boost campaign that runs now.' },
);

/** Query of the operations that return data of one customer. */
export const customerQuery = z.strictObject({ customerIdentifier: customerParam });

export const getCustomerActiveRewardsResponse = component(
  'GetCustomerActiveRewardsResponse',
  z.strictObject({
    activeRewards: z
      .array(issuedReward)
      .describe('Codes and cards that are neither used nor lapsed, the newest first.'),
  }),
  { description: 'What a customer holds.' },
);

export const getActivityHistoryQuery = z.strictObject({
  customerIdentifier: customerParam,
  ...pageParams,
});

export const getActivityHistoryResponse = component(
  'GetActivityHistoryResponse',
  z.strictObject({
    ...pageEnvelope,
    activities: z.array(activity).describe('The entries of this page, the newest first.'),
  }),
  { description: 'A page of the history of a customer.' },
);
