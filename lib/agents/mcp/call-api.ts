import { withBasePath } from '../../site/config/base-path';
import { env, listeningPort } from '../../site/config/env';
import { localUrl } from '../../site/config/local-url';
import { passClient } from '../../site/http/passed-client';
import { MCP_LIMITS } from './limits';
import { ToolError } from './tool';

/** A request to the API of this site. */
interface ApiRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** The client that it acts for, whose limits apply. */
  client: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** A response of the API, with its JSON body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  /** `null` without a body. */
  body: unknown;
}

/**
 * Sends a request to the API of this server, wherever it runs. The host is never taken from a request.
 *
 * @throws ToolError if the API doesn't respond in time
 */
export async function callApi({
  method,
  path,
  client,
  token,
  headers,
  body,
}: ApiRequest): Promise<ApiResponse> {
  try {
    const response = await fetch(localUrl(env.HOST, listeningPort()) + withBasePath(path), {
      method,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(MCP_LIMITS.apiTimeoutMs),
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
        ...passClient(client),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  } catch (error) {
    console.error('MCP: the API did not respond:', error);
    throw new ToolError('The API does not respond at the moment. Try again in a minute.');
  }
}
