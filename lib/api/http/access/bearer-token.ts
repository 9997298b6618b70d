import { eq } from 'drizzle-orm';
import { isScope } from '../../contract/scopes';
import type { Database } from '../../database/database';
import { type SealKey, unseal } from '../../database/seal';
import { hashOf } from '../../database/secret-hash';
import { isRow } from '../../database/sql';
import { clients, tokens } from '../../database/tables/access';
import { shops } from '../../database/tables/shops';
import { sessions } from '../../database/tables/wishlists';
import { HttpError } from '../api-error';
import type { TokenHolder, VerifiedToken } from '../context';
import { shopTime } from '../shop-clock';

const MESSAGE = 'token is missing, unknown or expired';

/** A new secret with 256 random bits after its prefix. */
export function newSecret(prefix: string, randomBytes: (count: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(32)).toString('base64url');
}

/** The token in an `Authorization` header; undefined if there is none. */
function bearerTokenOf(header: string | null): string | undefined {
  return /^bearer +([\w~+/.-]+=*)$/i.exec(header?.trim() ?? '')?.[1];
}

/**
 * Verifies the bearer token of a request.
 *
 * @param header value of `Authorization`
 * @param now milliseconds since 1970, by the clock of the system
 * @throws HttpError 401 with `WWW-Authenticate` (RFC 6750 §3)
 */
export async function verifyToken(
  database: Database,
  header: string | null,
  now: number,
): Promise<VerifiedToken> {
  const value = bearerTokenOf(header);
  if (value === undefined) {
    throw header === null ? unauthorized('Bearer') : invalidToken();
  }
  const [found] = await database
    .select({
      token: tokens,
      isDisabled: clients.isDisabled,
      shop: shops,
      // The id comes first: the result is `null` as a whole if its first column is.
      session: { id: sessions.id, attachedTo: sessions.customerId },
    })
    .from(tokens)
    .innerJoin(clients, eq(clients.id, tokens.clientId))
    .innerJoin(shops, eq(shops.id, tokens.shopId))
    .leftJoin(sessions, isRow(sessions, tokens.shopId, tokens.sessionId))
    .where(eq(tokens.hash, hashOf(value)));
  const isValid =
    found &&
    !found.isDisabled &&
    shopTime(found.shop, now) < found.token.expiresAt &&
    // The token of a guest ends with the session: when it was attached to a customer, or removed.
    (found.token.sessionId === null || found.session?.attachedTo === null);
  if (!isValid) throw invalidToken();
  const { kind, clientId, scopes, sealedSession, expiresAt } = found.token;
  return {
    kind,
    clientId,
    scopes: scopes.filter(isScope),
    shop: found.shop,
    expiresAt,
    holder: holderOf(found.token),
    sessionToken: sealedSession === null ? null : unseal(sealedSession, sessionSeal(value)),
  };
}

/** Returns the key that seals a guest's session token, so that only the holder of the storefront token gets it. */
export function sessionSeal(storefrontToken: string): SealKey {
  return { secret: storefrontToken, purpose: 'session of a storefront token' };
}

function holderOf({ customerId, sessionId }: typeof tokens.$inferSelect): TokenHolder | null {
  if (customerId !== null) return { role: 'customer', customerId };
  return sessionId === null ? null : { role: 'guest', sessionId };
}

/** The error for a token that is unknown or has expired. */
export function invalidToken(): HttpError {
  return unauthorized('Bearer error="invalid_token"');
}

function unauthorized(challenge: string): HttpError {
  return new HttpError(401, [MESSAGE], { 'WWW-Authenticate': challenge });
}
