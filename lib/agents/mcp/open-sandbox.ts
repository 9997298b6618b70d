import { z } from 'zod';
import { rateLimit } from '../../site/http/rate-limit';
import { type ApiResponse, callApi } from './call-api';
import { MCP_LIMITS } from './limits';
import { ToolError } from './tool';

/** Data of a sandbox that requests to it need. */
interface OpenSandbox {
  key: string;
  accessToken: string;
}

const credentials = z.object({ key: z.string(), shop: z.object({ accessToken: z.string() }) });

const takeSandbox = rateLimit({ perMinute: MCP_LIMITS.sandboxesPerMinute });

/**
 * Opens the sandbox with a key, or creates one. The token comes from the sandbox, so that no request leaves it.
 *
 * @param client that requests it. It can create few sandboxes in a minute, and shares the hourly limit of
 *   `POST /sandbox`.
 * @throws ToolError if there is no such sandbox, or if no further one can be created
 */
export async function openSandbox(key: string | undefined, client: string): Promise<OpenSandbox> {
  if (key === undefined) return createSandbox(client);
  const response = await callApi({
    method: 'GET',
    path: '/sandbox/credentials',
    client,
    token: key,
  });
  if (response.status === 401) {
    throw new ToolError(
      'There is no sandbox with this `sandbox_key`. It may have expired. Omit the key to create a sandbox.',
    );
  }
  return readCredentials(response);
}

async function createSandbox(client: string): Promise<OpenSandbox> {
  const { allowed, retryAfterSeconds } = takeSandbox(client);
  if (!allowed) throw tooManySandboxes(retryAfterSeconds);
  return readCredentials(await callApi({ method: 'POST', path: '/sandbox', client, body: {} }));
}

function tooManySandboxes(seconds: number): ToolError {
  return new ToolError(
    `Too many sandboxes. Pass the \`sandbox_key\` of an earlier result, or try again in ${seconds} seconds.`,
  );
}

function readCredentials({ status, headers, body }: ApiResponse): OpenSandbox {
  const read = credentials.safeParse(body);
  if (status === 200 && read.success) {
    return { key: read.data.key, accessToken: read.data.shop.accessToken };
  }
  if (status === 429) throw tooManySandboxes(Number(headers.get('retry-after')) || 60);
  if (status === 404) throw new ToolError('This site has no sandboxes.');
  throw new ToolError(`The sandbox returned ${status}.`, 'Try again in a minute.');
}
