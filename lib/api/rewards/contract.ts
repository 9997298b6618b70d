import {
  getActiveBoostCampaign,
  getActivityHistory,
  getCustomerActiveRewards,
  getLoyaltyProgramStatus,
  getTierProgress,
  getTiers,
} from './program.contract';
import {
  getEarningRules,
  getPunchCardProgress,
  getSpendingRules,
  redeem,
  sendEvent,
} from './rules.contract';

export * from './program.contract';
export * from './rules.contract';

/** The calls about rewards, in the order of the reference. */
export const rewardCalls = [
  getEarningRules,
  sendEvent,
  getPunchCardProgress,
  getSpendingRules,
  redeem,
  getTiers,
  getTierProgress,
  getActiveBoostCampaign,
  getCustomerActiveRewards,
  getActivityHistory,
  getLoyaltyProgramStatus,
] as const;
