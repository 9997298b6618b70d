import type {
  activities,
  boostCampaigns,
  earningRules,
  issuedRewards,
  punchCards,
  redemptions,
  spendingRules,
  tiers,
} from '../database/tables/rewards';

export type { CustomerRow } from '../database/tables/customers';
export type ActivityRow = typeof activities.$inferSelect;
export type BoostCampaignRow = typeof boostCampaigns.$inferSelect;
export type EarningRuleRow = typeof earningRules.$inferSelect;
export type IssuedRewardRow = typeof issuedRewards.$inferSelect;
export type PunchCardRow = typeof punchCards.$inferSelect;
export type RedemptionRow = typeof redemptions.$inferSelect;
export type SpendingRuleRow = typeof spendingRules.$inferSelect;
export type TierRow = typeof tiers.$inferSelect;
