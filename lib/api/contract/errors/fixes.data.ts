import type { ErrorId } from './errors';

const otherCustomer = 'Send the id, email or phone number of a customer of the shop.';
const otherProduct = 'Send the id of a product of this shop.';
const otherReview = 'Send an id that `getReviews` returns.';
const oneOwner = 'Send either `customerIdentifier` or `sessionToken`, and not both.';

/** For each error what a client changes so that the request succeeds. */
export const errorFixes: Readonly<Record<ErrorId, string>> = {
  validationFailed:
    'Correct every parameter and field that `message` names. It has one entry for each problem.',
  wishlistReadInvalid: oneOwner,
  productAlreadyInWishlist: 'Treat the product as saved, or send another `wishlistId`.',
  productAlreadyInTargetWishlist:
    'Call `deleteWishlistItem` with the source as `wishlistId` and with the `variantId` that both wishlists contain. If the source has further variants of the product, move them again.',
  variantAlreadyInWishlist: 'Send another `newVariantId`, or remove the old item.',
  birthdayInvalid: 'Send a date that exists and is in the past.',
  balanceDeltaInvalid: 'Send a number other than 0 with at most two decimals.',
  earningRuleInactive:
    'Send the id of a rule that `getEarningRules` returns, for a customer whose `isRewardProgramAvailable` is `true`.',
  earningRuleUnsupported:
    'Send the id of a rule of the type `custom_action` from `getEarningRules`, with this `ruleType`.',
  punchCardInactive: 'Send the id of an active punch card from `getEarningRules`.',
  redeemInvalid: 'Send the values that the rule in `getSpendingRules` requires.',
  reviewAggregatesInvalid: 'Split the products into requests with at most 20 ids.',
  accessTokenBadRequest:
    'Send `clientId`, `clientSecret`, the grant type `client_credentials` and existing scopes.',
  replyNotAllowed: 'Reply only to reviews that the shop allows replies to.',
  onlyBuyersCanAnswer:
    'Accept answers only from customers who bought the product, or answer as the shop owner.',
  birthdayLocked: 'Send the new date again 365 days after the last change.',
  punchCardProgramDisabled: 'Hide the punch card until the shop owner enables the points program.',
  punchCardNotEligible: 'Hide the punch card for this customer.',
  redeemDenied:
    'Offer only rules whose `isRedeemable` is `true` in `getSpendingRules`. `notRedeemableReason` says why the others cannot be redeemed.',
  notEnoughPoints:
    'Offer only rules whose `isRedeemable` is `true` in `getSpendingRules`. For a flexible rule, compare `pointsToSpend` with `pointsBalance` of `getCustomer`.',
  tiersProgramDisabled: 'Hide tiers until the shop owner enables the tiers program.',
  tiersNotEligible: 'Hide tiers if `isAllowedToEarnTier` of `getCustomer` is `false`.',
  accessTokenForbidden:
    "Check the credentials, the scopes of the client, and the client's access to the shop.",
  customerNotFound: otherCustomer,
  productNotFound: otherProduct,
  reviewNotFound: otherReview,
  voterNotFound: otherCustomer,
  votedReviewNotFound: otherReview,
  voteNotFound: 'Treat the vote as deleted.',
  questionNotFound: 'Send an id that `getQuestions` returns.',
  galleryNotFound: 'Send an id that `getGalleries` returns.',
  galleriesNotFound: 'Show no gallery until the shop owner creates one.',
  mediaProductNotFound: otherProduct,
  wishlistCustomerNotFound: otherCustomer,
  wishlistNotFound:
    'Send an id that `getWishlists` returns for the same owner, or the complete token of a share link.',
  wishlistItemNotFound:
    'Treat the item as removed. If the request names a wishlist, send the one that contains the item.',
  variantNotFound: 'Send the id of a variant of the product.',
  subscriptionNotFound: 'Send an id that `getSubscriptions` returns for the same client.',
  getCustomerNotFound: otherCustomer,
  eventCustomerNotFound: otherCustomer,
  earningRuleNotFound: 'Send the id of a rule that `getEarningRules` returns.',
  punchCardNotFound: 'Send the id of a punch card that `getEarningRules` returns.',
  reviewAlreadyReplied: 'Read the existing reply with `getReviews`.',
  reviewAlreadyVoted: 'Treat the vote as stored.',
  ownQuestion: 'Answer as another customer or as the shop owner.',
  birthdayUnchanged: 'Treat the birthday as stored.',
  addressTaken: 'Use the existing subscription, or send another address.',
  balanceNotEnough: 'Deduct at most `pointsBalance` of `getCustomer`.',
  customerAlreadyRewarded: 'Treat the action as rewarded, and send no further event for it.',
  scopeMissing: 'Request a token with the scope that the `WWW-Authenticate` header names.',
  topicNotGranted:
    'Subscribe with a client that was granted the scope, or ask the shop owner to grant it.',
  planTooLow: 'Ask the shop owner to change to the Plus plan or a higher one.',
  tokenKindNotAccepted: 'Send the request from your server with an access token.',
  guestTokenNotAccepted: 'Get a storefront token for a customer, or send an access token.',
  foreignIdentity: 'Omit the identity with a storefront token: the token identifies its owner.',
  verificationRequired: 'Use `sendVerificationToken` of the SDK, or an access token.',
  unpublishedHidden: 'Omit the filter, or send an access token.',
  filtersContradict: 'Send at most one of the two filters.',
  customerMissing: 'Send `customerIdentifier` with an access token.',
  authorMissing:
    'With an access token, send `customerIdentifier`, or `guestName` with `guestEmail`. With a storefront token of a guest, send `guestName` with `guestEmail`. With a storefront token of a customer, omit all three.',
  identityMissing: oneOwner,
  identitiesConflict: oneOwner,
  sessionTokenSpent:
    'Create a new session token with `createSessionToken`, or send `customerIdentifier`.',
  productAlreadyReviewed: 'Call `canCreateReview` before you show the form.',
  nothingToChange: 'Send at least one of the fields that change the wishlist.',
  privateWishlistShared: 'Set `isPrivate` to `false` with `updateWishlist` first.',
  wishlistsFull: 'Delete a wishlist with `deleteWishlist` first.',
  sameWishlist: 'Send two different wishlists.',
  variantAmbiguous: 'Send `oldVariantId`.',
  sameVariant: 'Send a variant other than the old one.',
  subscriptionsFull: 'Delete a subscription with `deleteSubscription` first.',
  addressNotAccepted:
    'Send a public https address with port 443, without credentials or a fragment. Its host must have at most 253 characters and no dot at its end.',
  customerUnknown: otherCustomer,
  spendingRuleNotFound: 'Send the id of a rule that `getSpendingRules` returns.',
  wishlistProductNotFound: otherProduct,
  balanceTooHigh: 'Add fewer points.',
  idempotencyInProgress: 'Wait for the first response, or send the same request again later.',
  idempotencyKeyReused: 'Use a new `Idempotency-Key` for every different request.',
};
