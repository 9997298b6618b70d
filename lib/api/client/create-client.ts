import createClient, { type Client } from 'openapi-fetch';
import { defaultServerUrl } from '../../site/config/api-url';
import { type Credentials, createAccessToken } from './access-token';
import type { paths } from './openapi';
import { createSend, type SendOptions } from './send';

/** Credentials of a client, and how it sends requests. */
export interface LaurelOptions extends Credentials, SendOptions {
  /** Origin of the API, without `/v2`; that of production by default. */
  baseUrl?: string;
}

/** Sends requests with a method for each HTTP method, as described by openapi-fetch. */
export type LaurelClient = Client<paths>;

/** A client whose requests have an access token and are retried if that is safe. */
export function createLaurelClient({
  baseUrl = defaultServerUrl,
  timeoutMs,
  longestWaitMs,
  ...credentials
}: LaurelOptions): LaurelClient {
  const send = createSend({ timeoutMs, longestWaitMs });
  const accessToken = createAccessToken(send, `${baseUrl}/v2/oauth/getAccessToken`, credentials);

  function sendWith(request: Request, token: string): Promise<Response> {
    const copy = request.clone();
    copy.headers.set('Authorization', `Bearer ${token}`);
    return send(copy);
  }

  return createClient<paths>({
    baseUrl,
    async fetch(request) {
      const token = await accessToken();
      const response = await sendWith(request, token);
      return response.status === 401 ? sendWith(request, await accessToken(token)) : response;
    },
  });
}
