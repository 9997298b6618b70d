import { CUSTOMERS, EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './program.schema';

const defineOperation = operationsIn('rewards', 'Rewards');

export const getTiers = defineOperation({
  id: 'getTiers',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  summary: 'List tiers',
  description: 'Returns the tiers of the program, the lowest first.',
  query: schema.getTiersQuery,
  response: jsonResponse('The tiers.', schema.getTiersResponse),
  errors: [],
});

export const getTierProgress = defineOperation({
  id: 'getTierProgress',
  method: 'get',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Get the tier progress',
  description: "Returns a customer's tier, the next tier, and the progress toward it.",
  query: schema.getTierProgressQuery,
  response: jsonResponse('The progress.', schema.getTierProgressResponse),
  errors: ['tiersProgramDisabled', 'tiersNotEligible', 'customerUnknown'],
});

export const getActiveBoostCampaign = defineOperation({
  id: 'getActiveBoostCampaign',
  method: 'get',
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  summary: 'Get the active boost campaign',
  description: 'Returns the active campaign that multiplies points for purchases, or `null`.',
  response: jsonResponse('The campaign, or `null`.', schema.getActiveBoostCampaignResponse),
  errors: [],
});

export const getCustomerActiveRewards = defineOperation({
  id: 'getCustomerActiveRewards',
  method: 'get',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'List active rewards',
  description:
    'Returns the discount codes and gift cards that a customer can use. The list contains no used, canceled or expired ones.',
  query: schema.getCustomerActiveRewardsQuery,
  response: jsonResponse('The active rewards.', schema.getCustomerActiveRewardsResponse),
  errors: ['customerUnknown'],
});

export const getActivityHistory = defineOperation({
  id: 'getActivityHistory',
  method: 'get',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Get the activity history',
  description: "Returns a customer's activities, the newest first.",
  query: schema.getActivityHistoryQuery,
  response: jsonResponse('A page of the history.', schema.getActivityHistoryResponse),
  errors: ['customerUnknown'],
});

export const getLoyaltyProgramStatus = defineOperation({
  id: 'getLoyaltyProgramStatus',
  method: 'get',
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'none' },
  summary: 'Get the program status',
  description: 'Returns which programs of the shop are enabled.',
  response: jsonResponse('The status.', schema.programsStatus),
  errors: [],
});
