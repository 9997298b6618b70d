import type { ErrorDefinition } from './error-definition';

/** The errors of the catalog in the specification: 13 × 400, 10 × 403, 19 × 404, 4 × 409 and 3 × 422. */
export const errorCatalog = [
  {
    id: 'validationFailed',
    status: 400,
    summary: 'A parameter or field is unknown, missing, of the wrong type or out of range.',
    message: ['color is not recognized'],
  },
  {
    id: 'wishlistReadInvalid',
    status: 400,
    summary: 'The request identifies no owner of wishlists, or two.',
    message: ['customerIdentifier or sessionToken is required'],
  },
  {
    id: 'productAlreadyInWishlist',
    status: 400,
    summary: 'The wishlist already contains this variant of the product.',
    message: ['productId is already in the wishlist'],
  },
  {
    id: 'productAlreadyInTargetWishlist',
    status: 400,
    summary: 'The target wishlist already contains one of the variants to move. Nothing is moved.',
    message: ['productId is already in the wishlist toWishlistId'],
  },
  {
    id: 'variantAlreadyInWishlist',
    status: 400,
    summary: 'The wishlist already contains the new variant.',
    message: ['newVariantId is already in the wishlist'],
  },
  {
    id: 'birthdayInvalid',
    status: 400,
    summary: 'The date does not exist, or is in the future.',
    message: ['day, month and year must be a date in the past'],
  },
  {
    id: 'balanceDeltaInvalid',
    status: 400,
    summary: 'The change is 0, out of range, or has more than two decimals.',
    message: ['balanceDelta must not be 0'],
  },
  {
    id: 'earningRuleInactive',
    status: 400,
    summary:
      'The rule is not active, the points program is disabled, or the customer is not eligible for it.',
    message: ['ruleId must be the id of an active rule'],
  },
  {
    id: 'earningRuleUnsupported',
    status: 400,
    summary:
      '`ruleType` is not `custom_action`, or the rule has another type. Then the message is `ruleId must be the id of a custom_action rule`.',
    message: ['ruleType must be custom_action'],
  },
  {
    id: 'punchCardInactive',
    status: 400,
    summary: 'The punch card is not active.',
    message: ['ruleId must be the id of an active punch card'],
  },
  {
    id: 'redeemInvalid',
    status: 400,
    summary:
      "`pointsToSpend` or `selectedVariantId` is missing or doesn't match the rule, such as `pointsToSpend must not be sent for this rule`, or the rule is not active.",
    message: ['pointsToSpend must be at least 100'],
  },
  {
    id: 'reviewAggregatesInvalid',
    status: 400,
    summary: 'The request has more than 20 product ids, or an option that is not a boolean.',
    message: ['productIds must contain at most 20 entries'],
  },
  {
    id: 'accessTokenBadRequest',
    status: 400,
    summary: 'A credential is missing, the grant type is not supported, or a scope does not exist.',
    message: ['grantType must be client_credentials'],
  },
  {
    id: 'replyNotAllowed',
    status: 403,
    summary: 'The shop does not allow replies to this review.',
    message: ['reviewId must be the id of a review that can be replied to'],
  },
  {
    id: 'onlyBuyersCanAnswer',
    status: 403,
    summary: 'The customer has not bought the product that the question is about.',
    message: ['customerIdentifier must be a customer who bought the product'],
  },
  {
    id: 'birthdayLocked',
    status: 403,
    summary: 'The birthday was last changed less than 365 days ago.',
    message: ['birthday can only be changed once in 365 days'],
  },
  {
    id: 'punchCardProgramDisabled',
    status: 403,
    summary: 'The points program of the shop is disabled.',
    message: ['points program is disabled'],
  },
  {
    id: 'punchCardNotEligible',
    status: 403,
    summary: 'The customer is not eligible for the points program.',
    message: ['customer is not eligible for the points program'],
  },
  {
    id: 'redeemDenied',
    status: 403,
    summary:
      'The customer is not in a tier of the rule or has reached its limit, the points program is disabled, or the message is `customer is not eligible for the points program`.',
    message: ["ruleId must be the id of a rule for the customer's tier"],
  },
  {
    id: 'notEnoughPoints',
    status: 403,
    summary: 'The price of the rule exceeds the points balance. No points are deducted.',
    message: ['customer does not have enough points'],
  },
  {
    id: 'tiersProgramDisabled',
    status: 403,
    summary: 'The tiers program of the shop is disabled.',
    message: ['tiers program is disabled'],
  },
  {
    id: 'tiersNotEligible',
    status: 403,
    summary: 'The customer is not allowed to earn tiers.',
    message: ['customer is not allowed to earn tiers'],
  },
  {
    id: 'accessTokenForbidden',
    status: 403,
    summary:
      'The credentials are invalid, a scope is not granted to the client, or the client has no access to the shop.',
    message: ['clientId or clientSecret is invalid'],
  },
  {
    id: 'customerNotFound',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'productNotFound',
    status: 404,
    summary: 'The shop has no product with this id.',
    message: ['productId matches no product'],
  },
  {
    id: 'reviewNotFound',
    status: 404,
    summary: 'The shop has no review with this id.',
    message: ['reviewId matches no review'],
  },
  {
    id: 'voterNotFound',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'votedReviewNotFound',
    status: 404,
    summary: 'The shop has no review with this id, or the token has no access to it.',
    message: ['reviewId matches no review'],
  },
  {
    id: 'voteNotFound',
    status: 404,
    summary: 'The customer has not voted for this review.',
    message: ['reviewId matches no vote of the customer'],
  },
  {
    id: 'questionNotFound',
    status: 404,
    summary: 'The shop has no question with this id.',
    message: ['questionId matches no question'],
  },
  {
    id: 'galleryNotFound',
    status: 404,
    summary: 'The shop has no gallery with this id.',
    message: ['galleryId matches no gallery'],
  },
  {
    id: 'galleriesNotFound',
    status: 404,
    summary: 'The shop has no gallery.',
    message: ['shop has no gallery'],
  },
  {
    id: 'mediaProductNotFound',
    status: 404,
    summary: 'The shop has no product with this id.',
    message: ['productId matches no product'],
  },
  {
    id: 'wishlistCustomerNotFound',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'wishlistNotFound',
    status: 404,
    summary:
      'The owner has no wishlist with this id, or the shop has no share link with this token.',
    message: ['wishlistId matches no wishlist'],
    operationMessages: {
      getWishlists: ['shareToken matches no share link'],
      moveWishlistItem: ['fromWishlistId matches no wishlist'],
      createShareLink: ['wishlistIds must contain ids of existing wishlists only'],
    },
  },
  {
    id: 'wishlistItemNotFound',
    status: 404,
    summary: 'The product, or the variant of it, is not in the wishlist.',
    message: ['productId matches no wishlist item'],
  },
  {
    id: 'variantNotFound',
    status: 404,
    summary: 'The product has no variant with this id.',
    message: ['variantId matches no variant of the product'],
    operationMessages: {
      updateWishlistItemVariant: ['newVariantId matches no variant of the product'],
    },
  },
  {
    id: 'subscriptionNotFound',
    status: 404,
    summary: 'The client has no subscription with this id.',
    message: ['id matches no subscription'],
  },
  {
    id: 'getCustomerNotFound',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'eventCustomerNotFound',
    status: 404,
    summary: 'The shop has no customer with this identifier.',
    message: ['customerIdentifier matches no customer'],
  },
  {
    id: 'earningRuleNotFound',
    status: 404,
    summary: 'The shop has no earning rule with this id.',
    message: ['ruleId matches no earning rule'],
  },
  {
    id: 'punchCardNotFound',
    status: 404,
    summary: 'The shop has no punch card with this id.',
    message: ['ruleId matches no punch card'],
  },
  {
    id: 'reviewAlreadyReplied',
    status: 409,
    summary: 'The review already has a reply. The existing reply stays.',
    message: ['reviewId already has a reply'],
  },
  {
    id: 'reviewAlreadyVoted',
    status: 409,
    summary: 'The customer has already voted for this review.',
    message: ['reviewId already has a vote of the customer'],
  },
  {
    id: 'ownQuestion',
    status: 409,
    summary: 'The customer asked the question.',
    message: ['customerIdentifier must not be the customer who asked the question'],
  },
  {
    id: 'birthdayUnchanged',
    status: 409,
    summary: 'The date equals the stored birthday.',
    message: ['birthday must differ from the stored birthday'],
  },
  {
    id: 'addressTaken',
    status: 422,
    summary: 'Another subscription to the topic has this address.',
    message: ['address is already taken for this topic'],
  },
  {
    id: 'balanceNotEnough',
    status: 422,
    summary: 'The balance would become negative. It stays unchanged.',
    message: ['balanceDelta must not deduct more than the points balance'],
  },
  {
    id: 'customerAlreadyRewarded',
    status: 422,
    summary: "The customer has reached the rule's limit.",
    message: ['customer has already been rewarded for this rule'],
  },
] as const satisfies readonly ErrorDefinition[];
