import { type OperationAccess, storefrontRoles, type TokenKind } from '../../contract/access';
import { ApiError } from '../api-error';
import type { VerifiedToken } from '../context';

/** The kind of a token, as operations list the kinds that they accept. */
function kindOf({ holder }: VerifiedToken): TokenKind {
  return holder === null ? 'access' : `storefront:${holder.role}`;
}

/**
 * Checks that a token may be used for an operation: its kind, the plan of its shop, its scopes.
 *
 * @throws ApiError 403
 */
export function checkAccess(access: OperationAccess, token: VerifiedToken): void {
  const kind = kindOf(token);
  if (!access.tokens.includes(kind)) {
    if (kind === 'access') {
      throw new ApiError('tokenKindNotAccepted', {
        messages: ['token must be a storefront token'],
      });
    }
    const acceptsCustomers = storefrontRoles(access).length > 0;
    throw new ApiError(acceptsCustomers ? 'guestTokenNotAccepted' : 'tokenKindNotAccepted');
  }
  if (!token.shop.hasApi) throw new ApiError('planTooLow');
  if (access.scope && !token.scopes.includes(access.scope)) {
    throw new ApiError('scopeMissing', {
      messages: [`token lacks the scope ${access.scope}`],
      headers: {
        'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${access.scope}"`,
      },
    });
  }
}
