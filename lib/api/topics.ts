// Schemas get their place in lists when they are defined: those of the operations come before those of the payloads.
import './operations';
import { componentExamples } from './contract/component';
import type { OperationId } from './operations';
import { payloadSchemas } from './webhooks/payload-schemas';
import type { Topic } from './webhooks/topic';

/** A topic as defined here: with existing operations, and without its payload. */
interface TopicDefinition extends Omit<Topic, 'payload' | 'examples'> {
  firedBy: readonly OperationId[];
  relatedOperation: OperationId;
}

const definitions: TopicDefinition[] = [
  {
    name: 'customer/balanceUpdated',
    slug: 'balance_updated',
    group: 'customer',
    summary: 'A points balance has changed',
    fires:
      'When spendable points are earned, redeemed, lapse, come back, are imported, or are changed by hand or by updateBalance.',
    doesNotFire: 'For a reward that is a code instead of points, and for a change of nothing.',
    firedBy: ['updateBalance', 'sendEvent', 'redeem', 'createReview'],
    relatedOperation: 'getActivityHistory',
  },
  {
    name: 'customer/birthdayUpdated',
    slug: 'birthday_updated',
    group: 'customer',
    summary: 'A birthday was set or changed',
    fires: 'When the customer, the shop owner or updateBirthday stores another date.',
    doesNotFire: 'On the birthday itself, and when the date sent equals the stored one.',
    firedBy: ['updateBirthday'],
    relatedOperation: 'getCustomer',
  },
  {
    name: 'customer/tierUpdated',
    slug: 'tier_updated',
    group: 'customer',
    summary: 'A customer came into another tier',
    fires:
      'When a customer moves up or down, into a first tier or out of all: by reaching a milestone, by hand, or after a recalculation.',
    doesNotFire: 'When the settings of a tier change while its members stay.',
    firedBy: ['sendEvent', 'createReview'],
    relatedOperation: 'getTierProgress',
  },
  {
    name: 'customer/rewardCreated',
    slug: 'reward_created',
    group: 'customer',
    summary: 'A code or card was made for a customer',
    fires:
      'When a queued redemption is carried out, and when an earning rule, a tier, a referral or the shop owner gives a code or card.',
    doesNotFire: 'For points, and when a code is used or lapses.',
    firedBy: ['redeem', 'sendEvent', 'createReview'],
    relatedOperation: 'getCustomerActiveRewards',
  },
  {
    name: 'review/created',
    slug: 'review_created',
    group: 'reviews',
    summary: 'A review was written',
    fires:
      "When a review is written or imported, published or not; a guest's already before the address is confirmed.",
    doesNotFire: 'A second time when the review is published: that is review/updated.',
    firedBy: ['createReview'],
    relatedOperation: 'getReviews',
  },
  {
    name: 'review/updated',
    slug: 'review_updated',
    group: 'reviews',
    summary: 'A review has changed',
    fires: 'When text, rating, pictures, publication, pin or reply of a review change.',
    doesNotFire: 'For votes, which are only counted.',
    firedBy: ['createReply'],
    relatedOperation: 'getReviews',
  },
  {
    name: 'review/deleted',
    slug: 'review_deleted',
    group: 'reviews',
    summary: 'A review was removed',
    fires: 'When the shop owner removes a review for good.',
    doesNotFire: 'When a review is only taken off the page: that is review/updated.',
    firedBy: [],
    relatedOperation: 'getReviews',
  },
  {
    name: 'question/created',
    slug: 'question_created',
    group: 'questions',
    summary: 'A question was asked',
    fires: 'When a customer or a guest asks, whether or not the question is published.',
    doesNotFire: 'A second time when the question is published: that is question/updated.',
    firedBy: ['createQuestion'],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'question/updated',
    slug: 'question_updated',
    group: 'questions',
    summary: 'A question has changed',
    fires: 'When the shop owner edits, publishes or unpublishes a question.',
    doesNotFire: 'When the question gets an answer: that is answer/created.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'question/deleted',
    slug: 'question_deleted',
    group: 'questions',
    summary: 'A question was removed',
    fires:
      'When the shop owner removes a question for good; each of its answers sends answer/deleted as well.',
    doesNotFire: 'When a question is only unpublished: that is question/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/created',
    slug: 'answer_created',
    group: 'questions',
    summary: 'A question was answered',
    fires: 'When the shop owner or a buyer answers.',
    doesNotFire: 'A second time when the answer is published: that is answer/updated.',
    firedBy: ['createAnswer'],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/updated',
    slug: 'answer_updated',
    group: 'questions',
    summary: 'An answer has changed',
    fires: 'When the shop owner edits, publishes or unpublishes an answer.',
    doesNotFire: 'When the question itself is edited: that is question/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'answer/deleted',
    slug: 'answer_deleted',
    group: 'questions',
    summary: 'An answer was removed',
    fires: 'When the shop owner removes an answer for good, alone or with its question.',
    doesNotFire: 'When an answer is only unpublished: that is answer/updated.',
    firedBy: [],
    relatedOperation: 'getQuestions',
  },
  {
    name: 'wishlistItem/created',
    slug: 'wishlist_item_created',
    group: 'wishlists',
    summary: 'A product was put into a wishlist',
    fires: 'When a customer or a guest puts a product into a wishlist.',
    doesNotFire: 'When an item moves between wishlists, or goes into the cart.',
    firedBy: ['createWishlistItem'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/updated',
    slug: 'wishlist_item_updated',
    group: 'wishlists',
    summary: 'A wishlist item has changed',
    fires:
      'When another variant is chosen, and when the item of a guest passes to a customer; then both variant ids are equal.',
    doesNotFire: 'When the wishlist around it is renamed or made private.',
    firedBy: ['updateWishlistItemVariant', 'attachSessionToken'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/moved',
    slug: 'wishlist_item_moved',
    group: 'wishlists',
    summary: 'A wishlist item went into another wishlist',
    fires: 'When an item goes into another wishlist of the same owner.',
    doesNotFire: 'Together with wishlistItem/created or wishlistItem/deleted: a move is one event.',
    firedBy: ['moveWishlistItem'],
    relatedOperation: 'getWishlistItems',
  },
  {
    name: 'wishlistItem/deleted',
    slug: 'wishlist_item_deleted',
    group: 'wishlists',
    summary: 'A product was taken out of a wishlist',
    fires:
      'When an item is taken out, when its wishlist is removed, and when a guest item is dropped because the customer has it already.',
    doesNotFire: 'When an item moves between wishlists, or is bought.',
    firedBy: ['deleteWishlistItem', 'deleteWishlist', 'attachSessionToken'],
    relatedOperation: 'getWishlistItems',
  },
];

/** All 17 topics, in the order of the reference. */
export const topics: readonly Topic[] = definitions.map((definition) => ({
  ...definition,
  payload: payloadSchemas[definition.name],
  examples: componentExamples(payloadSchemas[definition.name]),
}));
