// Schemas get their place in lists when they are defined: those of the operations come before those of the payloads.
import './operations';
import { componentExamples } from './contract/component';
import type { OperationId } from './operations';
import { payloadSchemas } from './webhooks/payload-schemas';
import type { Topic } from './webhooks/topic';
import type { TopicName } from './webhooks/topic-names';
import { topicScopes } from './webhooks/topic-scopes';

/** A topic as defined here: with existing operations, and without what follows from its name. */
interface TopicDefinition extends Omit<Topic, 'slug' | 'scope' | 'payload' | 'examples'> {
  firedBy: readonly OperationId[];
  relatedOperation: OperationId;
}

const definitions: TopicDefinition[] = [
  {
    name: 'customer/balanceUpdated',
    summary: 'A points balance has changed',
    fires:
      'When points are earned, redeemed, expire, are refunded or imported, or are changed manually or by updateBalance.',
    doesNotFire: 'For rewards other than points, and when the balance stays the same.',
    firedBy: ['updateBalance', 'sendEvent', 'redeem', 'createReview'],
    relatedOperation: 'getActivityHistory',
  },
  {
    name: 'customer/birthdayUpdated',
    summary: 'A birthday was set or changed',
    fires: 'When the customer, the shop owner or updateBirthday stores another date.',
    doesNotFire: 'On the birthday itself, and when the date equals the stored birthday.',
    firedBy: ['updateBirthday'],
    relatedOperation: 'getCustomer',
  },
  {
    name: 'customer/tierUpdated',
    summary: 'The tier of a customer has changed',
    fires:
      'When the tier of a customer changes, because of a milestone, a manual assignment or a recalculation.',
    doesNotFire: 'When the settings of a tier change and its customers stay in it.',
    firedBy: ['sendEvent', 'createReview'],
    relatedOperation: 'getTierProgress',
  },
  {
    name: 'customer/rewardCreated',
    summary: 'A reward was created for a customer',
    fires:
      'When a queued redemption is fulfilled, and when an earning rule, a tier, a referral or the shop owner gives a discount code or gift card.',
    doesNotFire: 'For points, and when a reward is used or expires.',
    firedBy: ['redeem', 'sendEvent', 'createReview'],
    relatedOperation: 'getCustomerActiveRewards',
  },
  {
    name: 'review/created',
    summary: 'A review was created',
    fires:
      "When a review is created or imported, published or not. For a guest's review, before the guest confirms the email address.",
    doesNotFire: 'A second time when the review is published: that is review/updated.',
    firedBy: ['createReview'],
    relatedOperation: 'getReviews',
  },
  {
    name: 'review/updated',
    summary: 'A review has changed',
    fires: 'When text, rating, images, publication, pin or reply of a review changes.',
    doesNotFire: 'For votes.',
    firedBy: ['createReply'],
    relatedOperation: 'getReviews',
  },
  {
    name: 'review/deleted',
    summary: 'A review was deleted',
    fires: 'When the shop owner deletes a review.',
    doesNotFire: 'When a review is unpublished: that is review/updated.',
    firedBy: [],
    relatedOperation: 'getReviews',
  },
  {
    name: 'question/created',
    summary: 'A question was created',
    fires: 'When a customer or a guest asks a question, published or not.',
    doesNotFire: 'A second time when the question is published: that is question/updated.',
    firedBy: ['createQuestion'],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'question/updated',
    summary: 'A question has changed',
    fires:
      'When the shop owner edits, publishes or unpublishes a question, and when a guest confirms the email address and the question is published.',
    doesNotFire: 'When the question gets an answer: that is answer/created.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'question/deleted',
    summary: 'A question was deleted',
    fires:
      'When the shop owner deletes a question. For each of its answers, answer/deleted fires too.',
    doesNotFire: 'When a question is unpublished: that is question/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/created',
    summary: 'An answer was created',
    fires: 'When the shop owner or a customer who bought the product answers a question.',
    doesNotFire: 'A second time when the answer is published: that is answer/updated.',
    firedBy: ['createAnswer'],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/updated',
    summary: 'An answer has changed',
    fires: 'When the shop owner edits, publishes or unpublishes an answer.',
    doesNotFire: 'When the question itself is edited: that is question/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/deleted',
    summary: 'An answer was deleted',
    fires: 'When the shop owner deletes an answer or its question.',
    doesNotFire: 'When an answer is unpublished: that is answer/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'wishlistItem/created',
    summary: 'A product was added to a wishlist',
    fires: 'When a customer or a guest adds a product to a wishlist.',
    doesNotFire: 'When an item moves between wishlists, or is added to the cart.',
    firedBy: ['createWishlistItem'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/updated',
    summary: 'A wishlist item has changed',
    fires:
      'When the variant of an item changes, and when the item of a guest is transferred to a customer. In the second case, both variant ids are equal.',
    doesNotFire: 'When its wishlist is renamed or made private.',
    firedBy: ['updateWishlistItemVariant', 'attachSessionToken'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/moved',
    summary: 'A wishlist item was moved',
    fires: 'When an item moves to another wishlist of the same owner.',
    doesNotFire: 'Together with wishlistItem/created or wishlistItem/deleted: a move is one event.',
    firedBy: ['moveWishlistItem'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/deleted',
    summary: 'A product was removed from a wishlist',
    fires:
      'When an item is removed, when its wishlist is deleted, when the shop owner deletes the product, and when the item of a guest is removed because the customer already has it.',
    doesNotFire: 'When an item moves between wishlists, or is bought.',
    firedBy: ['deleteWishlistItem', 'deleteWishlist', 'attachSessionToken'],
    relatedOperation: 'getWishlistItems',
  },
];

/** All topics, in the order of the reference. */
export const topics: readonly Topic[] = definitions.map((definition) => ({
  ...definition,
  slug: slugOf(definition.name),
  scope: topicScopes[definition.name],
  payload: payloadSchemas[definition.name],
  examples: componentExamples(payloadSchemas[definition.name]),
}));

/** `review/created` → `review_created`. Only customers have topics without the name of what changed. */
function slugOf(name: TopicName): string {
  const words = name.replace('customer/', '').replace('/', '_');
  return words.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
