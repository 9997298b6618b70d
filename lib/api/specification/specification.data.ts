/**
 * The specification of the REST API, copied by hand.
 * Nothing here may be derived from the contract, since the tests compare the contract with it.
 */

export interface FieldRule {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  required?: true;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: string | number | boolean;
  enum?: string[];
  fields?: Record<string, FieldRule>;
}

export interface SpecifiedOperation {
  endpoint: string;
  tag: string;
  scope: string | null;
  query?: Record<string, FieldRule>;
  body?: Record<string, FieldRule>;
  /** Top-level fields of the response; null for a response without a body. */
  response: string[] | null;
}

const identity: Record<string, FieldRule> = { customerIdentifier: { type: 'string' } };
const owner: Record<string, FieldRule> = { ...identity, sessionToken: { type: 'string' } };
const author: Record<string, FieldRule> = {
  ...identity,
  guestName: { type: 'string' },
  guestEmail: { type: 'string' },
};
const id: FieldRule = { type: 'integer' };
const needed: FieldRule = { type: 'integer', required: true };
const flag: FieldRule = { type: 'boolean', default: false };
const longText: FieldRule = { type: 'string', required: true, minLength: 1, maxLength: 15000 };
const rate: FieldRule = { type: 'integer', minimum: 1, maximum: 5 };
const locale: FieldRule = { type: 'string', default: 'en' };
const paged: Record<string, FieldRule> = {
  page: { type: 'integer', minimum: 1, default: 1 },
  perPage: { type: 'integer', minimum: 1, maximum: 250, default: 50 },
};
const byOffset: Record<string, FieldRule> = {
  perPage: { type: 'integer', minimum: 1, maximum: 50, default: 15 },
  offset: { type: 'integer', minimum: 0, default: 0 },
};
const pageFields = ['totalCount', 'currentPage', 'perPage'];
const offsetFields = ['totalCount', 'currentOffset', 'perPage', 'items'];

export const specifiedOperations: SpecifiedOperation[] = [
  {
    endpoint: 'POST /v2/oauth/getAccessToken',
    tag: 'Authentication',
    scope: null,
    body: {
      clientId: { type: 'string', required: true },
      clientSecret: { type: 'string', required: true },
      grantType: { type: 'string', required: true, enum: ['client_credentials'] },
      scope: { type: 'string', required: true },
      shop: { type: 'string' },
    },
    response: ['accessToken', 'tokenType', 'expiresAt'],
  },
  {
    endpoint: 'POST /v2/oauth/getStorefrontToken',
    tag: 'Authentication',
    scope: null,
    body: owner,
    response: ['storefrontToken', 'role', 'expiresAt'],
  },
  {
    endpoint: 'POST /v2/oauth/createSessionToken',
    tag: 'Authentication',
    scope: 'write_wishlist',
    body: {},
    response: ['sessionToken'],
  },
  {
    endpoint: 'POST /v2/oauth/attachSessionToken',
    tag: 'Authentication',
    scope: 'write_wishlist',
    body: {
      sessionToken: { type: 'string', required: true },
      customerIdentifier: { type: 'string', required: true },
    },
    response: null,
  },
  {
    endpoint: 'GET /v2/customers/getCustomer',
    tag: 'Customers',
    scope: 'read_customer',
    query: identity,
    response: [
      'customerId',
      'email',
      'phone',
      'firstName',
      'lastName',
      'birthday',
      'isRewardProgramAvailable',
      'pointsBalance',
      'pointsExpiresAt',
      'isAllowedToEarnTier',
      'currentTier',
      'isReferralProgramAvailable',
      'referralLink',
      'acceptsEmailMarketing',
      'acceptsSmsMarketing',
    ],
  },
  {
    endpoint: 'POST /v2/customers/updateBirthday',
    tag: 'Customers',
    scope: 'write_customer',
    body: {
      ...identity,
      day: { type: 'integer', required: true, minimum: 1, maximum: 31 },
      month: { type: 'integer', required: true, minimum: 1, maximum: 12 },
      year: id,
    },
    response: ['birthday'],
  },
  {
    endpoint: 'POST /v2/customers/updateBalance',
    tag: 'Customers',
    scope: 'write_customer',
    body: {
      customerIdentifier: { type: 'string', required: true },
      balanceDelta: { type: 'number', required: true },
    },
    response: ['pointsBalance'],
  },
  {
    endpoint: 'GET /v2/rewards/getEarningRules',
    tag: 'Rewards',
    scope: 'read_reward',
    query: { ...identity, locale },
    response: ['earningRules'],
  },
  {
    endpoint: 'POST /v2/rewards/sendEvent',
    tag: 'Rewards',
    scope: 'write_reward',
    body: {
      customerIdentifier: { type: 'string', required: true },
      ruleId: needed,
      ruleType: { type: 'string', required: true, enum: ['custom_action'] },
    },
    response: null,
  },
  {
    endpoint: 'GET /v2/rewards/getPunchCardProgress',
    tag: 'Rewards',
    scope: 'read_reward',
    query: { ...identity, ruleId: needed },
    response: ['punchCardProgress'],
  },
  {
    endpoint: 'GET /v2/rewards/getSpendingRules',
    tag: 'Rewards',
    scope: 'read_reward',
    query: identity,
    response: ['spendingRules'],
  },
  {
    endpoint: 'POST /v2/rewards/redeem',
    tag: 'Rewards',
    scope: 'write_reward',
    body: { ...identity, ruleId: needed, pointsToSpend: { type: 'number' }, selectedVariantId: id },
    response: null,
  },
  {
    endpoint: 'GET /v2/rewards/getTiers',
    tag: 'Rewards',
    scope: 'read_reward',
    query: {},
    response: ['tiers'],
  },
  {
    endpoint: 'GET /v2/rewards/getTierProgress',
    tag: 'Rewards',
    scope: 'read_reward',
    query: { ...identity, locale },
    response: ['tierProgress'],
  },
  {
    endpoint: 'GET /v2/rewards/getActiveBoostCampaign',
    tag: 'Rewards',
    scope: 'read_reward',
    query: {},
    response: ['boostCampaign'],
  },
  {
    endpoint: 'GET /v2/rewards/getCustomerActiveRewards',
    tag: 'Rewards',
    scope: 'read_reward',
    query: identity,
    response: ['activeRewards'],
  },
  {
    endpoint: 'GET /v2/rewards/getActivityHistory',
    tag: 'Rewards',
    scope: 'read_reward',
    query: { ...identity, ...paged },
    response: [...pageFields, 'activities'],
  },
  {
    endpoint: 'GET /v2/rewards/getLoyaltyProgramStatus',
    tag: 'Rewards',
    scope: 'read_reward',
    query: {},
    response: ['pointsProgramEnabled', 'referralProgramEnabled', 'tiersProgramEnabled'],
  },
  {
    endpoint: 'GET /v2/reviews/canCreateReview',
    tag: 'Reviews',
    scope: 'read_review',
    query: { ...identity, productId: needed },
    response: ['canCreateReview', 'message'],
  },
  {
    endpoint: 'POST /v2/reviews/createReview',
    tag: 'Reviews',
    scope: 'write_review',
    body: {
      ...author,
      productId: needed,
      rate: { ...rate, required: true },
      title: { type: 'string' },
      body: { type: 'string', required: true },
      images: { type: 'array', maxItems: 5 },
    },
    response: ['review'],
  },
  {
    endpoint: 'POST /v2/reviews/createReply',
    tag: 'Reviews',
    scope: 'write_review',
    body: {
      reviewId: needed,
      reply: {
        type: 'object',
        required: true,
        fields: {
          body: longText,
          status: { type: 'string', required: true, enum: ['public', 'private'] },
        },
      },
    },
    response: ['reply'],
  },
  {
    endpoint: 'POST /v2/reviews/createVote',
    tag: 'Reviews',
    scope: 'write_review',
    body: { ...identity, reviewId: needed },
    response: ['votes'],
  },
  {
    endpoint: 'POST /v2/reviews/deleteVote',
    tag: 'Reviews',
    scope: 'write_review',
    body: { ...identity, reviewId: needed },
    response: ['votes'],
  },
  {
    endpoint: 'GET /v2/reviews/getReviews',
    tag: 'Reviews',
    scope: 'read_review',
    query: {
      ...identity,
      reviewId: id,
      productId: id,
      orderId: id,
      rate,
      search: { type: 'string' },
      sortingOption: {
        type: 'string',
        default: 'mostRecent',
        enum: [
          'mostRelevant',
          'mostRecent',
          'mostHelpful',
          'highestRating',
          'lowestRating',
          'withPhotos',
        ],
      },
      ...byOffset,
      onlyPublishedReviews: flag,
      onlyUnpublishedReviews: flag,
      onlyShopReviews: flag,
      onlyProductReviews: flag,
      onlyWithPhotos: flag,
      onlyPinnedReviews: flag,
      withCustomerDisplayName: flag,
      withStarsDistribution: flag,
      withMediaCount: flag,
      withReplyCount: flag,
    },
    response: offsetFields,
  },
  {
    endpoint: 'GET /v2/reviews/getRatesInfo',
    tag: 'Reviews',
    scope: 'read_review',
    query: { productIds: { type: 'array', required: true, minItems: 1, maxItems: 50 } },
    response: ['ratesInfo'],
  },
  {
    endpoint: 'GET /v2/reviews/getReviewAggregates',
    tag: 'Reviews',
    scope: 'read_review',
    query: {
      productIds: { type: 'array', required: true, maxItems: 20 },
      withStarsDistribution: flag,
      withMediaCount: flag,
      withReplyCount: flag,
    },
    response: ['reviewAggregates'],
  },
  {
    endpoint: 'GET /v2/questions/getQuestions',
    tag: 'Questions',
    scope: 'read_review',
    query: {
      ...identity,
      questionId: id,
      productId: id,
      onlyPublishedQuestions: flag,
      onlyUnpublishedQuestions: flag,
      sortingOption: {
        type: 'string',
        default: 'idDesc',
        enum: ['idAsc', 'idDesc', 'dateAsc', 'dateDesc'],
      },
      ...byOffset,
      withCustomerDisplayName: flag,
    },
    response: offsetFields,
  },
  {
    endpoint: 'POST /v2/questions/createQuestion',
    tag: 'Questions',
    scope: 'write_review',
    body: { ...author, productId: needed, body: longText },
    response: ['question'],
  },
  {
    endpoint: 'POST /v2/questions/createAnswer',
    tag: 'Questions',
    scope: 'write_review',
    body: {
      ...identity,
      questionId: needed,
      answer: {
        type: 'object',
        required: true,
        fields: { body: longText, isPublished: { type: 'boolean', required: true } },
      },
    },
    response: ['answer'],
  },
  {
    endpoint: 'GET /v2/instagram/getGalleries',
    tag: 'Gallery',
    scope: 'read_gallery',
    query: paged,
    response: [...pageFields, 'galleries'],
  },
  {
    endpoint: 'GET /v2/instagram/getProductMedia',
    tag: 'Gallery',
    scope: 'read_gallery',
    query: { ...paged, productId: needed, galleryId: id },
    response: [...pageFields, 'productMedia'],
  },
  {
    endpoint: 'GET /v2/instagram/getGalleryMedia',
    tag: 'Gallery',
    scope: 'read_gallery',
    query: { ...paged, galleryId: needed },
    response: [...pageFields, 'galleryMedia'],
  },
  {
    endpoint: 'GET /v2/wishlists/getWishlists',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    query: owner,
    response: ['wishlists'],
  },
  {
    endpoint: 'GET /v2/wishlists/getWishlistProductStatuses',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    query: { ...owner, ...paged, productIds: { type: 'array', required: true } },
    response: [...pageFields, 'wishlistProductStatuses'],
  },
  {
    endpoint: 'GET /v2/wishlists/getWishlistItems',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    query: { ...owner, ...paged, wishlistId: needed },
    response: [...pageFields, 'wishlistItems'],
  },
  {
    endpoint: 'POST /v2/wishlists/createWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: { ...owner, productId: needed, variantId: id, wishlistId: id },
    response: ['wishlistItem'],
  },
  {
    endpoint: 'POST /v2/wishlists/deleteWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: { ...owner, productId: needed, variantId: id },
    response: ['deletedWishlistItem'],
  },
  {
    endpoint: 'POST /v2/wishlists/createWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: { ...owner, wishlistTitle: { type: 'string', required: true } },
    response: ['createdWishlist'],
  },
  {
    endpoint: 'POST /v2/wishlists/deleteWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: { ...owner, wishlistId: needed },
    response: ['removedWishlist'],
  },
  {
    endpoint: 'POST /v2/wishlists/createShareLink',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: {
      ...owner,
      wishlistIds: { type: 'array', required: true },
      shareChannel: {
        type: 'string',
        required: true,
        enum: ['copyShareLink', 'facebook', 'twitter', 'whatsapp', 'email', 'pinterest'],
      },
    },
    response: ['shareLink'],
  },
  {
    endpoint: 'PUT /v2/wishlists/updateWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: {
      ...owner,
      wishlistId: needed,
      wishlistTitle: { type: 'string' },
      isDefault: { type: 'boolean' },
      isPrivate: { type: 'boolean' },
    },
    response: ['updatedWishlist'],
  },
  {
    endpoint: 'PUT /v2/wishlists/moveWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: { ...owner, productId: needed, fromWishlistId: needed, toWishlistId: needed },
    response: ['movedWishlistItem'],
  },
  {
    endpoint: 'PUT /v2/wishlists/updateWishlistItemVariant',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    body: {
      ...owner,
      wishlistId: needed,
      productId: needed,
      newVariantId: needed,
      oldVariantId: id,
    },
    response: ['updatedWishlistItem'],
  },
  {
    endpoint: 'GET /v2/webhooks/getSubscriptions',
    tag: 'Webhooks',
    scope: null,
    query: {},
    response: ['subscriptions'],
  },
  {
    endpoint: 'POST /v2/webhooks/createSubscription',
    tag: 'Webhooks',
    scope: null,
    body: {
      topic: { type: 'string', required: true },
      address: { type: 'string', required: true },
    },
    response: ['subscription'],
  },
  {
    endpoint: 'POST /v2/webhooks/updateSubscription',
    tag: 'Webhooks',
    scope: null,
    body: { id: needed, address: { type: 'string', required: true } },
    response: ['subscription'],
  },
  {
    endpoint: 'POST /v2/webhooks/deleteSubscription',
    tag: 'Webhooks',
    scope: null,
    body: { id: needed },
    response: null,
  },
];

/**
 * Status, meaning and the operations that return the error. `and others` if the specification names only examples of
 * these operations.
 */
export const specifiedErrors: [number, string, string[], 'and others'?][] = [
  [
    400,
    'validation error',
    ['createReview', 'createReply', 'createQuestion', 'createSubscription'],
    'and others',
  ],
  [400, 'wishlist reads', ['getWishlists', 'getWishlistProductStatuses', 'getWishlistItems']],
  [400, 'product already in the wishlist: create', ['createWishlistItem']],
  [400, 'product already in the wishlist: move', ['moveWishlistItem']],
  [400, 'product already in the wishlist: variant update', ['updateWishlistItemVariant']],
  [400, 'updateBirthday: invalid date', ['updateBirthday']],
  [400, 'updateBalance: invalid data', ['updateBalance']],
  [400, 'sendEvent: rule not active', ['sendEvent']],
  [400, 'sendEvent: unsupported earning rule', ['sendEvent']],
  [400, 'punch card: rule not active', ['getPunchCardProgress']],
  [400, 'redeem: validation error', ['redeem']],
  [400, 'review aggregates: validation error', ['getReviewAggregates']],
  [400, 'getAccessToken: bad request', ['getAccessToken']],
  [403, 'review reply not allowed', ['createReply']],
  [403, 'only buyers can answer a question', ['createAnswer']],
  [403, 'updateBirthday: forbidden', ['updateBirthday']],
  [403, 'punch card: points program disabled', ['getPunchCardProgress']],
  [403, 'punch card: customer not eligible', ['getPunchCardProgress']],
  [403, 'redeem: permission denied', ['redeem']],
  [403, 'redeem: not enough points', ['redeem']],
  [403, 'tier progress: tiers program disabled', ['getTierProgress']],
  [403, 'tier progress: customer not eligible', ['getTierProgress']],
  [403, 'getAccessToken: forbidden', ['getAccessToken']],
  [404, 'customer not found', ['canCreateReview', 'createReview', 'createQuestion']],
  [404, 'product not found', ['canCreateReview', 'createReview', 'createQuestion']],
  [404, 'review not found', ['createReply']],
  [404, 'vote: customer not found', ['createVote']],
  [404, 'vote: review not found', ['createVote']],
  [404, 'vote not found', ['deleteVote']],
  [404, 'question not found', ['createAnswer']],
  [404, 'gallery not found', ['getProductMedia', 'getGalleryMedia']],
  [404, 'galleries not found', ['getGalleries']],
  [404, 'gallery: product not found', ['getProductMedia']],
  [
    404,
    'wishlist: customer not found',
    [
      'getWishlists',
      'getWishlistProductStatuses',
      'getWishlistItems',
      'createWishlist',
      'createWishlistItem',
    ],
    'and others',
  ],
  [
    404,
    'wishlist not found',
    [
      'getWishlistItems',
      'createWishlistItem',
      'deleteWishlist',
      'createShareLink',
      'updateWishlist',
      'moveWishlistItem',
    ],
    'and others',
  ],
  [
    404,
    'wishlist: item not found',
    ['deleteWishlistItem', 'moveWishlistItem', 'updateWishlistItemVariant'],
  ],
  [404, 'wishlist: variant not found', ['createWishlistItem', 'updateWishlistItemVariant']],
  [404, 'subscription not found', ['updateSubscription', 'deleteSubscription']],
  [404, 'getCustomer: not found', ['getCustomer']],
  [404, 'sendEvent: customer not found', ['sendEvent']],
  [404, 'sendEvent: rule not found', ['sendEvent']],
  [404, 'punch card not found', ['getPunchCardProgress']],
  [409, 'review already replied', ['createReply']],
  [409, 'review already voted by the customer', ['createVote']],
  [409, 'customer cannot answer own question', ['createAnswer']],
  [409, 'updateBirthday: equals the current birth date', ['updateBirthday']],
  [422, 'webhook address already taken for this topic', ['createSubscription'], 'and others'],
  [422, 'updateBalance: balance not enough to deduct', ['updateBalance']],
  [422, 'sendEvent: customer already rewarded', ['sendEvent']],
];

export const specifiedErrorCounts = { 400: 13, 403: 10, 404: 19, 409: 4, 422: 3 };

export const specifiedTopics = [
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
];

export const specifiedScopes = [
  'read_customer',
  'write_customer',
  'read_wishlist',
  'write_wishlist',
  'read_review',
  'write_review',
  'read_gallery',
  'read_reward',
  'write_reward',
];

export const specifiedTags = [
  'Authentication',
  'Customers',
  'Rewards',
  'Reviews',
  'Questions',
  'Gallery',
  'Wishlists',
  'Webhooks',
];

/** Fields of entities, by the name of their schema. */
export const specifiedEntities: Record<string, string[]> = {
  CustomerData: ['shopifyCustomerId', 'email', 'phone'],
  ProductData: ['id', 'handle'],
  WishlistProduct: ['id', 'handle', 'variantId'],
  Tier: [
    'id',
    'title',
    'description',
    'perks',
    'pointsMultiplier',
    'image',
    'condition',
    'conditionValue',
    'tagsToAdd',
    'rewarding',
    'isDefault',
  ],
  BoostCampaign: ['pointsMultiplier', 'startsAt', 'endsAt'],
  Review: [
    'id',
    'title',
    'body',
    'rate',
    'images',
    'votes',
    'isPublished',
    'isPinned',
    'isVerifiedBuyer',
    'createdAt',
    'customer',
    'product',
    'reply',
    'customerDisplayName',
  ],
  Reply: ['body', 'status'],
  ReviewAggregates: [
    'reviewCount',
    'starsAverage',
    'productId',
    'starsDistribution',
    'mediaCount',
    'replyCount',
  ],
  RatesInfo: ['productId', 'avgRate', 'totalCount'],
  Question: [
    'id',
    'body',
    'customer',
    'product',
    'createdAt',
    'isPublished',
    'answers',
    'customerDisplayName',
  ],
  Answer: ['id', 'questionId', 'customer', 'body', 'createdAt', 'isPublished'],
  Gallery: ['galleryId', 'title'],
  Media: ['postId', 'text', 'link', 'thumbnail', 'low', 'standard'],
  Wishlist: [
    'wishlistId',
    'customer',
    'sessionToken',
    'wishlistTitle',
    'isDefault',
    'isPrivate',
    'items',
  ],
  WishlistItem: ['customer', 'sessionToken', 'product', 'wishlistId'],
  WishlistProductStatus: [
    'productId',
    'wishlistItemsCount',
    'productInWishlist',
    'variantsInWishlist',
  ],
  WebhookSubscription: ['id', 'topic', 'address'],
  ErrorBody: ['message', 'error', 'statusCode'],
};

/** Values of enums, by the name of their schema. */
export const specifiedEnumValues: Record<string, string[]> = {
  TierCondition: [
    'customer_tag',
    'earn_points',
    'purchases_made',
    'spent_amount',
    'completed_referrals',
  ],
  EarningRuleType: [
    'create_account',
    'place_order',
    'leave_review',
    'newsletter_subscribe',
    'birthday_gift',
    'instagram_follow',
    'facebook_page_visit',
    'facebook_share',
    'twitter_follow',
    'share_to_twitter',
    'punch_card',
    'goal_spend',
    'social_share',
    'buy_product_x',
    'custom_action',
  ],
  SpendingRuleType: ['fixed_amount', 'percentage', 'free_shipping', 'free_product', 'gift_card'],
  WebhookTopic: specifiedTopics,
};

export const specifiedActivityTypes = [
  'reward',
  'redeem',
  'tier',
  'referrer',
  'referred',
  'manual',
  'expired',
  'refund',
  'import',
];

/** Operations that reject every storefront token. */
export const specifiedServerOperations = [
  'getAccessToken',
  'getStorefrontToken',
  'createSessionToken',
  'attachSessionToken',
  'updateBalance',
  'sendEvent',
  'createReply',
  'getSubscriptions',
  'createSubscription',
  'updateSubscription',
  'deleteSubscription',
];

/** Operations that accept the storefront token of a customer, but not the one of a guest. */
export const specifiedCustomerOperations = [
  'getCustomer',
  'updateBirthday',
  'getPunchCardProgress',
  'redeem',
  'getTierProgress',
  'getCustomerActiveRewards',
  'getActivityHistory',
  'createVote',
  'deleteVote',
  'createAnswer',
];
