import type { TopicName } from '../../../api/webhooks/topic-names';
import { demoDirectory } from './directory';
import { questions as questionData } from './northlight/questions.data';

/** The cause of a topic: a request to an operation of the API, or an action of the world. */
export type TopicRequest =
  | { operation: string; body: Readonly<Record<string, unknown>> }
  | { action: string; input: Readonly<Record<string, unknown>> };

const { customers, earningRules, products, questions, reviews, wishlists } = demoDirectory;

const mara = { customerIdentifier: customers.mara.customerIdentifier };
const tom = { customerIdentifier: customers.tom.customerIdentifier };

/** The product in Mara's default wishlist, and a variant that is not in it. */
const WISHED = { productId: products.reviewed.id, otherVariantId: 990012 };

/** The first answer to a question of the demo shop. */
function answerTo(questionId: number): number {
  const answer = questionData.find(({ id }) => id === questionId)?.answers?.[0];
  if (!answer) throw new Error(`The demo shop has no answer to the question ${questionId}.`);
  return answer.id;
}

/** The first question other than that of the examples. */
const OTHER_ANSWERED_QUESTION = 701;

/** For each topic what fires it on a new demo shop. All of them also work one after another, in this order. */
export const topicRequests: Readonly<Record<TopicName, TopicRequest>> = {
  'customer/balanceUpdated': {
    operation: 'updateBalance',
    body: { ...mara, balanceDelta: 25 },
  },
  'customer/birthdayUpdated': {
    operation: 'updateBirthday',
    body: { ...tom, day: 17, month: 9 },
  },
  'customer/tierUpdated': {
    action: 'orderPaid',
    input: { ...tom, total: 160, items: [{ variantId: WISHED.otherVariantId }] },
  },
  'customer/rewardCreated': {
    operation: 'sendEvent',
    body: {
      ...mara,
      ruleId: earningRules.customActionWithCode.id,
      ruleType: 'custom_action',
    },
  },
  'review/created': {
    operation: 'createReview',
    body: {
      customerIdentifier: customers.rich.customerIdentifier,
      productId: products.withoutReviews.id,
      rate: 5,
      body: 'My new favorite tea.',
    },
  },
  'review/updated': {
    operation: 'createReply',
    body: { reviewId: reviews.plain.id, reply: { body: 'Thank you!', status: 'public' } },
  },
  'review/deleted': {
    action: 'moderate',
    input: { entity: 'review', id: reviews.unpublished.id, change: 'delete' },
  },
  'question/created': {
    operation: 'createQuestion',
    body: { ...mara, productId: products.reviewed.id, body: 'Does it pill?' },
  },
  'question/updated': {
    action: 'moderate',
    input: { entity: 'question', id: questions.unpublished.id, change: 'publish' },
  },
  'question/deleted': {
    action: 'moderate',
    input: { entity: 'question', id: questions.unpublished.id, change: 'delete' },
  },
  'answer/created': {
    operation: 'createAnswer',
    body: {
      questionId: questions.unanswered.id,
      answer: { body: 'Yes, it is.', isPublished: true },
    },
  },
  'answer/updated': {
    action: 'moderate',
    input: {
      entity: 'answer',
      id: answerTo(questions.answered.id),
      change: 'edit',
      body: 'Yes, by hand, at 30 degrees.',
    },
  },
  'answer/deleted': {
    action: 'moderate',
    input: { entity: 'answer', id: answerTo(OTHER_ANSWERED_QUESTION), change: 'delete' },
  },
  'wishlistItem/created': {
    operation: 'createWishlistItem',
    body: { ...mara, wishlistId: wishlists.empty.id, productId: products.withoutReviews.id },
  },
  'wishlistItem/updated': {
    operation: 'updateWishlistItemVariant',
    body: {
      ...mara,
      wishlistId: wishlists.default.id,
      productId: WISHED.productId,
      newVariantId: WISHED.otherVariantId,
    },
  },
  'wishlistItem/moved': {
    operation: 'moveWishlistItem',
    body: {
      ...mara,
      productId: WISHED.productId,
      fromWishlistId: wishlists.default.id,
      toWishlistId: wishlists.empty.id,
    },
  },
  'wishlistItem/deleted': {
    operation: 'deleteWishlistItem',
    body: { ...mara, productId: WISHED.productId },
  },
};
