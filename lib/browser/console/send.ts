import { reasonPhrases } from '../../api/contract/errors/reason-phrases';
import type { Sender } from '../../api/openapi/example-requests/example-request';
import type { OperationPath, ResponseAt } from '../../api/response-types';
import { withBasePath } from '../../site/config/base-path';
import type { RunnableOperation } from './catalog';
import { ConsoleProblem, fetchOrProblem } from './problem';
import { clientNamed, type DraftRequest, headersOf, pathOf } from './request';
import { type Sandbox, sandboxRequest } from './sandbox';
import { sendJson } from './send-json';

/** A request that was sent, and its response. */
export interface Exchange {
  /** Path and query. */
  path: string;
  method: string;
  requestHeaders: Readonly<Record<string, string>>;
  /** Empty if the request has none. */
  token: string;
  status: number;
  statusText: string;
  /** Milliseconds until the whole response was there. */
  ms: number;
  headers: Headers;
  body: string;
  requestId: string;
}

/** HTTP/2 has no reason phrases. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  ...reasonPhrases,
};

/** Headers of responses that say something about the request. */
export const RELEVANT_HEADERS: readonly string[] = [
  'content-type',
  'laurel-error',
  'x-request-id',
  'idempotency-replayed',
  'www-authenticate',
  'retry-after',
  'x-sandbox-fail',
  'ratelimit',
  'ratelimit-policy',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'deprecation',
  'link',
];

/**
 * Sends a draft to the API of this site.
 *
 * @param token empty if the request has none
 * @throws ConsoleProblem if there is no response
 */
export async function sendDraft(
  draft: DraftRequest,
  operation: RunnableOperation,
  token: string,
): Promise<Exchange> {
  const path = pathOf(draft, operation);
  const requestHeaders = headersOf(draft, operation);
  const startedAt = performance.now();
  const response = await fetchOrProblem(withBasePath(path), {
    method: operation.method,
    headers: { ...requestHeaders, ...(token && { Authorization: `Bearer ${token}` }) },
    ...(draft.body !== null && { body: draft.body }),
  });
  const body = await response.text().catch(() => {
    throw new ConsoleProblem('offline');
  });
  return {
    path,
    method: operation.method,
    requestHeaders,
    token,
    status: response.status,
    statusText: REASONS[response.status] ?? response.statusText,
    ms: Math.round(performance.now() - startedAt),
    headers: response.headers,
    body,
    requestId: response.headers.get('x-request-id') ?? '',
  };
}

/**
 * The token of the sender of a request. By default, the access token of the sandbox.
 *
 * @throws ConsoleProblem if none is issued
 */
export async function tokenOf(sandbox: Sandbox, sender: Sender | undefined): Promise<string> {
  const { shop } = sandbox;
  if (!sender) return shop.accessToken;
  if ('storefront' in sender) {
    const { storefrontToken } = await issue(
      'oauth/getStorefrontToken',
      shop.accessToken,
      sender.storefront,
    );
    return storefrontToken;
  }
  const { clientId, clientSecret, scope } = clientNamed(sender.client, sandbox);
  const { accessToken } = await issue('oauth/getAccessToken', null, {
    clientId,
    clientSecret,
    grantType: 'client_credentials',
    scope: sender.scope ?? scope,
    ...(sender.shop && { shop: sender.shop }),
  });
  return accessToken;
}

async function issue<P extends OperationPath>(
  path: P,
  token: string | null,
  body: object,
): Promise<ResponseAt<P>> {
  const response = await sendJson('POST', `/v2/${path}`, token, body);
  // The clients and the token of a sandbox exist as long as the sandbox.
  if (!response.ok) throw new ConsoleProblem('expired');
  return response.json();
}

/** Whether the sandbox still exists. @throws ConsoleProblem if that is unknown */
export async function sandboxExists({ key }: Sandbox): Promise<boolean> {
  try {
    await sandboxRequest('GET', '/sandbox', key);
    return true;
  } catch (error) {
    if (error instanceof ConsoleProblem && error.kind === 'expired') return false;
    throw error;
  }
}
