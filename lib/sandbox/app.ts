import { Hono } from 'hono';
import { shortName } from '../api/contract/errors/message-limits';
import { HttpError } from '../api/http/api-error';
import { describeError } from '../api/http/describe-error';
import { toErrorResponse } from '../api/http/error-response';
import { takeFromBucket } from '../api/http/rate-bucket-store';
import { tooManyRequests } from '../api/http/rate-limit';
import { requestIdOf } from '../api/http/request-id';
import { preflightHeaders, responseHeaders } from '../api/http/response-headers';
import { DatabaseUnavailableError, isUnavailable } from '../database/errors';
import type { SandboxOperation } from './contract/define-operation';
import {
  createSandboxOperation,
  DOCUMENT_PATH,
  resetSandboxOperation,
  sandboxOperations,
} from './contract/operations';
import { handlers } from './handlers';
import type { ImplementedSandboxOperation } from './implement';
import { parseSandboxRequest, readSandboxBody } from './parse-request';
import { requireSandbox, type Sandbox } from './sandbox-store';
import type { SandboxServices } from './services';
import { takeTurn } from './take-turn';
import { SANDBOX_FULL, type UseGuard } from './use-guard';
import { watchRecords } from './watch-records';

/** The surface of sandboxes as one function from requests to responses. */
export interface SandboxApp {
  /** @param address of the client, for the limit of new sandboxes */
  fetch(request: Request, address?: string): Promise<Response>;
}

/** Assembles the endpoints below `/sandbox`. */
export function createSandboxApp(services: SandboxServices, guard: UseGuard): SandboxApp {
  const app = new Hono<{ Bindings: { address: string } }>();
  watchRecords(services);
  for (const implemented of handlers) {
    const { method, path } = implemented.operation;
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(method.toUpperCase(), route, ({ req, env }) => {
      const incoming = { request: req.raw, path: req.param(), address: env.address };
      return respond(services, req.raw, implemented.operation.id, () =>
        handle(services, guard, implemented, incoming),
      );
    });
  }
  app.notFound(({ req }) => respond(services, req.raw, undefined, async () => unmatched(req.raw)));
  return {
    fetch: async (request, address = 'unknown') => app.fetch(request, { address }),
  };
}

interface Incoming {
  request: Request;
  /** Parameters in the path. */
  path: unknown;
  address: string;
}

/** Runs the checks, then the handler. The first check that fails decides the response. */
async function handle(
  services: SandboxServices,
  guard: UseGuard,
  { operation, handle: run }: ImplementedSandboxOperation,
  { request, path, address }: Incoming,
): Promise<Response> {
  const bytes = await readSandboxBody(operation, request);
  const sandbox = operation.isOpen ? NO_SANDBOX : await open(services, guard, operation, request);
  const parsed = parseSandboxRequest(operation, { request, path, bytes });
  const endTurn = operation.work
    ? await takeTurn(services.turns[operation.work], request, address)
    : () => {};
  try {
    const result = await run({ services, ...parsed, bytes, request, address, sandbox });
    if (operation === resetSandboxOperation) guard.forget(sandbox.row.id);
    return result instanceof Response ? result : Response.json(result);
  } finally {
    endTurn();
  }
}

/** The sandbox of the request, if the limits of the sandbox allow it. */
async function open(
  services: SandboxServices,
  guard: UseGuard,
  operation: SandboxOperation,
  request: Request,
) {
  const sandbox = await requireSandbox(services.database, request.headers.get('authorization'));
  await takeRequest(services, operation, sandbox);
  if (operation === resetSandboxOperation) await guard.noteUse(sandbox.row.id);
  else {
    const full = await guard.note(sandbox.row.id);
    if (full !== null && operation.method !== 'get') throw SANDBOX_FULL[full];
  }
  return sandbox;
}

/** Reads and writes each have the rate limit of the API, by the clock of the system. */
async function takeRequest(
  { database, now }: SandboxServices,
  { method }: SandboxOperation,
  { row }: Sandbox,
): Promise<void> {
  const key = `sandbox/${row.id}${method === 'get' ? '/reads' : ''}`;
  const decision = await takeFromBucket(database, key, now());
  if (!decision.isAdmitted) throw tooManyRequests(decision);
}

/** Turns errors into responses, adds the headers that every response has, and writes the line of the log. */
async function respond(
  { now, randomBytes, log }: SandboxServices,
  request: Request,
  operation: string | undefined,
  run: () => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request.headers.get('x-request-id'), randomBytes);
  const startedAt = performance.now();
  let failure: unknown;
  const response = await run().catch((error) => {
    const known = isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    if (!(known instanceof HttpError)) failure = known;
    return toErrorResponse(known);
  });
  const headers = responseHeaders({ requestId, receivedAt: now(), startedAt });
  for (const [name, value] of response.headers) headers.set(name, value);
  log(response.status >= 500 && failure !== undefined ? 'error' : 'info', {
    requestId,
    method: request.method,
    operation,
    status: response.status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    ...(failure !== undefined && { err: describeError(failure) }),
  });
  return new Response(response.body, { status: response.status, headers });
}

/** The response to what no operation accepts: preflight requests, other methods, unknown paths. */
function unmatched(request: Request): Response {
  const { pathname } = new URL(request.url);
  const methods = sandboxOperations
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .map(({ method }) => method.toUpperCase());
  if (methods.length === 0) {
    return toErrorResponse(
      new HttpError(404, [
        `${shortName(pathname)} is not an endpoint of the sandbox, see ${DOCUMENT_PATH}`,
      ]),
    );
  }
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: allowedHeaders(pathname) });
  }
  return toErrorResponse(
    new HttpError(405, [`${shortName(pathname)} must be requested with ${methods.join(' or ')}`], {
      Allow: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
    }),
  );
}

/** What pages of other sites may send: everything but the creation of a sandbox, which requires a `Content-Type`. */
function allowedHeaders(pathname: string): Record<string, string> {
  const headers = preflightHeaders(['Last-Event-ID']);
  return pathname === createSandboxOperation.path
    ? { ...headers, 'Access-Control-Allow-Headers': 'Authorization, X-Request-Id' }
    : headers;
}

/** Operations without a key don't read the sandbox. */
const NO_SANDBOX = new Proxy(
  {},
  {
    get(_target, property) {
      throw new Error(`This operation has no sandbox, so it can't read ${String(property)}.`);
    },
  },
) as never;
