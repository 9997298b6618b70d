import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { addressBlock, clientAddress } from '../http/client-address';
import { rateLimit } from '../http/rate-limit';
import { type BodyError, readBody } from '../http/read-body';
import { jsonDepth } from './json-depth';
import { MCP_LIMITS } from './limits';
import { docsServer } from './server';

/** What the endpoint is set up with. */
export interface EndpointOptions {
  requestsPerMinute: number;
  trustedProxies: number;
  timeoutMs?: number;
  /** Makes the server for one request. */
  newServer?: () => McpServer;
}

/** Codes of JSON-RPC for what fails before a message is understood. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const SERVER_ERROR = -32000;

const ALLOWED = 'POST, OPTIONS';

/** Any site may ask: everything here is public, nothing can be changed, and no credentials are looked at. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, MCP-Protocol-Version',
  'cache-control': 'no-store',
};

const PREFLIGHT = {
  ...OPEN,
  'access-control-allow-methods': ALLOWED,
  'access-control-allow-headers':
    'Content-Type, Accept, Authorization, MCP-Protocol-Version, MCP-Session-Id, Last-Event-ID',
  'access-control-max-age': '86400',
};

const BODY_ERRORS: Readonly<Record<BodyError, readonly [number, string]>> = {
  tooLarge: [413, `The body is larger than ${MCP_LIMITS.bodyBytes} bytes.`],
  timeout: [408, 'The body did not arrive in time.'],
  notUtf8: [400, 'The body is no UTF-8.'],
  aborted: [400, 'The body broke off.'],
};

/**
 * The Model Context Protocol over HTTP, without sessions: each POST is answered with JSON and forgotten. Whatever
 * comes in, the answer is one of the protocol: no input leads to a 5xx.
 */
export function mcpEndpoint({
  requestsPerMinute,
  trustedProxies,
  timeoutMs = MCP_LIMITS.timeoutMs,
  newServer = docsServer,
}: EndpointOptions): (request: Request) => Promise<Response> {
  const take = rateLimit({ perMinute: requestsPerMinute });

  return async (request) => {
    if (!isOrigin(request.headers.get('origin'))) {
      return refuse(403, SERVER_ERROR, 'The header Origin names no origin.');
    }
    const forwardedFor = request.headers.get('x-forwarded-for');
    const client = addressBlock(clientAddress({ forwardedFor, trustedProxies }));
    const first = take(client);
    if (!first.allowed) return tooMany(first.retryAfterSeconds);

    const body = await readBody(request, { maxBytes: MCP_LIMITS.bodyBytes, timeoutMs });
    if ('error' in body) {
      const [status, message] = BODY_ERRORS[body.error];
      return refuse(status, status === 400 ? PARSE_ERROR : SERVER_ERROR, message);
    }
    const messages = readMessages(body.text);
    if (messages instanceof Response) return messages;
    if (Array.isArray(messages) && messages.length > 1) {
      const others = take(client, messages.length - 1);
      if (!others.allowed) return tooMany(others.retryAfterSeconds);
    }
    return withHeaders(await answer(request, messages, newServer(), timeoutMs));
  };
}

/** What is not asked with POST: there is no stream to open and no session to end. */
export function refuseMethod(): Response {
  const message =
    'This is a server for the Model Context Protocol: ask with POST. It has no sessions and no event stream.';
  return refuse(405, SERVER_ERROR, message, { allow: ALLOWED });
}

/** What browsers ask before they ask from another site. */
export function allowOrigins(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/** The messages of a body, not yet held against the protocol, or the refusal. */
function readMessages(text: string): unknown {
  if (jsonDepth(text) > MCP_LIMITS.depth) {
    return refuse(
      400,
      INVALID_REQUEST,
      `The body is nested deeper than ${MCP_LIMITS.depth} levels.`,
    );
  }
  let messages: unknown;
  try {
    messages = JSON.parse(text);
  } catch {
    return refuse(400, PARSE_ERROR, 'The body is no JSON.');
  }
  if (Array.isArray(messages) && messages.length === 0) {
    return refuse(400, INVALID_REQUEST, 'The batch is empty.');
  }
  if (Array.isArray(messages) && messages.length > MCP_LIMITS.batch) {
    return refuse(
      400,
      INVALID_REQUEST,
      `The batch has ${messages.length} messages; at most ${MCP_LIMITS.batch} are answered.`,
    );
  }
  return messages;
}

async function answer(
  request: Request,
  parsedBody: unknown,
  server: McpServer,
  timeoutMs: number,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(refuse(503, SERVER_ERROR, 'The answer took too long.', { 'retry-after': '10' }));
    }, timeoutMs);
  });
  try {
    await server.connect(transport);
    return await Promise.race([transport.handleRequest(request, { parsedBody }), late]);
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}

/**
 * Whether a request says a possible origin, or none. Which one does not matter: what pages elsewhere may do with the
 * answers is said by CORS, and DNS rebinding would gain nothing that they can't have anyway.
 */
function isOrigin(origin: string | null): boolean {
  return origin === null || origin === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+$/i.test(origin);
}

function tooMany(retryAfterSeconds: number): Response {
  const message = `Too many requests: try again in ${retryAfterSeconds} seconds.`;
  return refuse(429, SERVER_ERROR, message, { 'retry-after': String(retryAfterSeconds) });
}

function refuse(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code, message } };
  return Response.json(body, { status, headers: { ...OPEN, ...headers } });
}

function withHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  return response;
}
