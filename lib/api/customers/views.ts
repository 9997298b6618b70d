import type { CustomerRow } from '../database/tables/customers';
import type { RequestShop } from '../http/context';
import type { TierRow } from '../rewards/rows';
import { currentTierOf } from '../rewards/tiers/tier-view';
import { formatStoredBirthday } from './rules';

/** A customer as getCustomer returns it. @param tiers at least the one that the customer is in */
export function customerOf(
  customer: CustomerRow,
  tiers: readonly TierRow[],
  { settings }: Pick<RequestShop, 'settings'>,
) {
  const { referralCode } = customer;
  return {
    customerId: customer.shopCustomerId,
    email: customer.email,
    phone: customer.phone,
    firstName: customer.firstName,
    lastName: customer.lastName,
    birthday: formatStoredBirthday(customer),
    isRewardProgramAvailable: settings.points.isEnabled && customer.isEligibleForPoints,
    pointsBalance: customer.pointsBalance,
    pointsExpiresAt: customer.pointsExpireAt?.toISOString() ?? null,
    isAllowedToEarnTier: settings.tiers.isEnabled && customer.isAllowedToEarnTier,
    currentTier: currentTierOf(customer, tiers),
    isReferralProgramAvailable: settings.referrals.isEnabled && referralCode !== null,
    referralLink:
      settings.referrals.isEnabled && referralCode !== null
        ? `${settings.storefrontUrl}/?ref=${referralCode}`
        : null,
    acceptsEmailMarketing: customer.acceptsEmailMarketing,
    acceptsSmsMarketing: customer.acceptsSmsMarketing,
  };
}
