/** The calls that change wishlists. */
export const wishlistWrites = [
  'createWishlistItem',
  'deleteWishlistItem',
  'createWishlist',
  'deleteWishlist',
  'createShareLink',
  'updateWishlist',
  'moveWishlistItem',
  'updateWishlistItemVariant',
] as const;

/** All calls about wishlists. */
export const wishlistCalls = [
  'getWishlists',
  'getWishlistProductStatuses',
  'getWishlistItems',
  ...wishlistWrites,
] as const;

/** The calls that may be repeated safely with a key. */
export const keyedCalls = [
  'getAccessToken',
  'getStorefrontToken',
  'createSessionToken',
  'attachSessionToken',
  'updateBirthday',
  'updateBalance',
  'sendEvent',
  'redeem',
  'createReview',
  'createReply',
  'createVote',
  'deleteVote',
  'createQuestion',
  'createAnswer',
  ...wishlistWrites,
  'createSubscription',
  'updateSubscription',
  'deleteSubscription',
] as const;

/** The calls that no storefront token may make. */
export const serverCalls = [
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
] as const;

/** The calls that need no scope. */
export const scopelessCalls = [
  'getAccessToken',
  'getStorefrontToken',
  'getSubscriptions',
  'createSubscription',
  'updateSubscription',
  'deleteSubscription',
] as const;
