import { implement } from '../http/implement';
import { StorefrontError } from '../http/storefront-error';
import { claimOffer } from '../rewards/referrals/claim-offer';
import { hasReferrals } from '../rewards/referrals/has-referrals';
import { countFriends, findReferrer } from '../rewards/referrals/referral-store';
import { claimReferralOffer, referralOffer } from './referrals.contract';

/** Operations of the referral program. */
export const referralHandlers = [
  implement(referralOffer, async ({ query, shop, transaction, token: { holder } }) => {
    const { referrerReward, referredReward, offer = null } = shop.settings.referrals;
    if (!hasReferrals(shop.settings)) throw new StorefrontError('referralsDisabled');
    const { referralCode } = query;
    if (referralCode !== undefined && !(await findReferrer(transaction, shop.id, referralCode))) {
      throw new StorefrontError('referralCodeNotFound');
    }
    const isCustomer = holder?.role === 'customer';
    return {
      referrerReward,
      referredReward,
      offer,
      friendsCount: isCustomer
        ? await countFriends(transaction, { shopId: shop.id, id: holder.customerId })
        : null,
      isAvailable: referralCode === undefined ? null : offer !== null && !isCustomer,
    };
  }),

  implement(claimReferralOffer, async (context) => ({
    code: await claimOffer(context, context.body),
  })),
];
