import type { z } from '@hono/zod-openapi';
import * as customer from './payloads/customer';
import * as question from './payloads/question';
import * as review from './payloads/review';
import * as wishlistItem from './payloads/wishlist-item';
import type { TopicName } from './topic-names';

/** The schema of each topic's payload. */
export const payloadSchemas = {
  'customer/balanceUpdated': customer.balanceUpdatedPayload,
  'customer/birthdayUpdated': customer.birthdayUpdatedPayload,
  'customer/tierUpdated': customer.tierUpdatedPayload,
  'customer/rewardCreated': customer.rewardCreatedPayload,
  'review/created': review.reviewCreatedPayload,
  'review/updated': review.reviewUpdatedPayload,
  'review/deleted': review.reviewDeletedPayload,
  'question/created': question.questionCreatedPayload,
  'question/updated': question.questionUpdatedPayload,
  'question/deleted': question.questionDeletedPayload,
  'answer/created': question.answerCreatedPayload,
  'answer/updated': question.answerUpdatedPayload,
  'answer/deleted': question.answerDeletedPayload,
  'wishlistItem/created': wishlistItem.wishlistItemCreatedPayload,
  'wishlistItem/updated': wishlistItem.wishlistItemUpdatedPayload,
  'wishlistItem/moved': wishlistItem.wishlistItemMovedPayload,
  'wishlistItem/deleted': wishlistItem.wishlistItemDeletedPayload,
} as const satisfies Record<TopicName, z.ZodType>;

/** The payload of a topic, without the timestamp that every payload starts with. */
export type PayloadOf<Name extends TopicName> = Omit<
  z.input<(typeof payloadSchemas)[Name]>,
  'occurredAt'
>;
