import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors, writeErrors } from '../contract/errors/common';
import {
  answer,
  changeAnswer,
  emptyAnswer,
  jsonBody,
  keyed,
  noQuery,
  operation,
} from '../contract/operation';
import * as schema from './schema';

const { subscriptionExample } = schema;

/** Lists subscriptions. */
export const getSubscriptions = createRoute({
  method: 'get',
  path: '/v2/webhooks/getSubscriptions',
  ...operation({
    id: 'getSubscriptions',
    tag: 'Webhooks',
    summary: 'List subscriptions',
    description: 'Answers with all subscriptions of this client for the shop.',
  }),
  request: { query: noQuery },
  responses: {
    200: answer('The subscriptions.', schema.getSubscriptionsResponse, {
      one: { summary: 'One subscription', value: { subscriptions: [subscriptionExample] } },
      none: { summary: 'No subscription', value: { subscriptions: [] } },
    }),
    ...errors('getSubscriptions', 400, 403),
    ...readErrors,
  },
});

/** Subscribes to a topic. */
export const createSubscription = createRoute({
  method: 'post',
  path: '/v2/webhooks/createSubscription',
  ...operation({
    id: 'createSubscription',
    tag: 'Webhooks',
    summary: 'Subscribe to a topic',
    description:
      'Has every later event of a topic sent to an address. One address can serve many topics, and one topic many addresses; the same pair twice is refused.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.createSubscriptionRequest, {
      balance: {
        summary: 'Changes of balances',
        value: { topic: subscriptionExample.topic, address: subscriptionExample.address },
      },
    }),
  },
  responses: {
    200: changeAnswer('The subscription.', schema.subscriptionResponse, {
      created: { summary: 'The new subscription', value: { subscription: subscriptionExample } },
    }),
    ...errors('createSubscription', 400, 403, 409, 422),
    ...writeErrors,
  },
});

const moved = { id: 77, address: 'https://hooks.shop.example/v2/loyalty' };

/** Changes the address of a subscription. */
export const updateSubscription = createRoute({
  method: 'post',
  path: '/v2/webhooks/updateSubscription',
  ...operation({
    id: 'updateSubscription',
    tag: 'Webhooks',
    summary: 'Change the address of a subscription',
    description:
      'Sends later deliveries, and those that still wait, to a new address. The topic stays: for another one, end the subscription and make a new one.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.updateSubscriptionRequest, {
      move: { summary: 'A new address', value: moved },
    }),
  },
  responses: {
    200: changeAnswer('The subscription.', schema.subscriptionResponse, {
      changed: {
        summary: 'The changed subscription',
        value: { subscription: { ...subscriptionExample, ...moved } },
      },
    }),
    ...errors('updateSubscription', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Ends a subscription. */
export const deleteSubscription = createRoute({
  method: 'post',
  path: '/v2/webhooks/deleteSubscription',
  ...operation({
    id: 'deleteSubscription',
    tag: 'Webhooks',
    summary: 'End a subscription',
    description: 'Ends a subscription; deliveries that still wait are cancelled.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.deleteSubscriptionRequest, {
      end: { summary: 'End a subscription', value: { id: 77 } },
    }),
  },
  responses: {
    204: emptyAnswer('The subscription is gone.'),
    ...errors('deleteSubscription', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** The calls about subscriptions, in the order of the reference. */
export const webhookCalls = [
  getSubscriptions,
  createSubscription,
  updateSubscription,
  deleteSubscription,
] as const;
