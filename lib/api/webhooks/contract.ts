import { SERVERS } from '../contract/access';
import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './schema';

export const getSubscriptions = defineOperation({
  id: 'getSubscriptions',
  method: 'get',
  path: '/v2/webhooks/getSubscriptions',
  tag: 'Webhooks',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  idempotent: false,
  summary: 'List subscriptions',
  description: 'Returns the subscriptions of the client in the shop.',
  responses: {
    200: jsonResponse('The subscriptions.', schema.getSubscriptionsResponse),
  },
  errors: [],
});

export const createSubscription = defineOperation({
  id: 'createSubscription',
  method: 'post',
  path: '/v2/webhooks/createSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  idempotent: true,
  summary: 'Create a subscription',
  description:
    'Subscribes an address to a topic. Later events of the topic are sent to it. A topic can have several addresses, and an address several topics. A second subscription with the same topic and address returns 422. A client can have 100 subscriptions in a shop. If the client was not granted the scope that reads the data of the topic, the response is 403.',
  body: jsonBody(schema.createSubscriptionRequest, {
    rewards: {
      summary: 'New rewards of customers',
      value: { topic: 'customer/rewardCreated', address: 'https://hooks.shop.example/rewards' },
    },
  }),
  responses: {
    200: jsonResponse('The subscription.', schema.subscriptionResponse),
  },
  errors: ['topicNotGranted', 'subscriptionsFull', 'addressTaken', 'addressNotAccepted'],
});

const moved = { id: 77, address: 'https://hooks.shop.example/v2/loyalty' };

export const updateSubscription = defineOperation({
  id: 'updateSubscription',
  method: 'post',
  path: '/v2/webhooks/updateSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  idempotent: true,
  summary: 'Update a subscription',
  description:
    'Changes the address of a subscription. Pending deliveries are sent to the new address. To change the topic, delete the subscription and create a new one.',
  body: jsonBody(schema.updateSubscriptionRequest, {
    move: { summary: 'A new address', value: moved },
  }),
  responses: {
    200: jsonResponse('The subscription.', schema.subscriptionResponse),
  },
  errors: ['topicNotGranted', 'subscriptionNotFound', 'addressTaken', 'addressNotAccepted'],
});

export const deleteSubscription = defineOperation({
  id: 'deleteSubscription',
  method: 'post',
  path: '/v2/webhooks/deleteSubscription',
  tag: 'Webhooks',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  idempotent: true,
  summary: 'Delete a subscription',
  description: 'Deletes a subscription. Pending deliveries are canceled.',
  body: jsonBody(schema.deleteSubscriptionRequest, {
    end: { summary: 'Delete a subscription', value: { id: 77 } },
  }),
  responses: {
    204: emptyResponse('The subscription is deleted.'),
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
