import type { Scope } from '../contract/scopes';
import type { RequestShop } from '../http/context';

/** The data of a client that decides whether it gets a token. */
export interface RequestingClient {
  isPartner: boolean;
  scopes: readonly string[];
  shops: readonly Pick<RequestShop, 'id' | 'domain' | 'hasApi' | 'clockOffsetMs'>[];
}

/** The shop and the scopes of a new token, or why there is none. */
export type TokenDecision =
  | { shop: Pick<RequestShop, 'id' | 'clockOffsetMs'>; scopes: Scope[] }
  | { error: 'accessTokenForbidden' | 'planTooLow'; message?: string };

/**
 * Decides which shop and scopes a client gets a token for.
 *
 * @param requested scopes that exist, separated by spaces
 * @param domain the shop that the request names
 */
export function decideToken(
  { isPartner, scopes, shops }: RequestingClient,
  requested: string,
  domain: string | undefined,
): TokenDecision {
  if (isPartner && domain === undefined) {
    return { error: 'accessTokenForbidden', message: 'shop is required for a partner client' };
  }
  const shop = domain === undefined ? shops[0] : shops.find((linked) => linked.domain === domain);
  if (!shop) {
    return { error: 'accessTokenForbidden', message: 'shop is not linked to the client' };
  }
  const wanted = [...new Set(requested.split(' '))];
  const missing = wanted.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) {
    return {
      error: 'accessTokenForbidden',
      message: `scope ${missing.join(' and ')} is not granted to the client`,
    };
  }
  if (!shop.hasApi) return { error: 'planTooLow' };
  // The schema accepts known scopes only.
  return { shop, scopes: wanted as Scope[] };
}
