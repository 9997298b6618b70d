import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { clients, tokens } from '../../database/tables/access';
import { shops } from '../../database/tables/shops';
import { isScope } from '../contract/scopes';
import { HttpError } from './api-error';
import type { VerifiedToken } from './context';

const MESSAGE = 'token is missing, unknown or expired';

/** What is stored of a token or secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new secret with 256 random bits after its prefix. */
export function newSecret(prefix: string, randomBytes: (count: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(32)).toString('base64url');
}

/**
 * Reads the bearer token of a request.
 *
 * @param header value of `Authorization`
 * @param now milliseconds since 1970
 * @throws HttpError 401 with `WWW-Authenticate` (RFC 6750 §3)
 */
export async function verifyToken(
  database: Database,
  header: string | null,
  now: number,
): Promise<VerifiedToken> {
  const value = /^bearer +([\w~+/.-]+=*)$/i.exec(header?.trim() ?? '')?.[1];
  if (value === undefined) throw unauthorized('Bearer');
  const [found] = await database
    .select({ token: tokens, isDisabled: clients.isDisabled, shop: shops })
    .from(tokens)
    .innerJoin(clients, eq(clients.id, tokens.clientId))
    .innerJoin(shops, eq(shops.id, tokens.shopId))
    .where(eq(tokens.hash, hashOf(value)));
  if (!found || found.isDisabled || found.token.expiresAt.getTime() <= now) {
    throw unauthorized('Bearer error="invalid_token"');
  }
  const { kind, clientId, scopes, customerId, sessionId } = found.token;
  return {
    kind,
    clientId,
    scopes: scopes.filter(isScope),
    shop: found.shop,
    holder:
      customerId !== null
        ? { role: 'customer', customerId }
        : sessionId !== null
          ? { role: 'guest', sessionId }
          : null,
  };
}

function unauthorized(challenge: string): HttpError {
  return new HttpError(401, [MESSAGE], { 'WWW-Authenticate': challenge });
}
