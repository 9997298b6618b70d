import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './program.schema';

export const getTiers = defineOperation({
  id: 'getTiers',
  method: 'get',
  path: '/v2/rewards/getTiers',
  tag: 'Rewards',
  access: {
    scope: 'read_reward',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'List tiers',
  description: 'Answers with the tiers of the program, the lowest first.',
  responses: {
    200: jsonResponse('The tiers.', schema.getTiersResponse, example.tiers),
  },
  errors: [],
});

export const getTierProgress = defineOperation({
  id: 'getTierProgress',
  method: 'get',
  path: '/v2/rewards/getTierProgress',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: false,
  summary: 'Read the tier progress',
  description: 'Answers with the tier of a customer, the next one and the way in between.',
  query: schema.getTierProgressQuery,
  responses: {
    200: jsonResponse('The progress.', schema.getTierProgressResponse, example.tierProgress),
  },
  errors: ['tiersProgramDisabled', 'tiersNotEligible', 'customerUnknown'],
});

export const getActiveBoostCampaign = defineOperation({
  id: 'getActiveBoostCampaign',
  method: 'get',
  path: '/v2/rewards/getActiveBoostCampaign',
  tag: 'Rewards',
  access: {
    scope: 'read_reward',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'Read the running boost campaign',
  description:
    'Answers with the campaign that multiplies points for purchases now, or with null when none runs.',
  responses: {
    200: jsonResponse(
      'The campaign, or null.',
      schema.getActiveBoostCampaignResponse,
      example.boostCampaign,
    ),
  },
  errors: [],
});

export const getCustomerActiveRewards = defineOperation({
  id: 'getCustomerActiveRewards',
  method: 'get',
  path: '/v2/rewards/getCustomerActiveRewards',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: false,
  summary: 'List active rewards',
  description:
    'Answers with the codes and cards that a customer can still use. Used, cancelled and lapsed ones are left out.',
  query: schema.customerQuery,
  responses: {
    200: jsonResponse(
      'The active rewards.',
      schema.getCustomerActiveRewardsResponse,
      example.activeRewards,
    ),
  },
  errors: ['customerUnknown'],
});

export const getActivityHistory = defineOperation({
  id: 'getActivityHistory',
  method: 'get',
  path: '/v2/rewards/getActivityHistory',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: false,
  summary: 'Read the activity history',
  description: 'Answers with everything that changed the balance of a customer, the newest first.',
  query: schema.getActivityHistoryQuery,
  responses: {
    200: jsonResponse('A page of the history.', schema.getActivityHistoryResponse, example.history),
  },
  errors: ['customerUnknown'],
});

export const getLoyaltyProgramStatus = defineOperation({
  id: 'getLoyaltyProgramStatus',
  method: 'get',
  path: '/v2/rewards/getLoyaltyProgramStatus',
  tag: 'Rewards',
  access: {
    scope: 'read_reward',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'Read the status of the programs',
  description:
    'Answers with which programs of the shop are switched on. The status is the whole answer, without a wrapper.',
  responses: {
    200: jsonResponse('The status.', schema.programsStatus, example.programsStatus),
  },
  errors: [],
});
