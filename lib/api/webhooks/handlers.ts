import { limits } from '../contract/limits';
import type { Transaction } from '../database/database';
import { lockSubscriptions } from '../deliveries/outbox';
import { inboxNameOf, isInboxAddress } from '../deliveries/sending/inbox-address';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import {
  createSubscription,
  deleteSubscription,
  getSubscriptions,
  updateSubscription,
} from './contract';
import { parseAddress } from './rules';
import {
  addSubscription,
  changeAddress,
  countSubscriptions,
  grantedScopes,
  listSubscriptions,
  lockSubscription,
  removeSubscription,
  type SubscriptionRow,
} from './store';
import type { TopicName } from './topic-names';
import { missingScope } from './topic-scopes';

function subscriptionOf({ id, topic, address }: SubscriptionRow) {
  // The schema of createSubscription accepts known topics only.
  return { id, topic: topic as TopicName, address };
}

/** @throws ApiError if the shop owner has not granted the client the scope that reads the data of the topic */
async function requireGrant(
  transaction: Transaction,
  clientId: string,
  topic: TopicName,
): Promise<void> {
  const scope = missingScope(topic, await grantedScopes(transaction, clientId));
  if (scope === null) return;
  throw new ApiError('topicNotGranted', {
    messages: [`topic requires the scope ${scope}, which is not granted to the client`],
  });
}

const INBOX_MESSAGE =
  'address must name an inbox with 1 to 64 letters, digits, hyphens or underscores';

/** @returns the normalized address @throws ApiError if no delivery could ever be sent to it */
function requireDeliverable(sent: string): string {
  const parsed = parseAddress(sent);
  if (!parsed) throw new ApiError('addressNotAccepted');
  if (isInboxAddress(sent) && inboxNameOf(sent) === undefined) {
    throw new ApiError('addressNotAccepted', { messages: [INBOX_MESSAGE] });
  }
  return parsed;
}

/** Operations on webhook subscriptions with what they do. */
export const webhookHandlers = [
  implement(getSubscriptions, async ({ transaction, token, shop }) => {
    const subscriber = { shopId: shop.id, clientId: token.clientId };
    const found = await listSubscriptions(transaction, subscriber);
    return { subscriptions: found.map(subscriptionOf) };
  }),

  implement(createSubscription, async (context) => {
    const { body, transaction, token, shop } = context;
    const { topic } = body;
    const address = requireDeliverable(body.address);
    await requireGrant(transaction, token.clientId, topic);
    await lockSubscriptions(transaction, shop.id, 'exclusive');
    context.takeTimestamp();
    const subscriber = { shopId: shop.id, clientId: token.clientId };
    if ((await countSubscriptions(transaction, subscriber)) >= limits.subscriptions.max) {
      throw new ApiError('subscriptionsFull');
    }
    const added = await addSubscription(transaction, {
      ...subscriber,
      topic,
      address,
      createdAt: context.now,
    });
    if (!added) throw new ApiError('addressTaken');
    return { subscription: subscriptionOf(added) };
  }),

  implement(updateSubscription, async ({ body, transaction, token, shop }) => {
    const address = requireDeliverable(body.address);
    const subscriber = { shopId: shop.id, clientId: token.clientId };
    const stored = await lockSubscription(transaction, subscriber, body.id);
    if (!stored) throw new ApiError('subscriptionNotFound');
    await requireGrant(transaction, token.clientId, subscriptionOf(stored).topic);
    const isSame = stored.address === address;
    const subscription = isSame ? stored : await changeAddress(transaction, stored, address);
    return { subscription: subscriptionOf(subscription) };
  }),

  implement(deleteSubscription, async ({ body, transaction, token, shop }) => {
    await lockSubscriptions(transaction, shop.id, 'exclusive');
    const subscriber = { shopId: shop.id, clientId: token.clientId };
    if (!(await removeSubscription(transaction, subscriber, body.id))) {
      throw new ApiError('subscriptionNotFound');
    }
    return undefined;
  }),
];
