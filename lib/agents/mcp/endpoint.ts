import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { HttpError } from '../../api/http/api-error';
import { bodyChunks } from '../../api/http/request/body-chunks';
import { addressBlock, clientAddress } from '../../site/http/client-address';
import { jsonExcess } from '../../site/http/json-limits';
import { rateLimit } from '../../site/http/rate-limit';
import { MCP_LIMITS } from './limits';
import { docsServer } from './server';

export interface EndpointOptions {
  requestsPerMinute: number;
  trustedProxies: number;
  timeoutMs?: number;
  /** Creates the server for one request of a client. */
  newServer?: (client: string) => McpServer;
}

/** Error codes of JSON-RPC for requests that fail before a message is read. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const SERVER_ERROR = -32000;

const ALLOWED_METHODS = 'POST, OPTIONS';

/** Pages of any site may send requests: content is public, only sandboxes can change, and credentials are ignored. */
const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, MCP-Protocol-Version',
  'cache-control': 'no-store',
};

const PREFLIGHT_HEADERS = {
  ...PUBLIC_HEADERS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers':
    'Content-Type, Accept, Authorization, MCP-Protocol-Version, MCP-Session-Id, Last-Event-ID',
  'access-control-max-age': '86400',
};

/**
 * The Model Context Protocol over HTTP, without sessions: each POST gets a JSON response. Malformed input gets an error
 * response of the protocol, never a 5xx.
 */
export function mcpEndpoint({
  requestsPerMinute,
  trustedProxies,
  timeoutMs = MCP_LIMITS.timeoutMs,
  newServer = docsServer,
}: EndpointOptions): (request: Request) => Promise<Response> {
  const takeToken = rateLimit({ perMinute: requestsPerMinute });

  return async (request) => {
    if (!isValidOrigin(request.headers.get('origin'))) {
      return errorResponse(403, SERVER_ERROR, 'The `Origin` header must be an origin.');
    }
    const forwardedFor = request.headers.get('x-forwarded-for');
    const client = addressBlock(clientAddress({ forwardedFor, trustedProxies }));
    const first = takeToken(client);
    if (!first.allowed) return tooManyRequests(first.retryAfterSeconds);

    const text = await readText(request, timeoutMs);
    if (text instanceof Response) return text;
    const messages = parseMessages(text);
    if (messages instanceof Response) return messages;
    if (Array.isArray(messages) && messages.length > 1) {
      const others = takeToken(client, messages.length - 1);
      if (!others.allowed) return tooManyRequests(others.retryAfterSeconds);
    }
    return withPublicHeaders(await respond(request, messages, newServer(client), timeoutMs));
  };
}

/** The response to methods other than POST: there is no stream to open and no session to end. */
export function methodNotAllowed(): Response {
  const message = 'This is an MCP server without sessions and event streams. Send a POST request.';
  return errorResponse(405, SERVER_ERROR, message, { allow: ALLOWED_METHODS });
}

/** The response to the preflight request that browsers send for a page of another site. */
export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
}

/** The body as text, or an error response. */
async function readText(request: Request, timeoutMs: number): Promise<string | Response> {
  const { bodyBytes } = MCP_LIMITS;
  const chunks: Uint8Array[] = [];
  try {
    const times = { idleMs: timeoutMs, totalMs: timeoutMs };
    for await (const chunk of bodyChunks(request.body ?? new Blob().stream(), bodyBytes, times))
      chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.status === 413
      ? errorResponse(413, SERVER_ERROR, `The body must have at most ${bodyBytes} bytes.`)
      : errorResponse(400, SERVER_ERROR, `The ${error.messages[0]}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return errorResponse(400, PARSE_ERROR, 'The body must be UTF-8.');
  }
}

/** The messages of a body, not yet validated, or an error response. */
function parseMessages(text: string): unknown {
  if (jsonExcess(text) !== null) {
    return errorResponse(
      400,
      INVALID_REQUEST,
      `The body must have at most ${MCP_LIMITS.depth} levels of nested arrays and objects.`,
    );
  }
  let messages: unknown;
  try {
    messages = JSON.parse(text);
  } catch {
    return errorResponse(400, PARSE_ERROR, 'The body must be valid JSON.');
  }
  if (Array.isArray(messages) && messages.length === 0) {
    return errorResponse(400, INVALID_REQUEST, 'A batch must have at least one message.');
  }
  if (Array.isArray(messages) && messages.length > MCP_LIMITS.batch) {
    return errorResponse(
      400,
      INVALID_REQUEST,
      `The batch has ${messages.length} messages. It must have at most ${MCP_LIMITS.batch}.`,
    );
  }
  return messages;
}

async function respond(
  request: Request,
  parsedBody: unknown,
  server: McpServer,
  timeoutMs: number,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  // The transport rejects clients that don't list both formats, but every response is JSON.
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  const { url, method } = request;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      const message = 'The request took too long. Try again in 10 seconds.';
      resolve(errorResponse(503, SERVER_ERROR, message, { 'retry-after': '10' }));
    }, timeoutMs);
  });
  try {
    await server.connect(transport);
    const handled = transport.handleRequest(new Request(url, { method, headers }), { parsedBody });
    return await Promise.race([handled, late]);
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}

/**
 * Whether the header is absent or a valid origin. Any origin is accepted: CORS allows all sites, and since all content
 * is public, DNS rebinding gains nothing.
 */
function isValidOrigin(origin: string | null): boolean {
  return origin === null || origin === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+$/i.test(origin);
}

function tooManyRequests(retryAfterSeconds: number): Response {
  const message = `Too many requests. Try again in ${retryAfterSeconds} seconds.`;
  return errorResponse(429, SERVER_ERROR, message, { 'retry-after': String(retryAfterSeconds) });
}

function errorResponse(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code, message } };
  return Response.json(body, { status, headers: { ...PUBLIC_HEADERS, ...headers } });
}

function withPublicHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) response.headers.set(name, value);
  return response;
}
