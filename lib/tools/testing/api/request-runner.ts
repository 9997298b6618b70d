import type { ArbitraryRequest, RequestSources, RequestToken } from './arbitrary/generated-request';
import { readShopRows } from './shop-rows';
import { createTestApi, type TestApi, type TestRequest, type TestResponse } from './test-api';
import { testDatabase } from './test-database';

/** A running API that sends generated requests. */
export interface RequestRunner {
  api: TestApi;
  /** Sends a request with the token that it names. */
  send(request: ArbitraryRequest): Promise<TestResponse>;
  /** The request as `send` sends it. */
  prepare(request: ArbitraryRequest): Promise<TestRequest>;
}

/** Starts the API on a fresh copy of the demo shop. Tokens are issued when a request first needs them. */
export async function createRequestRunner(): Promise<RequestRunner> {
  const api = await createTestApi(await testDatabase());
  const tokens = new Map<string, string>();

  const issue = (token: RequestToken) => {
    if (token.kind === 'customer') {
      return api.issueStorefrontToken({ customerIdentifier: token.customerIdentifier });
    }
    const { sessionToken } = token as Extract<RequestToken, { kind: 'guest' }>;
    return api.issueStorefrontToken(sessionToken === undefined ? {} : { sessionToken });
  };
  const tokenOf = async (token: RequestToken): Promise<string | null> => {
    if (token.kind === 'none') return null;
    if (token.kind === 'access') return api.accessToken;
    const key = JSON.stringify(token);
    const known = tokens.get(key) ?? (await issue(token));
    tokens.set(key, known);
    return known;
  };
  const prepare = async ({ token, query, body }: ArbitraryRequest): Promise<TestRequest> => ({
    token: await tokenOf(token),
    query: query as NonNullable<TestRequest['query']>,
    ...(body && { body }),
  });
  return {
    api,
    prepare,
    send: async (request) => api.call(request.operationId, await prepare(request)),
  };
}

/** Returns the sources of requests to the demo shop. Every copy of it has the same ids. */
export async function demoSources({ api }: RequestRunner): Promise<RequestSources> {
  return {
    rows: await readShopRows(api.database, api.shop.id),
    clients: Object.values(api.clients),
  };
}
