import type { ErrorId } from './errors';
import { INTERNAL_MESSAGE, UNAVAILABLE_MESSAGE } from './server-messages';

/**
 * Messages that an error returns besides the one in the catalog. `…` stands for a part that differs from request to
 * request, such as the name of a field.
 */
export const messageTemplates: Readonly<Partial<Record<ErrorId, readonly string[]>>> = {
  validationFailed: [
    '… is not recognized',
    '… is required',
    '… has an invalid value',
    '… must be a file',
    '… must be a number',
    '… must be a string',
    '… must be a boolean',
    '… must be a list',
    '… must be an integer',
    '… must be an integer in decimal digits',
    '… must be an object',
    '… must be a JPEG, PNG or WebP file',
    '… must have at most … megapixels',
    '… must be a domain such as …',
    '… must be a customer id, an email address, or a phone number such as …',
    '… must be an email address',
    '… must be an https address',
    '… must be a timestamp such as …',
    '… must be one of …',
    '… must be at least …',
    '… must be at most …',
    '… must be greater than …',
    '… must be less than …',
    '… must be sent only once',
    '… must have at least … characters',
    '… must have at most … characters',
    '… must have at most two decimals',
    '… must have at most … levels of nested lists and objects',
    '… must have at most … parameters',
    '… must have at most … values',
    '… must have the format …',
    '… must contain at least 1 entry',
    '… must contain at least … entries',
    '… must contain at most … entries',
    '… must contain visible ASCII characters only',
    '… must not be empty',
    '… must not contain NUL',
  ],
  birthdayInvalid: ['day does not exist in the month'],
  balanceDeltaInvalid: [
    'balanceDelta must be at least …',
    'balanceDelta must be at most …',
    'balanceDelta must have at most two decimals',
  ],
  earningRuleInactive: [
    'points program is disabled',
    'customer is not eligible for the points program',
  ],
  wishlistNotFound: ['toWishlistId matches no wishlist'],
  wishlistItemNotFound: ['oldVariantId matches no wishlist item'],
  wishlistReadInvalid: ['customerIdentifier and sessionToken must not be sent together'],
  earningRuleUnsupported: ['ruleId must be the id of a custom_action rule'],
  redeemInvalid: [
    'pointsToSpend must be at least …',
    'pointsToSpend must be at most …',
    'pointsToSpend must not be sent for this rule',
    'pointsToSpend is required',
    'pointsToSpend is worth less than 0.01',
    'ruleId must be the id of an active rule',
    'selectedVariantId is required',
    'selectedVariantId must be one of the variants of the rule',
  ],
  reviewAggregatesInvalid: [
    'withStarsDistribution must be one of true, false',
    'withMediaCount must be one of true, false',
    'withReplyCount must be one of true, false',
  ],
  accessTokenBadRequest: [
    'clientId is required',
    'clientSecret is required',
    'grantType is required',
    'scope is required',
    'scope must be scopes such as read_customer, separated by single spaces',
    'scope must not contain …, which does not exist',
  ],
  accessTokenForbidden: [
    'scope … is not granted to the client',
    'shop is not linked to the client',
    'shop is required for a partner client',
  ],
  redeemDenied: [
    'points program is disabled',
    'customer is not eligible for the points program',
    'ruleId can be redeemed at most once by a customer',
    'ruleId can be redeemed at most … times by a customer',
  ],
  scopeMissing: ['token lacks the scope …'],
  topicNotGranted: ['topic requires the scope …, which is not granted to the client'],
  foreignIdentity: ['sessionToken must be the session of the token'],
  filtersContradict: ['onlyProductReviews must not be sent together with onlyShopReviews'],
  authorMissing: [
    'guestName and guestEmail must be sent together, and without customerIdentifier',
    'guestName and guestEmail are required',
    'guestName must not be sent with the storefront token of a customer',
  ],
  identityMissing: ['customerIdentifier and sessionToken must not be sent together'],
  productAlreadyReviewed: [
    'The customer may not write reviews in this shop',
    'Only customers who bought this product can review it',
  ],
  addressNotAccepted: [
    'address must name an inbox with 1 to 64 letters, digits, hyphens or underscores',
    'address must be an https address',
    'address must be an https address without credentials or a fragment',
  ],
};

/** Messages of the statuses that every operation can return. */
export const statusMessageTemplates: Readonly<Record<number, readonly string[]>> = {
  401: ['token is missing, unknown or expired'],
  413: [
    'body must have at most … KB',
    'body must have at most … KB of text',
    '… must be a file of at most … MB',
  ],
  415: ['Content-Type must be …', 'Content-Encoding must be identity'],
  429: ['rate limit is reached, retry after …'],
  500: [INTERNAL_MESSAGE],
  503: [UNAVAILABLE_MESSAGE, 'too many large requests arrive at the same time'],
};

/** Messages of requests that reach no operation, or whose body can't be read. */
export const requestMessageTemplates: readonly string[] = [
  'body is required',
  'body is incomplete',
  'body must have at most … parts',
  'body must be valid JSON',
  'body must be a valid form',
  '… is not an endpoint of the API, see …',
  '… must be requested with …',
  '… is not an image of the API',
];
