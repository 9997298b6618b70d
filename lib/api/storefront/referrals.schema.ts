import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { count, email, orNull } from '../contract/field-types';
import { limits } from '../contract/limits';
import { queryText } from '../contract/parameters';
import { reward } from '../rewards/reward.schema';

const REFERRAL_CODE = 'The last part of a referral link.';

export const referralOfferQuery = z.strictObject({
  referralCode: queryText(limits.referralCode, {
    description: REFERRAL_CODE,
    example: 'mv7',
  }).optional(),
});

export const storefrontReferralOffer = component(
  'StorefrontReferralOffer',
  z.object({
    referrerReward: orNull(
      reward,
      "The customer's reward for a friend's first order; `null` for none.",
    ),
    referredReward: orNull(reward, "The friend's reward for the first order; `null` for none."),
    offer: orNull(
      reward,
      'What the friend gets a code for before the first order; `null` if the shop has no offer.',
    ),
    friendsCount: count(
      'Number of friends whose first order was rewarded; `null` for guests.',
    ).nullable(),
    isAvailable: z
      .boolean()
      .describe(
        'Whether the holder of the token can claim the offer: a guest, if there is one. `null` without `referralCode`.',
      )
      .nullable(),
  }),
  { description: 'The rewards of the referral program.' },
);

export const claimReferralOfferRequest = component(
  'ClaimReferralOfferRequest',
  z.strictObject({
    referralCode: z.string().trim().min(1).max(limits.referralCode.max).describe(REFERRAL_CODE),
    email: email('Address of the friend, who is no customer yet.'),
  }),
  { description: 'A referred friend who claims the offer.' },
);

export const claimReferralOfferResponse = component(
  'ClaimReferralOfferResponse',
  z.object({ code: z.string().describe('The code of the offer.') }),
  { description: 'The code for the first order.' },
);
