import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId } from '../contract/field-types';
import { limits } from '../contract/limits';
import { topicNames } from './topic-names';

const webhookTopic = component('WebhookTopic', z.enum(topicNames), {
  description: 'A topic: the kind of entity, a slash, and the event.',
});

function isPlainHttps(address: string): boolean {
  const { protocol, username, password, hash } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

function addressField(description: string) {
  return z
    .url({ protocol: /^https$/, abort: true })
    .max(limits.webhookAddress.max)
    .refine(isPlainHttps, 'must be an https address without credentials or a fragment')
    .openapi({ pattern: '^https://', description });
}

const topic = webhookTopic.describe('The topic of the subscription.');

const subscriptionExample = {
  id: 77,
  topic: 'customer/balanceUpdated' as const,
  address: 'https://hooks.shop.example/loyalty',
};

const webhookSubscription = component(
  'WebhookSubscription',
  z.object({
    id: assignedId('Id of the subscription.'),
    topic,
    address: addressField('The address to which deliveries are sent.'),
  }),
  { description: 'A subscription of an address to a topic.', examples: [subscriptionExample] },
);

export const getSubscriptionsResponse = component(
  'GetSubscriptionsResponse',
  z.object({
    subscriptions: z.array(webhookSubscription).describe('The subscriptions of the client.'),
  }),
  { description: 'The subscriptions of a client.' },
);

const publicAddress =
  'The address to which deliveries are sent: a public https address with port 443, without credentials or a fragment. Its host has at most 253 characters and no dot at its end. It is stored as a normalized URL.';

export const createSubscriptionRequest = component(
  'CreateSubscriptionRequest',
  z.strictObject({ topic, address: addressField(publicAddress) }),
  { description: 'A subscription to create.' },
);

/** Response of createSubscription and updateSubscription. */
export const subscriptionResponse = component(
  'SubscriptionResponse',
  z.object({ subscription: webhookSubscription.describe('The subscription after the change.') }),
  { description: 'A subscription.' },
);

export const updateSubscriptionRequest = component(
  'UpdateSubscriptionRequest',
  z.strictObject({
    id: assignedId('The subscription to update.'),
    address: addressField(publicAddress),
  }),
  { description: 'A new address for a subscription.' },
);

export const deleteSubscriptionRequest = component(
  'DeleteSubscriptionRequest',
  z.strictObject({ id: assignedId('The subscription to delete.') }),
  { description: 'A subscription to delete.' },
);
