import type { ErrorDefinition } from './error-definition';

/** Errors outside the catalogue: from tokens, identity, retries and the rules of single operations. */
export const generalErrors = [
  {
    id: 'scopeMissing',
    status: 403,
    summary: 'The token lacks the scope of this call.',
    message: ['token lacks the scope of this call'],
  },
  {
    id: 'planTooLow',
    status: 403,
    summary: 'The plan of the shop does not include the API any more.',
    message: ['the plan of the shop does not include the API'],
  },
  {
    id: 'tokenKindRefused',
    status: 403,
    summary: 'A storefront token was sent; this call takes an access token only.',
    message: ['token must be an access token'],
  },
  {
    id: 'foreignIdentity',
    status: 403,
    summary: 'A storefront token was sent together with the identity of somebody else.',
    message: ['customerIdentifier names another customer than the token'],
  },
  {
    id: 'unpublishedHidden',
    status: 403,
    summary: 'A storefront token asks for unpublished entries.',
    message: ['unpublished entries need an access token'],
  },
  {
    id: 'filtersContradict',
    status: 400,
    summary: 'Two filters exclude each other.',
    message: ['onlyPublished and onlyUnpublished filters must not be sent together'],
  },
  {
    id: 'customerMissing',
    status: 400,
    summary: 'An access token was sent, but no customer is named.',
    message: ['customerIdentifier is required'],
  },
  {
    id: 'identityMissing',
    status: 400,
    summary: 'Nobody, or more than one owner, is named for the wishlists.',
    message: ['customerIdentifier or sessionToken is required'],
  },
  {
    id: 'sessionTokenSpent',
    status: 400,
    summary: 'The session token is unknown, or belongs to another customer by now.',
    message: ['sessionToken is not valid'],
  },
  {
    id: 'productAlreadyReviewed',
    status: 400,
    summary: 'The customer has reviewed the product already, or may not review it.',
    message: ['The customer has already reviewed this product'],
  },
  {
    id: 'nothingToChange',
    status: 400,
    summary: 'Only the wishlist is named, but nothing to change about it.',
    message: ['wishlistTitle, isDefault or isPrivate is required'],
  },
  {
    id: 'privateWishlistShared',
    status: 400,
    summary: 'One of the wishlists is private.',
    message: ['wishlistIds must not contain a private wishlist'],
  },
  {
    id: 'wishlistsFull',
    status: 400,
    summary: 'The owner has 100 wishlists already.',
    message: ['wishlist limit of 100 is reached'],
  },
  {
    id: 'sameWishlist',
    status: 400,
    summary: 'Source and target are the same wishlist.',
    message: ['toWishlistId must differ from fromWishlistId'],
  },
  {
    id: 'variantAmbiguous',
    status: 400,
    summary: 'Several variants of the product are in the wishlist and oldVariantId is missing.',
    message: ['oldVariantId is required'],
  },
  {
    id: 'addressRefused',
    status: 400,
    summary: 'The address is not https, holds credentials or a fragment, or is not public.',
    message: ['address must be a public https address'],
  },
  {
    id: 'customerUnknown',
    status: 404,
    summary: 'No customer of the shop has this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'spendingRuleNotFound',
    status: 404,
    summary: 'The shop has no such spending rule.',
    message: ['ruleId matches no spending rule'],
  },
  {
    id: 'wishlistProductNotFound',
    status: 404,
    summary: 'The shop has no such product.',
    message: ['productId matches no product'],
  },
  {
    id: 'idempotencyInProgress',
    status: 409,
    summary: 'A request with the same Idempotency-Key is still running.',
    message: ['Idempotency-Key belongs to a request that is still running'],
  },
  {
    id: 'idempotencyKeyReused',
    status: 422,
    summary: 'The Idempotency-Key was used with another body before.',
    message: ['Idempotency-Key was used with another body'],
  },
] as const satisfies readonly ErrorDefinition[];
