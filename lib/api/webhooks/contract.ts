import { SERVERS } from '../contract/access';
import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './schema';

const defineOperation = operationsIn('webhooks', 'Webhooks');

export const getSubscriptions = defineOperation({
  id: 'getSubscriptions',
  method: 'get',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  summary: 'List subscriptions',
  description: 'Returns the subscriptions of the client in the shop.',
  response: jsonResponse('The subscriptions.', schema.getSubscriptionsResponse),
  errors: [],
});

export const createSubscription = defineOperation({
  id: 'createSubscription',
  method: 'post',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  summary: 'Create a subscription',
  description:
    'Subscribes an address to a topic. Later events of the topic are sent to it. A topic can have several addresses, and an address several topics. A second subscription with the same topic and address returns 422. A client can have 100 subscriptions in a shop. If the client was not granted the scope that reads the data of the topic, the response is 403.',
  body: jsonBody(schema.createSubscriptionRequest, {
    rewards: {
      summary: 'New rewards of customers',
      value: { topic: 'customer/rewardCreated', address: 'https://hooks.shop.example/rewards' },
    },
  }),
  response: jsonResponse('The subscription.', schema.subscriptionResponse),
  errors: ['topicNotGranted', 'subscriptionsFull', 'addressTaken', 'addressNotAccepted'],
});

const moved = { id: 77, address: 'https://hooks.shop.example/v2/loyalty' };

export const updateSubscription = defineOperation({
  id: 'updateSubscription',
  method: 'post',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  summary: 'Update a subscription',
  description:
    'Changes the address of a subscription. Pending deliveries are sent to the new address. To change the topic, delete the subscription and create a new one.',
  body: jsonBody(schema.updateSubscriptionRequest, {
    move: { summary: 'A new address', value: moved },
  }),
  response: jsonResponse('The subscription.', schema.subscriptionResponse),
  errors: ['topicNotGranted', 'subscriptionNotFound', 'addressTaken', 'addressNotAccepted'],
});

export const deleteSubscription = defineOperation({
  id: 'deleteSubscription',
  method: 'post',
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  summary: 'Delete a subscription',
  description: 'Deletes a subscription. Pending deliveries are canceled.',
  body: jsonBody(schema.deleteSubscriptionRequest, {
    end: { summary: 'Delete a subscription', value: { id: 77 } },
  }),
  response: emptyResponse('The subscription is deleted.'),
  errors: ['subscriptionNotFound'],
});

/** The operations of this resource, in the order of the reference. */
export const webhookOperations = [
  getSubscriptions,
  createSubscription,
  updateSubscription,
  deleteSubscription,
] as const;
