/**
 * Who the visitor is, and how a custom storefront changes it.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success, SuccessResult } from './core';

/**
 * Makes the visitor the customer or guest that a storefront token names.
 *
 * @remarks
 * Call it after sign-in. The token is swapped in place: widgets load their data again, placeholders
 * stay. The token of a guest turns the visitor into a guest.
 *
 * In a theme the sign-in of the shop is used, and this call is not needed. No event fires.
 *
 * @param args - The new token.
 * @returns Who the visitor is now, and until when the token is valid.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The token was refused or has expired.
 * @guide /docs/Sdk/modules/authentication
 */
export declare function authenticateCustomer(args: {
  /** A token that your server got from `POST /v2/oauth/getStorefrontToken`. */
  storefrontToken: string;
}): Promise<
  | SuccessResult<{
      /** Whether the token names a customer or a guest. */
      role: 'customer' | 'guest';
      /** The customer's id in the shop, `null` for a guest. */
      customerId: number | null;
      /** When the token expires, as an ISO 8601 date-time. */
      expiresAt: string;
    }>
  | ErrorResult
>;

/**
 * Tells whether the visitor is a customer or a guest.
 *
 * @remarks
 * The answer follows `authenticateCustomer` and `logoutCustomer`. As no event fires on a change,
 * ask again after calling them.
 *
 * @returns The role of the visitor.
 *
 * @guide /docs/Sdk/modules/authentication
 */
export declare function getCurrentRole(): Promise<
  | SuccessResult<{
      /** `customer` after sign-in, otherwise `guest`. */
      role: 'customer' | 'guest';
    }>
  | ErrorResult
>;

/**
 * Makes the visitor a guest.
 *
 * @remarks
 * The SDK forgets its token. If `init` was given `getStorefrontToken`, the function is asked for the
 * token of a guest, so your server should know by then that nobody is signed in.
 *
 * The customer stays signed in to the shop itself: end that session on your own. No event fires.
 *
 * @returns `Success` once the visitor is a guest.
 *
 * @callsApi
 * @guide /docs/Sdk/modules/authentication
 */
export declare function logoutCustomer(): Promise<Success | ErrorResult>;
