import { CUSTOMERS, EVERYONE, SERVERS } from '../contract/access';
import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './reward-rules.schema';

const defineOperation = operationsIn('rewards', 'Rewards');

export const getEarningRules = defineOperation({
  id: 'getEarningRules',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'optionalCustomer' },
  summary: 'List earning rules',
  description:
    'Returns the active earning rules. If the request identifies a customer, `completed` states whether the customer has reached the limit of each rule.',
  query: schema.getEarningRulesQuery,
  response: jsonResponse('The active earning rules.', schema.getEarningRulesResponse),
  errors: ['customerUnknown'],
});

export const sendEvent = defineOperation({
  id: 'sendEvent',
  method: 'post',
  access: { scope: 'write_reward', tokens: SERVERS, actor: 'none' },
  summary: 'Send an event',
  description:
    'Rewards a customer for an action outside the platform. The reward is given before the response and appears as a `reward` activity in the history. Fires `customer/balanceUpdated` for points, `customer/rewardCreated` for a discount code or gift card, and `customer/tierUpdated` if the customer reaches a tier.',
  body: jsonBody(schema.sendEventRequest, example.sendEventBody),
  response: emptyResponse('The customer is rewarded.'),
  errors: [
    'earningRuleInactive',
    'earningRuleUnsupported',
    'eventCustomerNotFound',
    'earningRuleNotFound',
    'customerAlreadyRewarded',
    'balanceTooHigh',
  ],
});

export const getPunchCardProgress = defineOperation({
  id: 'getPunchCardProgress',
  method: 'get',
  access: { scope: 'read_reward', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Get the punch card progress',
  description: 'Returns how many orders of a punch card a customer has completed.',
  query: schema.getPunchCardProgressQuery,
  response: jsonResponse('The punch card.', schema.getPunchCardProgressResponse),
  errors: [
    'punchCardInactive',
    'punchCardProgramDisabled',
    'punchCardNotEligible',
    'punchCardNotFound',
    'customerUnknown',
  ],
});

export const getSpendingRules = defineOperation({
  id: 'getSpendingRules',
  method: 'get',
  isRevalidated: true,
  access: { scope: 'read_reward', tokens: EVERYONE, actor: 'optionalCustomer' },
  summary: 'List spending rules',
  description:
    'Returns the active spending rules. If the request identifies a customer, `isRedeemable` states whether the customer can redeem each rule, and `notRedeemableReason` why not.',
  query: schema.getSpendingRulesQuery,
  response: jsonResponse('The active spending rules.', schema.getSpendingRulesResponse),
  errors: ['customerUnknown'],
});

export const redeem = defineOperation({
  id: 'redeem',
  method: 'post',
  access: { scope: 'write_reward', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Redeem points',
  description:
    'Deducts the points immediately and queues the reward. The reward usually appears in getCustomerActiveRewards within seconds. Fires `customer/balanceUpdated` for the points, then `customer/rewardCreated` for the reward. If the reward cannot be created, the points are refunded with a `refund` activity. Without an `Idempotency-Key`, a retry spends points a second time.',
  body: jsonBody(schema.redeemRequest, example.redeemBody),
  headers: ['X-Redemption-Id'],
  response: emptyResponse(
    'The points are deducted and the reward is queued. The header `X-Redemption-Id` has the id of the redemption, which `customer/rewardCreated` has as `redemptionId`.',
  ),
  errors: [
    'redeemInvalid',
    'redeemDenied',
    'notEnoughPoints',
    'verificationRequired',
    'customerUnknown',
    'spendingRuleNotFound',
  ],
});
