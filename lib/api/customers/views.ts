import type { CustomerRow } from '../database/tables/customers';
import type { tiers } from '../database/tables/rewards';
import type { RequestShop } from '../http/context';
import { tierOf } from '../rewards/tiers/tier-view';
import { formatBirthday } from './rules';

type TierRow = typeof tiers.$inferSelect;

/** A customer as getCustomer returns it. */
export function customerOf(customer: CustomerRow, tier: TierRow | null, shop: RequestShop) {
  const { birthDay, birthMonth, referralCode } = customer;
  const { settings } = shop;
  return {
    customerId: customer.shopCustomerId,
    email: customer.email,
    phone: customer.phone,
    firstName: customer.firstName,
    lastName: customer.lastName,
    birthday:
      birthDay === null || birthMonth === null
        ? null
        : formatBirthday({ day: birthDay, month: birthMonth }),
    isRewardProgramAvailable: settings.points.isEnabled && customer.isEligibleForPoints,
    pointsBalance: customer.pointsBalance,
    pointsExpiresAt: customer.pointsExpireAt?.toISOString() ?? null,
    isAllowedToEarnTier: settings.tiers.isEnabled && customer.isAllowedToEarnTier,
    currentTier:
      tier && customer.tierAchievedAt
        ? { ...tierOf(tier), achievedAt: customer.tierAchievedAt.toISOString() }
        : null,
    isReferralProgramAvailable: settings.referrals.isEnabled && referralCode !== null,
    referralLink:
      settings.referrals.isEnabled && referralCode !== null
        ? `${settings.storefrontUrl}/?ref=${referralCode}`
        : null,
    acceptsEmailMarketing: customer.acceptsEmailMarketing,
    acceptsSmsMarketing: customer.acceptsSmsMarketing,
  };
}
