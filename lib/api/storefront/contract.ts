import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { BY_ANYONE, BY_CUSTOMER, defineOperation } from './define-operation';
import { sendVerificationCodeRequest, storefrontSession, verifiedRedeemRequest } from './schema';

/** What the SDK reads before everything else. It is no operation of `/v2`, and only the SDK uses it. */
export const session = defineOperation({
  id: 'session',
  method: 'get',
  access: { ...BY_ANYONE, scope: null },
  summary: 'Get the session of a storefront token',
  description: 'Returns the holder of the token, when it expires, and the settings of the shop.',
  response: jsonResponse('The session.', storefrontSession),
  errors: [],
});

export const sendVerificationCode = defineOperation({
  id: 'sendVerificationCode',
  method: 'post',
  access: { ...BY_CUSTOMER, scope: 'write_reward' },
  summary: 'Send a verification code',
  description:
    'Sends the customer six digits that confirm one redemption. They expire after 10 minutes, after five wrong tries, and when another code is sent. A customer can receive one code a minute and five an hour.',
  body: jsonBody(sendVerificationCodeRequest, {
    email: { summary: 'By email', value: { channel: 'email' } },
  }),
  response: emptyResponse('The code is sent.'),
  errors: ['customerUnknown'],
});

export const redeem = defineOperation({
  id: 'redeem',
  method: 'post',
  access: { ...BY_CUSTOMER, scope: 'write_reward' },
  summary: 'Redeem points with a verification code',
  description: 'Redeems points like `/v2/rewards/redeem`, if the code is right.',
  body: jsonBody(verifiedRedeemRequest, {
    flexible: {
      summary: 'A flexible rule: the customer chooses the points',
      value: { ruleId: 51, pointsToSpend: 200, verificationToken: '048213' },
    },
  }),
  headers: ['X-Redemption-Id'],
  response: emptyResponse('The points are deducted and the reward is queued.'),
  errors: [
    'redeemInvalid',
    'redeemDenied',
    'notEnoughPoints',
    'customerUnknown',
    'spendingRuleNotFound',
  ],
});
