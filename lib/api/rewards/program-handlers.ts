import { actingCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { pageFields } from '../http/request/page-range';
import { activityOf } from './earning/activity-view';
import {
  getActiveBoostCampaign,
  getActivityHistory,
  getCustomerActiveRewards,
  getLoyaltyProgramStatus,
  getTierProgress,
  getTiers,
} from './program.contract';
import { readActiveBoostCampaign, readHistory } from './program-store';
import { issuedRewardOf } from './redemption/issued-reward-view';
import { listActiveRewards } from './reward-store';
import { conditionOf, periodOf, tierProgressError } from './tiers/tier-rules';
import { listTiers, readMilestone, readPeriodFacts } from './tiers/tier-store';
import { tierOf, tierProgressOf } from './tiers/tier-view';

/** Operations on tiers, campaigns, rewards and the history with what they do. */
export const programHandlers = [
  implement(getTiers, async ({ query, transaction, shop }) => {
    const tiers = await listTiers(transaction, shop.id);
    return {
      tiers: tiers.filter(({ isActive }) => isActive).map((tier) => tierOf(tier, query.locale)),
    };
  }),

  implement(getTierProgress, async (context) => {
    const { query, transaction, shop, now } = context;
    const customer = await actingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const error = tierProgressError(customer, shop.settings);
    if (error) throw new ApiError(error);
    const tiers = await listTiers(transaction, shop.id);
    const facts = await readPeriodFacts(transaction, customer);
    const period = periodOf(shop.settings.tiers.period, facts, now);
    const condition = conditionOf(tiers);
    const value = await readMilestone(transaction, customer, condition, period.startsAt);
    return { tierProgress: tierProgressOf(customer, tiers, { value, period }, query.locale) };
  }),

  implement(getActiveBoostCampaign, async ({ transaction, shop, now }) => {
    const campaign = await readActiveBoostCampaign(transaction, shop.id, now);
    return {
      boostCampaign: campaign && {
        pointsMultiplier: campaign.pointsMultiplier,
        startsAt: campaign.startsAt.toISOString(),
        endsAt: campaign.endsAt?.toISOString() ?? null,
      },
    };
  }),

  implement(getCustomerActiveRewards, async (context) => {
    const { query, transaction, now } = context;
    const customer = await actingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const rewards = await listActiveRewards(transaction, customer, now);
    return { activeRewards: rewards.map(issuedRewardOf) };
  }),

  implement(getActivityHistory, async (context) => {
    const { query, transaction, token } = context;
    const customer = await actingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const { totalCount, entries } = await readHistory(transaction, customer, query);
    const hidesContacts = token.holder !== null;
    return {
      ...pageFields(query, totalCount),
      activities: entries.map(({ activity, reward }) =>
        activityOf(activity, reward, hidesContacts),
      ),
    };
  }),

  implement(getLoyaltyProgramStatus, async ({ shop }) => {
    const { points, referrals, tiers } = shop.settings;
    return {
      pointsProgramEnabled: points.isEnabled,
      referralProgramEnabled: referrals.isEnabled,
      tiersProgramEnabled: tiers.isEnabled,
    };
  }),
];
