import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId } from '../contract/field-types';
import { limits } from '../contract/limits';
import { topicNames } from './topic-names';

const webhookTopic = component('WebhookTopic', z.enum(topicNames), {
  description: 'What can be subscribed to: the kind of entity, a slash, and what happened to it.',
});

function isPlainHttps(address: string): boolean {
  const { protocol, username, password, hash } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

function addressField(description: string) {
  return z
    .url({ protocol: /^https$/, abort: true })
    .max(limits.webhookAddress.max)
    .refine(isPlainHttps, 'must be https, without credentials and without a fragment')
    .openapi({ pattern: '^https://', description });
}

const topic = webhookTopic.describe('What the subscription is about.');

export const subscriptionExample = {
  id: 77,
  topic: 'customer/balanceUpdated' as const,
  address: 'https://hooks.shop.example/loyalty',
};

const webhookSubscription = component(
  'WebhookSubscription',
  z.strictObject({
    id: assignedId('Id of the subscription.'),
    topic,
    address: addressField('Where deliveries are sent.'),
  }),
  { description: 'One topic and one address.', examples: [subscriptionExample] },
);

export const getSubscriptionsResponse = component(
  'GetSubscriptionsResponse',
  z.strictObject({
    subscriptions: z.array(webhookSubscription).describe('All subscriptions of this client.'),
  }),
  { description: 'The subscriptions of a client.' },
);

const publicAddress =
  'Where deliveries are sent: a public https address, without credentials and without a fragment.';

export const createSubscriptionRequest = component(
  'CreateSubscriptionRequest',
  z.strictObject({ topic, address: addressField(publicAddress) }),
  { description: 'What to subscribe to, and where to send it.' },
);

/** Response of createSubscription and updateSubscription. */
export const subscriptionResponse = component(
  'SubscriptionResponse',
  z.strictObject({ subscription: webhookSubscription.describe('The subscription as it is now.') }),
  { description: 'A subscription.' },
);

export const updateSubscriptionRequest = component(
  'UpdateSubscriptionRequest',
  z.strictObject({
    id: assignedId('The subscription to change.'),
    address: addressField(publicAddress),
  }),
  { description: 'A new address for a subscription.' },
);

export const deleteSubscriptionRequest = component(
  'DeleteSubscriptionRequest',
  z.strictObject({ id: assignedId('The subscription to end.') }),
  { description: 'A subscription to end.' },
);
