import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { shortName } from '../contract/errors/message-limits';
import { DatabaseUnavailableError, isUnavailable } from '../database/errors';
import { noDatabaseTime } from '../database/statement-time';
import { ApiError, HttpError } from './api-error';
import type { RequestState } from './context';
import { describeError } from './describe-error';
import { toErrorResponse } from './error-response';
import { methodNotAllowed, preflightResponse } from './method-response';
import { IncomingBody } from './request/incoming-body';
import { LargeBodies } from './request/large-bodies';
import { requestIdOf } from './request/request-id';
import { withResponseHeaders } from './response-headers';
import type { ApiServices } from './services';
import { traceRequest } from './trace-request';

/** An API as one function from requests to responses. It contains no server. */
export interface Api {
  /** @param address of the client */
  fetch(request: Request, address?: string): Promise<Response>;
}

/** A request that has found its operation. */
export interface IncomingRequest {
  request: Request;
  /** Parameters in the path. */
  params: Readonly<Record<string, string>>;
  /** Address of the client. */
  address: string;
  state: RequestState;
  /** The operation receives it when its checks allow that. */
  body: IncomingBody;
}

/** An operation with what responds to its requests. */
export interface MountedOperation {
  /** Left out if the log names no operation. */
  id?: string;
  method: 'get' | 'post' | 'put';
  /** With parameters in braces. */
  path: string;
  /** Whether responses are compressed; by default not, so that their length says nothing about secrets in them. */
  isCompressed?: boolean;
  /** Bytes that the body of a request may have; 0 if none is read. */
  maxBodyBytes: (request: Request) => number;
  /** Runs the checks in their documented order, then the handler. The first check that throws decides the response. */
  handle: (incoming: IncomingRequest) => Promise<Response>;
}

/** Shared parts of an API's operations. */
export interface Pipeline {
  services: Pick<
    ApiServices,
    'now' | 'randomBytes' | 'log' | 'uploads' | 'checkRoom' | 'largeBodies' | 'onResponse'
  >;
  /** The end of the error message for an unknown path. */
  unknownPath: string;
  /** The headers that scripts of other origins may send to a path. */
  requestHeaders: (path: string) => readonly string[];
  /** Whether the log has the level `error` for every 5xx, or only for those that nothing expects. */
  logsExpectedErrors: boolean;
}

const UNKNOWN_ADDRESS = 'unknown';

/** Assembles an API from its operations: routes, preflight requests, error responses, common headers and the log. */
export function createApp(operations: readonly MountedOperation[], pipeline: Pipeline): Api {
  const { services } = pipeline;
  const app = new Hono<{ Bindings: { address: string } }>();
  const largeBodies = new LargeBodies(services.largeBodies);
  for (const { id, method, path, isCompressed, maxBodyBytes, handle } of operations) {
    if (isCompressed) app.use(routeOf(path), compress());
    app.on(method.toUpperCase(), routeOf(path), ({ req, env }) =>
      respond(pipeline, req.raw, id, async (state) => {
        const maxBytes = maxBodyBytes(req.raw);
        const body = new IncomingBody({
          request: req.raw,
          maxBytes,
          largeBodies,
          services,
          ...env,
        });
        try {
          return await handle({ request: req.raw, params: req.param(), state, body, ...env });
        } finally {
          await body.close();
        }
      }),
    );
  }
  // After all operations, since the first route that matches a request responds.
  for (const { path } of operations) {
    const methods = operations
      .filter((other) => other.path === path)
      .map(({ method }) => method.toUpperCase());
    app.all(routeOf(path), ({ req }) =>
      respond(pipeline, req.raw, undefined, async () => {
        const { pathname } = new URL(req.url);
        return req.raw.method === 'OPTIONS'
          ? preflightResponse(pipeline.requestHeaders(pathname))
          : methodNotAllowed(pathname, methods);
      }),
    );
  }
  app.notFound(({ req }) =>
    respond(pipeline, req.raw, undefined, async () => {
      const name = shortName(new URL(req.url).pathname);
      throw new HttpError(404, [`${name} ${pipeline.unknownPath}`]);
    }),
  );
  return {
    fetch: async (request, address = UNKNOWN_ADDRESS) => app.fetch(request, { address }),
  };
}

/** `/sandbox/inbox/{name}` → `/sandbox/inbox/:name`. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Turns errors into responses, adds the headers that every response has, and writes the line of the log. */
async function respond(
  { services, logsExpectedErrors }: Pipeline,
  request: Request,
  operationId: string | undefined,
  run: (state: RequestState) => Promise<Response>,
): Promise<Response> {
  const state: RequestState = {
    requestId: requestIdOf(request.headers.get('x-request-id'), services.randomBytes),
    receivedAt: services.now(),
    startedAt: performance.now(),
    operationId,
    databaseTime: noDatabaseTime(),
    eventIds: [],
  };
  const response = await run(state).catch((error) => {
    const known = isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    if (!(known instanceof HttpError)) state.error = known;
    return toErrorResponse(known instanceof ApiError ? known.of(operationId) : known);
  });
  const { status } = response;
  const traceId = traceRequest(request, state, status);
  const isError = status >= 500 && (logsExpectedErrors || state.error !== undefined);
  services.log(isError ? 'error' : 'info', {
    requestId: state.requestId,
    method: request.method,
    operation: operationId,
    client: state.token?.clientId,
    shop: state.token?.shop.domain,
    status,
    ms: tenths(performance.now() - state.startedAt),
    sqlMs: tenths(state.databaseTime.sql),
    waitMs: tenths(state.databaseTime.wait),
    ...(traceId !== undefined && { traceId }),
    ...(state.error !== undefined && { err: describeError(state.error) }),
  });
  services.onResponse?.(state, request, status);
  return withResponseHeaders(response, state);
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
