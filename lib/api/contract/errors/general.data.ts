import { limits } from '../limits';
import type { ErrorDefinition } from './error-definition';

/** Errors outside the catalog: from tokens, identity, retries and the rules of individual operations. */
export const generalErrors = [
  {
    id: 'scopeMissing',
    status: 403,
    summary: 'The token lacks the required scope.',
    message: ['token lacks the scope read_customer'],
  },
  {
    id: 'planTooLow',
    status: 403,
    summary: "The shop's plan doesn't include the API.",
    message: ["shop has a plan that doesn't include the API"],
  },
  {
    id: 'topicNotGranted',
    status: 403,
    summary:
      'The shop owner has not granted the client the scope that reads the data of the topic. The scopes of the token make no difference.',
    message: ['topic requires the scope read_customer, which is not granted to the client'],
  },
  {
    id: 'tokenKindNotAccepted',
    status: 403,
    summary: 'The token is a storefront token. The operation requires an access token.',
    message: ['token must be an access token'],
  },
  {
    id: 'guestTokenNotAccepted',
    status: 403,
    summary: "The token is a guest's storefront token. The operation requires a customer.",
    message: ['token must be an access token or a storefront token of a customer'],
  },
  {
    id: 'foreignIdentity',
    status: 403,
    summary: 'The request and the token identify different customers or guests.',
    message: ['customerIdentifier must be the customer of the token'],
  },
  {
    id: 'verificationRequired',
    status: 403,
    summary: 'The shop requires a verification code for redemptions with a storefront token.',
    message: ['redemption must be confirmed with a verification code'],
  },
  {
    id: 'unpublishedHidden',
    status: 403,
    summary: 'The request asks for unpublished entries with a storefront token.',
    message: ['onlyUnpublishedReviews requires an access token'],
    operationMessages: {
      getQuestions: ['onlyUnpublishedQuestions requires an access token'],
    },
  },
  {
    id: 'filtersContradict',
    status: 400,
    summary: 'Two filters exclude each other.',
    message: ['onlyUnpublishedReviews must not be sent together with onlyPublishedReviews'],
    operationMessages: {
      getQuestions: [
        'onlyUnpublishedQuestions must not be sent together with onlyPublishedQuestions',
      ],
    },
  },
  {
    id: 'customerMissing',
    status: 400,
    summary: 'The request has an access token, but no `customerIdentifier`.',
    message: ['customerIdentifier is required'],
  },
  {
    id: 'authorMissing',
    status: 400,
    summary:
      'The request identifies no author, or two. With both authors or half of a guest, the message is `guestName and guestEmail must be sent together, and without customerIdentifier`. With a storefront token of a guest and no guest fields, it is `guestName and guestEmail are required`. With guest fields and a storefront token of a customer, it is `guestName must not be sent with the storefront token of a customer`.',
    message: ['customerIdentifier, or guestName and guestEmail, is required'],
  },
  {
    id: 'identityMissing',
    status: 400,
    summary: 'The request identifies no owner of wishlists, or two.',
    message: ['customerIdentifier or sessionToken is required'],
  },
  {
    id: 'identitiesConflict',
    status: 400,
    summary: 'The request has both `customerIdentifier` and `sessionToken`.',
    message: ['customerIdentifier and sessionToken must not be sent together'],
  },
  {
    id: 'sessionTokenSpent',
    status: 400,
    summary: `The session token is unknown, is already attached to a customer, or wasn't used for ${limits.sessionIdleDays} days.`,
    message: ['sessionToken must be the token of an open session'],
  },
  {
    id: 'productAlreadyReviewed',
    status: 400,
    summary:
      'The customer has already reviewed the product, or the message is `The customer may not write reviews in this shop` or `Only customers who bought this product can review it`.',
    message: ['The customer has already reviewed this product'],
  },
  {
    id: 'nothingToChange',
    status: 400,
    summary: 'The request has none of the fields to change.',
    message: ['wishlistTitle, isDefault or isPrivate is required'],
  },
  {
    id: 'privateWishlistShared',
    status: 400,
    summary: 'One of the wishlists is private.',
    message: ['wishlistIds must not contain private wishlists'],
  },
  {
    id: 'wishlistsFull',
    status: 400,
    summary: 'The owner already has 100 wishlists.',
    message: ['owner already has 100 wishlists'],
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
    summary:
      'The wishlist contains several variants of the product, and `oldVariantId` is missing.',
    message: ['oldVariantId is required'],
  },
  {
    id: 'sameVariant',
    status: 400,
    summary: 'The new variant equals the old one.',
    message: ['newVariantId must differ from oldVariantId'],
  },
  {
    id: 'subscriptionsFull',
    status: 400,
    summary: `The client already has ${limits.subscriptions.max} subscriptions in the shop.`,
    message: [`client already has ${limits.subscriptions.max} subscriptions`],
  },
  {
    id: 'addressNotAccepted',
    status: 400,
    summary:
      'No delivery could ever be sent to the address: it is not an https address, contains credentials or a fragment, has another port than 443, or is not public.',
    message: ['address must be a public https address with port 443'],
  },
  {
    id: 'customerUnknown',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'spendingRuleNotFound',
    status: 404,
    summary: 'The shop has no spending rule with this id.',
    message: ['ruleId matches no spending rule'],
  },
  {
    id: 'wishlistProductNotFound',
    status: 404,
    summary: 'The shop has no product with this id.',
    message: ['productId matches no product'],
  },
  {
    id: 'balanceTooHigh',
    status: 422,
    summary: `The balance would exceed ${limits.pointsBalance.max} points. It stays unchanged.`,
    message: [`points balance must not exceed ${limits.pointsBalance.max}`],
  },
  {
    id: 'idempotencyInProgress',
    status: 409,
    summary: 'A request with the same `Idempotency-Key` is still running.',
    message: ['Idempotency-Key belongs to a request that is still running'],
  },
  {
    id: 'idempotencyKeyReused',
    status: 422,
    summary: 'The `Idempotency-Key` was already used with another body.',
    message: ['Idempotency-Key was already used with another body'],
  },
] as const satisfies readonly ErrorDefinition[];
