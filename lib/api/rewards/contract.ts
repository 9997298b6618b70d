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
} from './reward-rules.contract';

/** The operations of this resource, in the order of the reference. */
export const rewardOperations = [
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
