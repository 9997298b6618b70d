import { CUSTOMERS, EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './program.schema';

export const getTiers = defineOperation({
  id: 'getTiers',
  method: 'get',
  path: '/v2/rewards/getTiers',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'List tiers',
  description: 'Returns the tiers of the program, the lowest first.',
  responses: {
    200: jsonResponse('The tiers.', schema.getTiersResponse),
  },
  errors: [],
});

export const getTierProgress = defineOperation({
  id: 'getTierProgress',
  method: 'get',
  path: '/v2/rewards/getTierProgress',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  idempotent: false,
  summary: 'Get the tier progress',
  description: "Returns a customer's tier, the next tier, and the progress toward it.",
  query: schema.getTierProgressQuery,
  responses: {
    200: jsonResponse('The progress.', schema.getTierProgressResponse),
  },
  errors: ['tiersProgramDisabled', 'tiersNotEligible', 'customerUnknown'],
});

export const getActiveBoostCampaign = defineOperation({
  id: 'getActiveBoostCampaign',
  method: 'get',
  path: '/v2/rewards/getActiveBoostCampaign',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'Get the active boost campaign',
  description: 'Returns the active campaign that multiplies points for purchases, or `null`.',
  responses: {
    200: jsonResponse('The campaign, or `null`.', schema.getActiveBoostCampaignResponse),
  },
  errors: [],
});

export const getCustomerActiveRewards = defineOperation({
  id: 'getCustomerActiveRewards',
  method: 'get',
  path: '/v2/rewards/getCustomerActiveRewards',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  idempotent: false,
  summary: 'List active rewards',
  description:
    'Returns the discount codes and gift cards that a customer can use. The list contains no used, canceled or expired ones.',
  query: schema.getCustomerActiveRewardsQuery,
  responses: {
    200: jsonResponse('The active rewards.', schema.getCustomerActiveRewardsResponse),
  },
  errors: ['customerUnknown'],
});

export const getActivityHistory = defineOperation({
  id: 'getActivityHistory',
  method: 'get',
  path: '/v2/rewards/getActivityHistory',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  idempotent: false,
  summary: 'Get the activity history',
  description: "Returns a customer's activities, the newest first.",
  query: schema.getActivityHistoryQuery,
  responses: {
    200: jsonResponse('A page of the history.', schema.getActivityHistoryResponse),
  },
  errors: ['customerUnknown'],
});

export const getLoyaltyProgramStatus = defineOperation({
  id: 'getLoyaltyProgramStatus',
  method: 'get',
  path: '/v2/rewards/getLoyaltyProgramStatus',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  idempotent: false,
  summary: 'Get the program status',
  description: 'Returns which programs of the shop are enabled.',
  responses: {
    200: jsonResponse('The status.', schema.programsStatus),
  },
  errors: [],
});
