import type { ErrorId } from '../../contract/errors/errors';
import type { ErrorRequest, Sender } from './example-request';

const MARA = '7400112';
const UNKNOWN = '7499999';
const GUEST = 'ses_0c9a4d77';

/** The programs of this shop are off, and it has no gallery. */
const otherShop: Sender = { client: 'partner', shop: 'southlight.shop.example' };
const mara: Sender = { storefront: { customerIdentifier: MARA } };
const guest: Sender = { storefront: { sessionToken: GUEST } };

const credentials = {
  clientId: 'cl_5f20',
  clientSecret: 'sec_example',
  grantType: 'client_credentials',
  scope: 'read_customer',
};
const owner = { customerIdentifier: MARA };
const scarf = { ...owner, productId: 880010 };

/** For each error a request to the demo shop that returns it. */
export const errorRequests: Partial<Record<ErrorId, ErrorRequest>> = {
  validationFailed: { operation: 'getTiers', query: { color: 'red' } },
  wishlistReadInvalid: { operation: 'getWishlists' },
  productAlreadyInWishlist: {
    operation: 'createWishlistItem',
    body: { ...scarf, variantId: 990011, wishlistId: 301 },
  },
  productAlreadyInTargetWishlist: {
    operation: 'moveWishlistItem',
    before: [
      { operation: 'createWishlistItem', body: { ...scarf, variantId: 990011, wishlistId: 302 } },
    ],
    body: { ...scarf, fromWishlistId: 301, toWishlistId: 302 },
  },
  variantAlreadyInWishlist: {
    operation: 'updateWishlistItemVariant',
    before: [
      { operation: 'createWishlistItem', body: { ...scarf, variantId: 990012, wishlistId: 301 } },
    ],
    body: { ...scarf, wishlistId: 301, oldVariantId: 990011, newVariantId: 990012 },
  },
  birthdayInvalid: {
    operation: 'updateBirthday',
    body: { ...owner, day: 1, month: 1, year: 2090 },
  },
  balanceDeltaInvalid: { operation: 'updateBalance', body: { ...owner, balanceDelta: 0 } },
  earningRuleInactive: {
    operation: 'sendEvent',
    body: { ...owner, ruleId: 45, ruleType: 'custom_action' },
  },
  earningRuleUnsupported: {
    operation: 'sendEvent',
    body: { ...owner, ruleId: 31, ruleType: 'place_order' },
  },
  punchCardInactive: { operation: 'getPunchCardProgress', query: { ...owner, ruleId: 46 } },
  redeemInvalid: { operation: 'redeem', body: { ...owner, ruleId: 51, pointsToSpend: 99 } },
  reviewAggregatesInvalid: {
    operation: 'getReviewAggregates',
    query: { productIds: Array.from({ length: 21 }, (_, at) => 880010 + at) },
  },
  accessTokenBadRequest: {
    operation: 'getAccessToken',
    body: { ...credentials, grantType: 'password' },
  },
  replyNotAllowed: {
    operation: 'createReply',
    body: { reviewId: 5212, reply: { body: 'Thank you!', status: 'public' } },
  },
  onlyBuyersCanAnswer: {
    operation: 'createAnswer',
    body: {
      customerIdentifier: '7400128',
      questionId: 710,
      answer: { body: 'Yes, by hand.', isPublished: true },
    },
  },
  birthdayLocked: {
    operation: 'updateBirthday',
    body: { customerIdentifier: '7400126', day: 24, month: 12 },
  },
  punchCardProgramDisabled: {
    operation: 'getPunchCardProgress',
    as: otherShop,
    query: { customerIdentifier: '7500201', ruleId: 136 },
  },
  punchCardNotEligible: {
    operation: 'getPunchCardProgress',
    query: { customerIdentifier: '7400124', ruleId: 36 },
  },
  redeemDenied: { operation: 'redeem', body: { ...owner, ruleId: 57 } },
  notEnoughPoints: {
    operation: 'redeem',
    body: { customerIdentifier: '7400122', ruleId: 51, pointsToSpend: 100 },
  },
  tiersProgramDisabled: {
    operation: 'getTierProgress',
    as: otherShop,
    query: { customerIdentifier: '7500201' },
  },
  tiersNotEligible: { operation: 'getTierProgress', query: { customerIdentifier: '7400125' } },
  accessTokenForbidden: {
    operation: 'getAccessToken',
    body: { ...credentials, clientSecret: 'sec_wrong' },
  },
  customerNotFound: {
    operation: 'canCreateReview',
    query: { customerIdentifier: UNKNOWN, productId: 880010 },
  },
  productNotFound: { operation: 'canCreateReview', query: { ...owner, productId: 1 } },
  reviewNotFound: {
    operation: 'createReply',
    body: { reviewId: 1, reply: { body: 'Thank you!', status: 'public' } },
  },
  voterNotFound: {
    operation: 'createVote',
    body: { customerIdentifier: UNKNOWN, reviewId: 5210 },
  },
  votedReviewNotFound: { operation: 'createVote', body: { ...owner, reviewId: 1 } },
  voteNotFound: { operation: 'deleteVote', body: { ...owner, reviewId: 5210 } },
  questionNotFound: {
    operation: 'createAnswer',
    body: { questionId: 1, answer: { body: 'Yes, by hand.', isPublished: true } },
  },
  galleryNotFound: { operation: 'getGalleryMedia', query: { galleryId: 1 } },
  galleriesNotFound: { operation: 'getGalleries', as: otherShop },
  mediaProductNotFound: { operation: 'getProductMedia', query: { productId: 1 } },
  wishlistCustomerNotFound: {
    operation: 'getWishlists',
    query: { customerIdentifier: UNKNOWN },
  },
  wishlistNotFound: { operation: 'getWishlistItems', query: { ...owner, wishlistId: 1 } },
  wishlistItemNotFound: {
    operation: 'deleteWishlistItem',
    body: { ...owner, productId: 880021 },
  },
  variantNotFound: {
    operation: 'createWishlistItem',
    body: { ...scarf, variantId: 1 },
  },
  subscriptionNotFound: { operation: 'deleteSubscription', body: { id: 1 } },
  getCustomerNotFound: { operation: 'getCustomer', query: { customerIdentifier: UNKNOWN } },
  eventCustomerNotFound: {
    operation: 'sendEvent',
    body: { customerIdentifier: UNKNOWN, ruleId: 40, ruleType: 'custom_action' },
  },
  earningRuleNotFound: {
    operation: 'sendEvent',
    body: { ...owner, ruleId: 1, ruleType: 'custom_action' },
  },
  punchCardNotFound: { operation: 'getPunchCardProgress', query: { ...owner, ruleId: 31 } },
  reviewAlreadyReplied: {
    operation: 'createReply',
    body: { reviewId: 5211, reply: { body: 'Thank you!', status: 'public' } },
  },
  reviewAlreadyVoted: { operation: 'createVote', body: { ...owner, reviewId: 5211 } },
  ownQuestion: {
    operation: 'createAnswer',
    body: {
      customerIdentifier: '7400115',
      questionId: 710,
      answer: { body: 'I found out.', isPublished: true },
    },
  },
  birthdayUnchanged: {
    operation: 'updateBirthday',
    before: [
      { operation: 'updateBirthday', body: { customerIdentifier: '7400115', day: 2, month: 5 } },
    ],
    body: { customerIdentifier: '7400115', day: 2, month: 5 },
  },
  addressTaken: {
    operation: 'createSubscription',
    body: { topic: 'customer/balanceUpdated', address: 'https://hooks.shop.example/loyalty' },
  },
  balanceNotEnough: {
    operation: 'updateBalance',
    body: { customerIdentifier: '7400122', balanceDelta: -1 },
  },
  customerAlreadyRewarded: {
    operation: 'sendEvent',
    body: { customerIdentifier: '7400115', ruleId: 40, ruleType: 'custom_action' },
  },
  scopeMissing: {
    operation: 'getCustomer',
    as: { client: 'full', scope: 'read_review' },
    query: owner,
  },
  planTooLow: {
    operation: 'getAccessToken',
    body: { ...credentials, clientId: 'cl_c19f' },
  },
  topicNotGranted: {
    operation: 'createSubscription',
    as: { client: 'reviewsOnly', scope: 'read_review' },
    body: { topic: 'customer/balanceUpdated', address: 'https://hooks.shop.example/loyalty' },
  },
  tokenKindNotAccepted: {
    operation: 'updateBalance',
    as: mara,
    body: { ...owner, balanceDelta: 10 },
  },
  guestTokenNotAccepted: { operation: 'getCustomer', as: guest },
  foreignIdentity: {
    operation: 'getCustomer',
    as: mara,
    query: { customerIdentifier: '7400115' },
  },
  unpublishedHidden: {
    operation: 'getReviews',
    as: guest,
    query: { onlyUnpublishedReviews: true },
  },
  filtersContradict: {
    operation: 'getReviews',
    query: { onlyPublishedReviews: true, onlyUnpublishedReviews: true },
  },
  customerMissing: { operation: 'getCustomer' },
  authorMissing: {
    operation: 'createQuestion',
    body: { productId: 880010, body: 'Is it washable?' },
  },
  identityMissing: { operation: 'createWishlist', body: { wishlistTitle: 'Gifts' } },
  identitiesConflict: {
    operation: 'getStorefrontToken',
    body: { ...owner, sessionToken: GUEST },
  },
  sessionTokenSpent: {
    operation: 'createWishlist',
    body: { sessionToken: 'ses_unknown', wishlistTitle: 'Gifts' },
  },
  productAlreadyReviewed: {
    operation: 'createReview',
    body: { ...owner, productId: 880014, rate: 5, body: 'Still good.' },
  },
  nothingToChange: { operation: 'updateWishlist', body: { ...owner, wishlistId: 302 } },
  privateWishlistShared: {
    operation: 'createShareLink',
    body: { customerIdentifier: '7400121', wishlistIds: [304], shareChannel: 'email' },
  },
  wishlistsFull: {
    operation: 'createWishlist',
    before: Array.from({ length: 100 }, () => ({
      operation: 'createWishlist' as const,
      body: { customerIdentifier: '7400128', wishlistTitle: 'Gifts' },
    })),
    body: { customerIdentifier: '7400128', wishlistTitle: 'One more' },
  },
  sameWishlist: {
    operation: 'moveWishlistItem',
    body: { ...scarf, fromWishlistId: 301, toWishlistId: 301 },
  },
  variantAmbiguous: {
    operation: 'updateWishlistItemVariant',
    before: [
      { operation: 'createWishlistItem', body: { ...scarf, variantId: 990012, wishlistId: 301 } },
    ],
    body: { ...scarf, wishlistId: 301, newVariantId: 990013 },
  },
  sameVariant: {
    operation: 'updateWishlistItemVariant',
    body: { ...scarf, wishlistId: 301, oldVariantId: 990011, newVariantId: 990011 },
  },
  subscriptionsFull: {
    operation: 'createSubscription',
    // The demo shop has two of the client's subscriptions.
    before: Array.from({ length: 98 }, (_, number) => ({
      operation: 'createSubscription' as const,
      body: { topic: 'review/created', address: `https://hooks.shop.example/${number}` },
    })),
    body: { topic: 'review/created', address: 'https://hooks.shop.example/one-more' },
  },
  addressNotAccepted: {
    operation: 'createSubscription',
    body: { topic: 'review/created', address: 'https://192.168.1.20/reviews' },
  },
  customerUnknown: {
    operation: 'updateBalance',
    body: { customerIdentifier: UNKNOWN, balanceDelta: 10 },
  },
  spendingRuleNotFound: { operation: 'redeem', body: { ...owner, ruleId: 1 } },
  wishlistProductNotFound: {
    operation: 'createWishlistItem',
    body: { ...owner, productId: 1 },
  },
  idempotencyKeyReused: {
    operation: 'updateBalance',
    before: [
      {
        operation: 'updateBalance',
        headers: { 'Idempotency-Key': 'goodwill-1' },
        body: { ...owner, balanceDelta: 10 },
      },
    ],
    headers: { 'Idempotency-Key': 'goodwill-1' },
    body: { ...owner, balanceDelta: 20 },
  },
};

/** Why an error has no request here that returns it. */
export const notRunnable: Partial<Record<ErrorId, string>> = {
  idempotencyInProgress:
    'It takes a second request with the same key within milliseconds. The embedded database runs requests one after the other, so the second one gets the stored response.',
  verificationRequired:
    'The demo shop returns this error to storefront tokens after the action `verificationOn` of `/sandbox/world`.',
  balanceTooHigh:
    'The demo shop can’t return this error: it takes a million requests, since each adds at most 1,000,000 points.',
};
