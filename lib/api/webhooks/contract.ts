import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './schema';

const { subscriptionExample } = schema;

export const getSubscriptions = defineOperation({
  id: 'getSubscriptions',
  method: 'get',
  path: '/v2/webhooks/getSubscriptions',
  tag: 'Webhooks',
  access: { scope: null, tokens: ['access'], actor: 'none' },
  idempotent: false,
  summary: 'List subscriptions',
  description: 'Answers with all subscriptions of this client for the shop.',
  responses: {
    200: jsonResponse('The subscriptions.', schema.getSubscriptionsResponse, {
      one: { summary: 'One subscription', value: { subscriptions: [subscriptionExample] } },
      none: { summary: 'No subscription', value: { subscriptions: [] } },
    }),
  },
  errors: [],
});

export const createSubscription = defineOperation({
  id: 'createSubscription',
  method: 'post',
  path: '/v2/webhooks/createSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Subscribe to a topic',
  description:
    'Has every later event of a topic sent to an address. One address can serve many topics, and one topic many addresses; the same pair twice is refused.',
  body: jsonBody(schema.createSubscriptionRequest, {
    balance: {
      summary: 'Changes of balances',
      value: { topic: subscriptionExample.topic, address: subscriptionExample.address },
    },
  }),
  responses: {
    200: jsonResponse('The subscription.', schema.subscriptionResponse, {
      created: { summary: 'The new subscription', value: { subscription: subscriptionExample } },
    }),
  },
  errors: ['addressTaken', 'addressRefused'],
});

const moved = { id: 77, address: 'https://hooks.shop.example/v2/loyalty' };

export const updateSubscription = defineOperation({
  id: 'updateSubscription',
  method: 'post',
  path: '/v2/webhooks/updateSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Change the address of a subscription',
  description:
    'Sends later deliveries, and those that still wait, to a new address. The topic stays: for another one, end the subscription and make a new one.',
  body: jsonBody(schema.updateSubscriptionRequest, {
    move: { summary: 'A new address', value: moved },
  }),
  responses: {
    200: jsonResponse('The subscription.', schema.subscriptionResponse, {
      changed: {
        summary: 'The changed subscription',
        value: { subscription: { ...subscriptionExample, ...moved } },
      },
    }),
  },
  errors: ['subscriptionNotFound', 'addressTaken', 'addressRefused'],
});

export const deleteSubscription = defineOperation({
  id: 'deleteSubscription',
  method: 'post',
  path: '/v2/webhooks/deleteSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'End a subscription',
  description: 'Ends a subscription; deliveries that still wait are cancelled.',
  body: jsonBody(schema.deleteSubscriptionRequest, {
    end: { summary: 'End a subscription', value: { id: 77 } },
  }),
  responses: {
    204: emptyResponse('The subscription is gone.'),
  },
  errors: ['subscriptionNotFound'],
});

/** The operations of this resource, in the order of the reference. */
export const webhookOperations = [
  getSubscriptions,
  createSubscription,
  updateSubscription,
  deleteSubscription,
] as const;
