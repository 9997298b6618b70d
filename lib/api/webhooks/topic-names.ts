/** The values of `topic` in createSubscription. */
export const topicNames = [
  'customer/balanceUpdated',
  'customer/birthdayUpdated',
  'customer/tierUpdated',
  'customer/rewardCreated',
  'review/created',
  'review/updated',
  'review/deleted',
  'question/created',
  'question/updated',
  'question/deleted',
  'answer/created',
  'answer/updated',
  'answer/deleted',
  'wishlistItem/created',
  'wishlistItem/updated',
  'wishlistItem/moved',
  'wishlistItem/deleted',
] as const;

export type TopicName = (typeof topicNames)[number];
