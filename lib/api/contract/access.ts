import type { Scope } from './scopes';

/** Whether a storefront token identifies a customer or a guest. */
export type StorefrontRole = 'customer' | 'guest';

/** A kind of bearer token: an access token, or a storefront token of one role. */
export type TokenKind = 'access' | `storefront:${StorefrontRole}`;

/** The tokens of operations for servers only, of those for customers too, and of those for guests too. */
export const SERVERS = ['access'] as const;
export const CUSTOMERS = ['access', 'storefront:customer'] as const;
export const EVERYONE = ['access', 'storefront:customer', 'storefront:guest'] as const;

/**
 * The customer or guest that an operation acts for, and how a request with an access token identifies them.
 * A storefront token identifies its customer or guest itself; a request must not identify another.
 * - `none`: the operation acts for no customer. A `customerIdentifier` is the customer to change.
 * - `customer`: `customerIdentifier` is required.
 * - `optionalCustomer`: `customerIdentifier` is optional.
 * - `author`: `customerIdentifier`, or `guestName` with `guestEmail`.
 * - `customerOrSession`: either `customerIdentifier` or `sessionToken` is required.
 */
export type ActorRule = 'none' | 'customer' | 'optionalCustomer' | 'author' | 'customerOrSession';

/** Who may use an operation, and on whose behalf it runs. */
export interface OperationAccess {
  /** Required scope of the token; null if none is required. */
  scope: Scope | null;
  /** Accepted kinds of bearer token; an empty list if the operation requires none. */
  tokens: readonly TokenKind[];
  actor: ActorRule;
}

/** The roles whose storefront tokens are accepted. */
export function storefrontRoles({ tokens }: OperationAccess): StorefrontRole[] {
  const roles: StorefrontRole[] = ['customer', 'guest'];
  return roles.filter((role) => tokens.includes(`storefront:${role}`));
}

/** Whether a request with an access token can identify the session of a guest in its query. */
export function acceptsSessionInQuery({ actor }: OperationAccess, method: string): boolean {
  return actor === 'customerOrSession' && method === 'get';
}

/**
 * The `security` of an operation in the document.
 *
 * @param method a session token is listed if it's a query parameter, so only for `get`
 */
export function securityRequirements(
  access: OperationAccess,
  method: 'get' | 'post' | 'put',
): Record<string, string[]>[] {
  const scopes: string[] = access.scope ? [access.scope] : [];
  return [
    ...(access.tokens.includes('access') ? [{ accessToken: scopes }] : []),
    ...(acceptsSessionInQuery(access, method) ? [{ accessToken: scopes, sessionToken: [] }] : []),
    ...(storefrontRoles(access).length > 0 ? [{ storefrontToken: scopes }] : []),
  ];
}

/** The sentences about scope and tokens at the end of an operation's description. */
export function accessDescription(access: OperationAccess): string {
  if (access.tokens.length === 0) return 'Requires no scope and no token.';
  const scope = access.scope ? `Requires the scope \`${access.scope}\`.` : 'Requires no scope.';
  return `${scope} ${tokenDescription(storefrontRoles(access))}`;
}

function tokenDescription(roles: readonly StorefrontRole[]): string {
  if (roles.length === 0) return 'Accepts access tokens only.';
  return roles.includes('guest')
    ? 'Accepts access tokens, and storefront tokens of customers and guests.'
    : 'Accepts access tokens, and storefront tokens of customers for their own data.';
}
