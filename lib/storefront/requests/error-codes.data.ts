import type { ErrorCode } from '../constants';

/** The codes of errors that the API names in `Laurel-Error`, if they differ from those of their status. */
export const CODES_BY_NAME: Readonly<Record<string, ErrorCode>> = {
  guestTokenNotAccepted: 'NOT_AUTHENTICATED',
  productAlreadyInWishlist: 'ALREADY_EXISTS',
  productAlreadyInTargetWishlist: 'ALREADY_EXISTS',
  variantAlreadyInWishlist: 'ALREADY_EXISTS',
  // The session of a guest was attached to a customer, or was removed.
  sessionTokenSpent: 'NOT_AUTHENTICATED',
  notEnoughPoints: 'NOT_ENOUGH_POINTS',
  redeemDenied: 'CUSTOMER_NOT_ELIGIBLE',
  punchCardNotEligible: 'CUSTOMER_NOT_ELIGIBLE',
  tiersNotEligible: 'CUSTOMER_NOT_ELIGIBLE',
  // The only errors of gift registries with this code, so that the form can tell them from invalid fields.
  registriesFull: 'CUSTOMER_NOT_ELIGIBLE',
  registryFull: 'CUSTOMER_NOT_ELIGIBLE',
  verificationRequired: 'VERIFICATION_REQUIRED',
  verificationFailed: 'VERIFICATION_FAILED',
  idempotencyInProgress: 'UNKNOWN_ERROR',
};

/** Errors that share their name with another cause, by their message. */
export const CODES_BY_MESSAGE: readonly {
  name: string;
  message: string;
  code: ErrorCode;
}[] = [
  { name: 'redeemDenied', message: 'points program is disabled', code: 'FORBIDDEN' },
  {
    name: 'redeemInvalid',
    message: 'ruleId must be the id of an active rule',
    code: 'RULE_NOT_ACTIVE',
  },
];

/** The codes of all other errors, by status. */
export const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_ARGUMENTS',
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  429: 'RATE_LIMITED',
};
