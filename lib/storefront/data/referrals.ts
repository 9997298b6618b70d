import type { ErrorCode } from '../constants';
import type { Reward } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import { personalSource, type Source } from './shop-data';

/** What both sides of a referral get. */
export interface ReferralOffer {
  /** The customer's, for the first order of a friend. */
  referrerReward: Reward | null;
  /** The friend's, for the first order. */
  referredReward: Reward | null;
  /** What the friend gets a code for before the first order. */
  offer: Reward | null;
  /** Friends whose first order was rewarded; `null` for guests. */
  friendsCount: number | null;
  /** Whether the guest can claim the offer; `null` without a referral code. */
  isAvailable: boolean | null;
}

/** The codes of errors that mean that there is no offer: a disabled program, and a code that no link has. */
const NO_OFFER: readonly ErrorCode[] = ['FORBIDDEN', 'NOT_FOUND', 'INVALID_ARGUMENTS'];

/** The referral program. */
export interface Referrals {
  /** The offer, also for whoever opened a link with a referral code; `null` if there is none. */
  offer(referralCode?: string): Source<ReferralOffer | null>;
  /** Claims the offer for a friend, and returns its code. `ALREADY_EXISTS` is the error of customers. */
  claim(friend: { referralCode: string; email: string }): Promise<Result<string>>;
}

/** Creates the referral program of a page. */
export function createReferrals({ requests }: Pick<ModuleContext, 'requests'>): Referrals {
  return {
    offer: (referralCode) =>
      personalSource('rewards', `referral offer ${referralCode ?? ''}`, async () => {
        const path = '/storefront/v1/referralOffer';
        const read = await requests.read<ReferralOffer>(path, { referralCode });
        return hasFailed(read) && NO_OFFER.includes(`${read.error.code}`)
          ? successWith(null)
          : read;
      }),
    async claim(friend) {
      const path = '/storefront/v1/claimReferralOffer';
      const claimed = await requests.write<{ code: string }>('POST', path, friend);
      return hasFailed(claimed) ? claimed : successWith(claimed.data.code);
    },
  };
}
