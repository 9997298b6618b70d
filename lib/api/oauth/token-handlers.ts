import { limits } from '../contract/limits';
import { seal } from '../database/seal';
import { hashOf } from '../database/secret-hash';
import { newSecret, sessionSeal } from '../http/access/bearer-token';
import { findCustomer } from '../http/access/identity';
import { touchSession } from '../http/access/sessions';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { shopTime } from '../http/shop-clock';
import { storefrontScopes } from '../storefront-scopes';
import { decideToken } from './access-rules';
import { getAccessToken, getStorefrontToken } from './contract';
import { createSession } from './session-store';
import { findClient, storeToken } from './token-store';

const { tokenLifetimeSeconds } = limits;

function expiry(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}

/** The operations that issue tokens. */
export const tokenHandlers = [
  implement(getAccessToken, async ({ body, transaction, now: systemTime, randomBytes }) => {
    const { clientId, clientSecret, scope, shop } = body;
    const client = await findClient(transaction, clientId, clientSecret);
    if (!client) throw new ApiError('accessTokenForbidden');
    const decision = decideToken(client, scope, shop);
    if ('error' in decision) {
      const { error, message } = decision;
      throw new ApiError(error, message === undefined ? {} : { messages: [message] });
    }
    const { scopes } = decision;
    // The request has no token, so its shop is only determined here.
    const now = shopTime(decision.shop, systemTime.getTime());
    const accessToken = newSecret('at_', randomBytes);
    const expiresAt = expiry(now, tokenLifetimeSeconds.access);
    const stored = { kind: 'access' as const, clientId, shopId: decision.shop.id, scopes };
    await storeToken(transaction, { ...stored, hash: hashOf(accessToken), expiresAt }, now);
    return { accessToken, tokenType: 'Bearer', expiresAt: expiresAt.toISOString() };
  }),

  implement(getStorefrontToken, async (context) => {
    const { body, transaction, token, shop, now, randomBytes } = context;
    const { customerIdentifier, sessionToken } = body;
    const expiresAt = expiry(now, tokenLifetimeSeconds.storefront);
    const storefrontToken = newSecret('st_', randomBytes);
    const sealed = (session: string) => seal(session, sessionSeal(storefrontToken));
    const holder = {
      customerId: null as number | null,
      sessionId: null as number | null,
      sealedSession: null as string | null,
    };
    if (customerIdentifier !== undefined) {
      holder.customerId = (await findCustomer(context, customerIdentifier, 'customerUnknown')).id;
    } else if (sessionToken !== undefined) {
      const session = await touchSession(transaction, shop.id, { token: sessionToken }, now);
      if (!session) throw new ApiError('sessionTokenSpent');
      holder.sessionId = session.id;
      holder.sealedSession = sealed(sessionToken);
    } else {
      const own = newSecret('ses_', randomBytes);
      const session = { token: own, now, endsAt: expiresAt };
      holder.sessionId = await createSession(transaction, shop.id, session);
      holder.sealedSession = sealed(own);
    }
    const role = holder.customerId === null ? 'guest' : 'customer';
    const scopes = token.scopes.filter((scope) => storefrontScopes(role).has(scope));
    const stored = { kind: 'storefront' as const, clientId: token.clientId, shopId: shop.id };
    await storeToken(
      transaction,
      { ...stored, ...holder, hash: hashOf(storefrontToken), scopes, expiresAt },
      now,
    );
    return { storefrontToken, role, expiresAt: expiresAt.toISOString() };
  }),
];
