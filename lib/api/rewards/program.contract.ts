import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors } from '../contract/errors/common';
import { answer, noQuery, operation } from '../contract/operation';
import * as example from './examples';
import * as schema from './program.schema';

/** Lists the tiers. */
export const getTiers = createRoute({
  method: 'get',
  path: '/v2/rewards/getTiers',
  ...operation({
    id: 'getTiers',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer', 'guest'],
    summary: 'List tiers',
    description: 'Answers with the tiers of the program, the lowest first.',
  }),
  request: { query: noQuery },
  responses: {
    200: answer('The tiers.', schema.getTiersResponse, example.tiers),
    ...errors('getTiers', 400, 403),
    ...readErrors,
  },
});

/** Reads how far a customer is from the next tier. */
export const getTierProgress = createRoute({
  method: 'get',
  path: '/v2/rewards/getTierProgress',
  ...operation({
    id: 'getTierProgress',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer'],
    summary: 'Read the tier progress',
    description: 'Answers with the tier of a customer, the next one and the way in between.',
  }),
  request: { query: schema.getTierProgressQuery },
  responses: {
    200: answer('The progress.', schema.getTierProgressResponse, example.tierProgress),
    ...errors('getTierProgress', 400, 403, 404),
    ...readErrors,
  },
});

/** Reads the boost campaign that runs now. */
export const getActiveBoostCampaign = createRoute({
  method: 'get',
  path: '/v2/rewards/getActiveBoostCampaign',
  ...operation({
    id: 'getActiveBoostCampaign',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer', 'guest'],
    summary: 'Read the running boost campaign',
    description:
      'Answers with the campaign that multiplies points for purchases now, or with null when none runs.',
  }),
  request: { query: noQuery },
  responses: {
    200: answer(
      'The campaign, or null.',
      schema.getActiveBoostCampaignResponse,
      example.boostCampaign,
    ),
    ...errors('getActiveBoostCampaign', 400, 403),
    ...readErrors,
  },
});

/** Lists what a customer holds. */
export const getCustomerActiveRewards = createRoute({
  method: 'get',
  path: '/v2/rewards/getCustomerActiveRewards',
  ...operation({
    id: 'getCustomerActiveRewards',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer'],
    summary: 'List active rewards',
    description:
      'Answers with the codes and cards that a customer can still use. Used, cancelled and lapsed ones are left out.',
  }),
  request: { query: schema.customerQuery },
  responses: {
    200: answer(
      'The active rewards.',
      schema.getCustomerActiveRewardsResponse,
      example.activeRewards,
    ),
    ...errors('getCustomerActiveRewards', 400, 403, 404),
    ...readErrors,
  },
});

/** Reads the history of a customer. */
export const getActivityHistory = createRoute({
  method: 'get',
  path: '/v2/rewards/getActivityHistory',
  ...operation({
    id: 'getActivityHistory',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer'],
    summary: 'Read the activity history',
    description:
      'Answers with everything that changed the balance of a customer, the newest first.',
  }),
  request: { query: schema.getActivityHistoryQuery },
  responses: {
    200: answer('A page of the history.', schema.getActivityHistoryResponse, example.history),
    ...errors('getActivityHistory', 400, 403, 404),
    ...readErrors,
  },
});

/** Reads which programs are on. */
export const getLoyaltyProgramStatus = createRoute({
  method: 'get',
  path: '/v2/rewards/getLoyaltyProgramStatus',
  ...operation({
    id: 'getLoyaltyProgramStatus',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer', 'guest'],
    summary: 'Read the status of the programs',
    description:
      'Answers with which programs of the shop are switched on. The status is the whole answer, without a wrapper.',
  }),
  request: { query: noQuery },
  responses: {
    200: answer('The status.', schema.programsStatus, example.programsStatus),
    ...errors('getLoyaltyProgramStatus', 400, 403),
    ...readErrors,
  },
});
