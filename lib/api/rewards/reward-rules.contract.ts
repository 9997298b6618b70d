import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './reward-rules.schema';

export const getEarningRules = defineOperation({
  id: 'getEarningRules',
  method: 'get',
  path: '/v2/rewards/getEarningRules',
  tag: 'Rewards',
  access: {
    scope: 'read_reward',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'optionalCustomer',
  },
  idempotent: false,
  summary: 'List earning rules',
  description:
    'Answers with what customers can be rewarded for. Name a customer to learn which rules are used up.',
  query: schema.getEarningRulesQuery,
  responses: {
    200: jsonResponse(
      'The active earning rules.',
      schema.getEarningRulesResponse,
      example.earningRules,
    ),
  },
  errors: ['customerUnknown'],
});

export const sendEvent = defineOperation({
  id: 'sendEvent',
  method: 'post',
  path: '/v2/rewards/sendEvent',
  tag: 'Rewards',
  access: { scope: 'write_reward', tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Report a custom action',
  description:
    'Rewards a customer for something that happened outside the platform. The reward is given before the answer; it stands as a `reward` activity in the history. Sends `customer/balanceUpdated` for points and `customer/rewardCreated` for a code.',
  body: jsonBody(schema.sendEventRequest, example.sendEventBody),
  responses: {
    204: emptyResponse('The customer is rewarded.'),
  },
  errors: [
    'earningRuleInactive',
    'earningRuleUnsupported',
    'eventCustomerNotFound',
    'earningRuleNotFound',
    'customerAlreadyRewarded',
  ],
});

export const getPunchCardProgress = defineOperation({
  id: 'getPunchCardProgress',
  method: 'get',
  path: '/v2/rewards/getPunchCardProgress',
  tag: 'Rewards',
  access: { scope: 'read_reward', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: false,
  summary: 'Read a punch card',
  description:
    'Answers with how many orders a customer has on a punch card, and how many it takes.',
  query: schema.getPunchCardProgressQuery,
  responses: {
    200: jsonResponse('The punch card.', schema.getPunchCardProgressResponse, example.punchCard),
  },
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
  path: '/v2/rewards/getSpendingRules',
  tag: 'Rewards',
  access: {
    scope: 'read_reward',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'optionalCustomer',
  },
  idempotent: false,
  summary: 'List spending rules',
  description:
    'Answers with what points can be exchanged for. Name a customer to learn which rules the balance is enough for.',
  query: schema.getSpendingRulesQuery,
  responses: {
    200: jsonResponse(
      'The active spending rules.',
      schema.getSpendingRulesResponse,
      example.spendingRules,
    ),
  },
  errors: ['customerUnknown'],
});

export const redeem = defineOperation({
  id: 'redeem',
  method: 'post',
  path: '/v2/rewards/redeem',
  tag: 'Rewards',
  access: { scope: 'write_reward', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: true,
  summary: 'Redeem points',
  description:
    'Takes the points at once and queues the reward. The code shows in getCustomerActiveRewards, usually within seconds, and is sent with `customer/rewardCreated`; the balance with `customer/balanceUpdated`. If the code cannot be made, the points come back as a `refund` activity. Without an Idempotency-Key, two calls spend points twice.',
  body: jsonBody(schema.redeemRequest, example.redeemBody),
  responses: {
    204: emptyResponse('The points are taken and the reward is queued.'),
  },
  errors: [
    'redeemInvalid',
    'redeemDenied',
    'notEnoughPoints',
    'customerUnknown',
    'spendingRuleNotFound',
  ],
});
