import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  addressRule,
  HEALTH_ADDRESS,
  isApiAddress,
  LIVENESS_ADDRESS,
} from '../../site/config/addresses';
import { withBasePath, withoutBasePath } from '../../site/config/base-path';
import { env } from '../../site/config/env';
import { PASSED_CLIENT_HEADER, passedClient } from '../../site/http/passed-client';
import { hasForbiddenBody } from '../../site/http/request-body';
import { responseHeaders } from '../../site/http/response-headers';
import type { ApiProcess } from './api/api-process';
import { peerClient } from './api/peer-client';
import type { ComputedResponses } from './files/computed-responses';
import type { Prebuilt } from './files/prebuilt';
import { passToFramework } from './pass-to-framework';
import type { Health } from './process/health';
import { logRequest } from './process/log-request';
import type { Handler } from './record-response';
import {
  forbiddenBody,
  internalError,
  methodNotAllowed,
  PAGE_METHODS,
  rejectRequest,
  unavailable,
} from './reject-request';
import type { requestLimit } from './request-limit';
import { requestPath } from './request-path';
import { sendError, setHeaders } from './send';
import type { SiteMetrics } from './site-metrics';

export interface ListenerOptions {
  prebuilt: Pick<Prebuilt, 'find' | 'send'>;
  computed: Pick<ComputedResponses, 'includes' | 'send'>;
  limit: ReturnType<typeof requestLimit>;
  /** The request handler of the framework, when it is loaded. */
  framework: Promise<Handler>;
  /** Responds at the addresses of the API. */
  api: Pick<ApiProcess, 'pass' | 'retryAfter'>;
  health: Health;
  log: Logger;
  /** Left out unless the settings have a port for them. */
  metrics?: Pick<SiteMetrics, 'count'> | undefined;
}

interface Parts extends ListenerOptions {
  /** The address of the client of a request. */
  clientOf: (request: IncomingMessage) => string;
}

/** Responds with what the build prepared and with computed data, and passes all other requests to the framework. */
export function requestListener(parts: ListenerOptions): RequestListener {
  const { health, log, metrics } = parts;
  const options = { ...parts, clientOf: passedOr(peerClient(env.TRUSTED_PROXIES, log)) };
  return async (request, response) => {
    const startedAt = performance.now();
    const address = requestPath(request.url);
    const path = withoutBasePath(address);
    // Load balancers may request their address without the base path.
    const isHealth = path === HEALTH_ADDRESS || path === LIVENESS_ADDRESS;
    const isOutside = withBasePath(path) !== address;
    const isPassedOn = !isOutside && addressRule(path).kind === 'api';
    // The process of the API logs and counts what it responds to.
    if (!isHealth && !isPassedOn) {
      logRequest(log, request, response);
      metrics?.count(isOutside ? null : path, response);
    }
    if (health.isStopping) response.shouldKeepAlive = false;
    const exchange = { path, request, response };
    try {
      if (isHealth) sendHealth(health, exchange);
      else if (isPassedOn) await passOn(options, exchange);
      else if (isOutside) await respondOutside(options, exchange);
      else await respond(options, exchange);
    } catch (error) {
      // Without the query, which may have secrets.
      log.error({ err: error, path }, 'The request failed.');
      // A response that has begun can only be aborted.
      if (response.headersSent) response.destroy();
      else {
        // All other requests are counted from their beginning.
        if (isPassedOn) metrics?.count(path, response, startedAt);
        sendError(response, internalError(path));
      }
    }
  };
}

interface Exchange {
  /** Without base path and query. */
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

async function respond(
  { prebuilt, computed, limit, framework, clientOf }: Parts,
  { path, request, response }: Exchange,
) {
  const rejection = rejectRequest(request.method ?? 'GET', path, request.headers);
  if (rejection) {
    sendError(response, rejection);
    return;
  }
  const found = prebuilt.find(request);
  if (found) {
    await prebuilt.send(found, request, response);
    return;
  }
  const client = clientOf(request);
  const excess = limit(path, client);
  if (excess) {
    sendError(response, excess);
    return;
  }
  // The framework sets the same headers, but not for redirects.
  setHeaders(response, responseHeaders(addressRule(path)));
  request.headers['x-forwarded-for'] = client;
  if (computed.includes(path, request)) {
    await computed.send(path, request, response);
    return;
  }
  // With this header the framework redirects to an address for page data.
  if (isApiAddress(path)) delete request.headers.rsc;
  // The framework would compare it for other methods and errors too, and return 304.
  if (!PAGE_METHODS.includes(request.method ?? 'GET')) delete request.headers['if-none-match'];
  await passToFramework({ framework, path, request, response });
}

/** Leaves addresses outside the base path to the framework, and the base path with a slash at its end. */
async function respondOutside(
  { framework }: ListenerOptions,
  { path, request, response }: Exchange,
) {
  const rejection = rejectRequest(request.method ?? 'GET', path, request.headers);
  if (rejection) {
    sendError(response, rejection);
    return;
  }
  // The framework sets no headers on redirects.
  setHeaders(response, responseHeaders(addressRule(path)));
  await passToFramework({ framework, path, request, response });
}

/** Passes a request on to the API, which can route every path and method and rejects requests itself. */
async function passOn(
  { api, log, metrics, clientOf }: Parts,
  { path, request, response }: Exchange,
) {
  const start = performance.now();
  const { method = 'GET', headers } = request;
  if (hasForbiddenBody(method, headers)) {
    metrics?.count(path, response, start);
    sendError(response, forbiddenBody(method, path));
    return;
  }
  setHeaders(response, responseHeaders(addressRule(path)));
  headers['x-forwarded-for'] = clientOf(request);
  // Like the address, only a trusted proxy chooses the id and the trace.
  if (env.TRUSTED_PROXIES === 0) {
    for (const name of ['x-request-id', 'traceparent', 'tracestate', 'baggage'])
      delete headers[name];
  }
  const passed = await api.pass(withoutBasePath(request.url ?? ''), request, response);
  if (passed === 'responded') return;
  metrics?.count(path, response, start);
  // A 503 says that the request can be sent again, which holds for a write only if it wasn't carried out.
  const isUncertain = passed === 'interrupted' && method !== 'GET' && method !== 'HEAD';
  const error = isUncertain ? internalError(path) : unavailable(path, api.retryAfter);
  sendError(response, error);
  const ms = Math.round(performance.now() - start);
  log.error({ method, path, status: error.status, ms }, 'request');
}

/** Responds whether the server is ready, or, at the address for that, only that it is alive. */
function sendHealth({ state }: Health, { path, request, response }: Exchange) {
  const { method = 'GET' } = request;
  if (!PAGE_METHODS.includes(method)) {
    sendError(response, methodNotAllowed(method, path, PAGE_METHODS));
    return;
  }
  const status = path === LIVENESS_ADDRESS ? 'alive' : state;
  response.writeHead(status === 'alive' || status === 'ready' ? 200 : 503, {
    ...responseHeaders(addressRule(path)),
    'Content-Type': 'application/json',
  });
  response.end(JSON.stringify({ status }));
}

/**
 * Finds the address of the client. For a request that this process sends to itself, it is the address of the client that
 * it acts for. Callers write it to `x-forwarded-for`, because routes only see the header.
 */
function passedOr(peer: (request: IncomingMessage) => string) {
  return (request: IncomingMessage): string => {
    const passed = passedClient(request.headers[PASSED_CLIENT_HEADER]?.toString());
    // The header contains a secret, so it is not passed on.
    delete request.headers[PASSED_CLIENT_HEADER];
    return passed ?? peer(request);
  };
}
