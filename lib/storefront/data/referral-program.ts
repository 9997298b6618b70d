import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import type { ReferralOffer, Referrals } from './referrals';
import { readCustomer } from './rewards-member';
import { personalSource, type Source } from './shop-data';

/** The referral program, as a customer or guest sees it. */
export interface ReferralProgram extends Omit<ReferralOffer, 'isAvailable'> {
  /** `null` for guests. */
  link: string | null;
}

/** What a friend finds behind a referral link. */
export interface Invitation extends Pick<ReferralOffer, 'offer' | 'referredReward'> {
  /** Whether the friend can get it, knows the shop already, or has no valid link. */
  state: 'open' | 'known' | 'unknown';
}

/** Creates the source of the program; `null` if it is disabled, or excludes the customer. */
export function createReferralProgram(
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
  referrals: Referrals,
): Source<ReferralProgram | null> {
  return personalSource('rewards', 'referral program', async () => {
    const [offer, customer] = await Promise.all([referrals.offer().read(), readCustomer(context)]);
    if (hasFailed(offer)) return offer;
    if (hasFailed(customer)) return customer;
    const isExcluded = customer.data?.isReferralProgramAvailable === false;
    const link = customer.data?.referralLink ?? null;
    return successWith(offer.data && !isExcluded ? { ...offer.data, link } : null);
  });
}

/**
 * Creates the source of the invitation of a page; `null` without a referral program or an offer for friends.
 *
 * @param referralCode from the address of the page; `null` if it has none
 */
export function createInvitation(
  referrals: Referrals,
  referralCode: string | null,
): Source<Invitation | null> {
  return personalSource('rewards', `invitation ${referralCode ?? ''}`, async () => {
    const linked = referralCode ? await referrals.offer(referralCode).read() : null;
    if (linked && hasFailed(linked)) return linked;
    const read = linked?.data ? linked : await referrals.offer().read();
    if (hasFailed(read)) return read;
    const { offer = null, referredReward = null, isAvailable = false } = read.data ?? {};
    const state = linked?.data ? (isAvailable ? 'open' : 'known') : 'unknown';
    return successWith(offer && { offer, referredReward, state });
  });
}
