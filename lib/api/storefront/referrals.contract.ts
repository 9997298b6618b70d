import { jsonBody, jsonResponse } from '../contract/bodies';
import { BY_ANYONE, defineOperation } from './define-operation';
import * as schema from './referrals.schema';

/** Tokens of guests can't have `write_reward`. */
const access = { ...BY_ANYONE, scope: 'read_reward' } as const;

export const referralOffer = defineOperation({
  id: 'referralOffer',
  method: 'get',
  access,
  summary: 'Get the referral offer',
  description: 'Returns what both sides of a referral get.',
  query: schema.referralOfferQuery,
  response: jsonResponse('The offer.', schema.storefrontReferralOffer),
  errors: [],
});

export const claimReferralOffer = defineOperation({
  id: 'claimReferralOffer',
  method: 'post',
  access,
  summary: 'Claim the referral offer',
  description:
    'Returns the code of the offer to a friend who opened a referral link. The friend becomes a customer without an account.',
  body: jsonBody(schema.claimReferralOfferRequest, {
    friend: { summary: 'A new customer', value: { referralCode: 'mv7', email: 'jo@mail.example' } },
  }),
  response: jsonResponse('The code.', schema.claimReferralOfferResponse),
  errors: [],
});
