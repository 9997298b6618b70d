import type { App } from '../constants';
import { failure, hasFailed, type Result, successWith } from '../results';
import { type RetryingTransport, sendWithRetries } from './send-with-retries';

/** Holder of a storefront token, and the settings of its shop, as `/storefront/v1/session` returns them. */
export interface Session {
  role: 'customer' | 'guest';
  customerId: number | null;
  /** By the clock of the shop, like `now`. */
  expiresAt: string;
  now: string;
  shop: { domain: string; currency: string; storefrontUrl: string };
  disabledApps: `${(typeof App)[keyof typeof App]}`[];
  /** The most decimals that points are shown with, 0 to 2. */
  pointsDecimals: number;
  wishlistsRequireSignIn: boolean;
}

/** A token that the API accepted, with its session. */
export interface AcceptedToken {
  token: string;
  session: Session;
}

/** Reads the session of a token of a shop. */
export async function acceptToken(
  transport: RetryingTransport,
  shop: string,
  token: string,
): Promise<Result<AcceptedToken>> {
  const request = { method: 'GET', path: '/storefront/v1/session' } as const;
  const { result } = await sendWithRetries<Session>(transport, request, token);
  if (hasFailed(result)) return result;
  const session = result.data;
  return session.shop.domain === shop
    ? successWith({ token, session })
    : failure('NOT_AUTHENTICATED', `The storefront token belongs to another shop than ${shop}.`);
}
