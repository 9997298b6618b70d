/**
 * The current role, customer or guest, and how a custom storefront changes it.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success, SuccessResult } from './core';

/**
 * Authenticates the customer or guest that a storefront token identifies.
 *
 * @remarks
 * Call it after sign-in. Widgets load their data again, and placeholders stay in place. With the
 * token of a guest, the role becomes `guest`.
 *
 * Themes use the sign-in of the shop and don't need this function. No event fires.
 *
 * @param args - The new token.
 * @returns The new role, and the time when the token expires.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The token is invalid or has expired.
 * @whatToDo NOT_AUTHENTICATED - Request a new storefront token from your server and call the
 * function again.
 * @guide /docs/Sdk/modules/authentication
 */
export declare function authenticateCustomer(args: {
  /** A token that your server got from `POST /v2/oauth/getStorefrontToken`. */
  storefrontToken: string;
}): Promise<
  | SuccessResult<{
      /** Whether the token identifies a customer or a guest. */
      role: 'customer' | 'guest';
      /** The customer's id in the shop, `null` for guests and customers without a shop account. */
      customerId: number | null;
      /** When the token expires, as an ISO 8601 date-time. */
      expiresAt: string;
    }>
  | ErrorResult
>;

/**
 * Returns the current role, customer or guest.
 *
 * @remarks
 * The role changes with `authenticateCustomer` and `logoutCustomer`. No event fires, so call the
 * function again after them.
 *
 * @returns The current role.
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
 * Signs the customer out of the SDK.
 *
 * @remarks
 * The SDK deletes its token. If you passed `getStorefrontToken` to `init`, the SDK calls it for the
 * token of a guest, so end your server's session first.
 *
 * The customer stays signed in to the shop: end that session yourself. No event fires.
 *
 * @returns `Success` once the role is `guest`.
 *
 * @callsApi
 * @guide /docs/Sdk/modules/authentication
 */
export declare function logoutCustomer(): Promise<Success | ErrorResult>;
