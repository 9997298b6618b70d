import type { ShopSettings } from '../../database/shop-settings';

/** Whether a shop has the referral program, which is part of the points program. */
export function hasReferrals({
  points,
  referrals,
}: Pick<ShopSettings, 'points' | 'referrals'>): boolean {
  return points.isEnabled && referrals.isEnabled;
}
