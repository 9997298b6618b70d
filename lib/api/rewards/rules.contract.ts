import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors, writeErrors } from '../contract/errors/common';
import { answer, emptyAnswer, jsonBody, keyed, operation } from '../contract/operation';
import * as example from './examples';
import * as schema from './rules.schema';

/** Lists the active earning rules. */
export const getEarningRules = createRoute({
  method: 'get',
  path: '/v2/rewards/getEarningRules',
  ...operation({
    id: 'getEarningRules',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer', 'guest'],
    summary: 'List earning rules',
    description:
      'Answers with what customers can be rewarded for. Name a customer to learn which rules are used up.',
  }),
  request: { query: schema.getEarningRulesQuery },
  responses: {
    200: answer('The active earning rules.', schema.getEarningRulesResponse, example.earningRules),
    ...errors('getEarningRules', 400, 403, 404),
    ...readErrors,
  },
});

/** Reports an action that happened outside the platform. */
export const sendEvent = createRoute({
  method: 'post',
  path: '/v2/rewards/sendEvent',
  ...operation({
    id: 'sendEvent',
    tag: 'Rewards',
    scope: 'write_reward',
    summary: 'Report a custom action',
    description:
      'Rewards a customer for something that happened outside the platform. The reward is given before the answer; it stands as a `reward` activity in the history. Sends `customer/balanceUpdated` for points and `customer/rewardCreated` for a code.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.sendEventRequest, example.sendEventBody),
  },
  responses: {
    204: emptyAnswer('The customer is rewarded.'),
    ...errors('sendEvent', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Reads the punch card of a customer. */
export const getPunchCardProgress = createRoute({
  method: 'get',
  path: '/v2/rewards/getPunchCardProgress',
  ...operation({
    id: 'getPunchCardProgress',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer'],
    summary: 'Read a punch card',
    description:
      'Answers with how many orders a customer has on a punch card, and how many it takes.',
  }),
  request: { query: schema.getPunchCardProgressQuery },
  responses: {
    200: answer('The punch card.', schema.getPunchCardProgressResponse, example.punchCard),
    ...errors('getPunchCardProgress', 400, 403, 404),
    ...readErrors,
  },
});

/** Lists the active spending rules. */
export const getSpendingRules = createRoute({
  method: 'get',
  path: '/v2/rewards/getSpendingRules',
  ...operation({
    id: 'getSpendingRules',
    tag: 'Rewards',
    scope: 'read_reward',
    storefront: ['customer', 'guest'],
    summary: 'List spending rules',
    description:
      'Answers with what points can be exchanged for. Name a customer to learn which rules the balance is enough for.',
  }),
  request: { query: schema.getSpendingRulesQuery },
  responses: {
    200: answer(
      'The active spending rules.',
      schema.getSpendingRulesResponse,
      example.spendingRules,
    ),
    ...errors('getSpendingRules', 400, 403, 404),
    ...readErrors,
  },
});

/** Exchanges points. */
export const redeem = createRoute({
  method: 'post',
  path: '/v2/rewards/redeem',
  ...operation({
    id: 'redeem',
    tag: 'Rewards',
    scope: 'write_reward',
    storefront: ['customer'],
    summary: 'Redeem points',
    description:
      'Takes the points at once and queues the reward. The code shows in getCustomerActiveRewards, usually within seconds, and is sent with `customer/rewardCreated`; the balance with `customer/balanceUpdated`. If the code cannot be made, the points come back as a `refund` activity. Without an Idempotency-Key, two calls spend points twice.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.redeemRequest, example.redeemBody),
  },
  responses: {
    204: emptyAnswer('The points are taken and the reward is queued.'),
    ...errors('redeem', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});
