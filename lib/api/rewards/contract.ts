import {
  getEarningRules,
  getPunchCardProgress,
  getSpendingRules,
  redeem,
  sendEvent,
} from './points.contract';
import {
  getActiveBoostCampaign,
  getActivityHistory,
  getCustomerActiveRewards,
  getLoyaltyProgramStatus,
  getTierProgress,
  getTiers,
} from './program.contract';

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
