import { LaurelError } from './laurel-error';
import type { Send } from './send';

const RENEW_BEFORE_MS = 60_000;

/** What a client requests tokens with. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
  /** Scopes, separated by spaces. */
  scope: string;
  /** Permanent domain of the shop, if the client serves several. */
  shop?: string;
}

interface Token {
  accessToken: string;
  expiresAt: string;
}

/** Returns a token that is valid. @param rejected one that the API didn't accept */
export type AccessToken = (rejected?: string) => Promise<string>;

/** A source of access tokens, which requests one when it is needed and keeps it until it expires. */
export function createAccessToken(send: Send, url: string, credentials: Credentials): AccessToken {
  let current: Promise<Token> | undefined;

  async function requestToken(): Promise<Token> {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...credentials, grantType: 'client_credentials' }),
    });
    const response = await send(request, true);
    const body = await response.json().catch(() => null);
    if (!response.ok) throw new LaurelError(response, body);
    return body;
  }

  return async (rejected) => {
    const requested = current;
    const known = await requested?.catch(() => undefined);
    const isUsable =
      known !== undefined &&
      known.accessToken !== rejected &&
      Date.parse(known.expiresAt) - Date.now() > RENEW_BEFORE_MS;
    if (isUsable) return known.accessToken;
    // Requests at the same time share one token request. A failed one isn't kept.
    if (!current || current === requested) current = requestToken();
    return (await current).accessToken;
  };
}
