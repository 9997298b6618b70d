import type { Scope } from '../contract/scopes';
import type { TopicName } from './topic-names';

/** The scope that reads the data of each topic. Only clients that were granted it receive webhooks of the topic. */
export const topicScopes = {
  'customer/balanceUpdated': 'read_customer',
  'customer/birthdayUpdated': 'read_customer',
  'customer/tierUpdated': 'read_customer',
  'customer/rewardCreated': 'read_reward',
  'review/created': 'read_review',
  'review/updated': 'read_review',
  'review/deleted': 'read_review',
  'question/created': 'read_review',
  'question/updated': 'read_review',
  'question/deleted': 'read_review',
  'answer/created': 'read_review',
  'answer/updated': 'read_review',
  'answer/deleted': 'read_review',
  'wishlistItem/created': 'read_wishlist',
  'wishlistItem/updated': 'read_wishlist',
  'wishlistItem/moved': 'read_wishlist',
  'wishlistItem/deleted': 'read_wishlist',
} as const satisfies Record<TopicName, Scope>;

/**
 * The scope that a client lacks to receive webhooks of a topic; `null` if it lacks none.
 *
 * @param granted the scopes that the shop owner granted the client
 */
export function missingScope(topic: TopicName, granted: readonly string[]): Scope | null {
  const scope = topicScopes[topic];
  return granted.includes(scope) ? null : scope;
}
