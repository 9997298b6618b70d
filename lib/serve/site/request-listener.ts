import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  API_HEALTH_ADDRESS,
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
import type { apiRate } from '../http/api-rate';
import {
  type ErrorResponse,
  forbiddenBody,
  internalError,
  methodNotAllowed,
  sendError,
  tooFast,
  unavailable,
} from '../http/error-response';
import { peerClient } from '../http/peer-client';
import { requestPath } from '../http/request-path';
import type { Health } from '../http/stop-on-signal';
import type { ApiProcess } from './api/api-process';
import type { ComputedResponses } from './files/computed-responses';
import type { Prebuilt } from './files/prebuilt';
import { setHeaders } from './files/send-body';
import { passToFramework } from './pass-to-framework';
import type { Handler } from './record-response';
import { PAGE_METHODS, rejectRequest } from './reject-request';
import type { requestLimit } from './request-limit';
import type { SiteMetrics } from './site-metrics';

export interface ListenerOptions {
  prebuilt: Pick<Prebuilt, 'send'>;
  computed: Pick<ComputedResponses, 'send'>;
  limit: ReturnType<typeof requestLimit>;
  /** Limits what each client sends to the API and to the framework. */
  rate: ReturnType<typeof apiRate>;
  /** The request handler of the framework, when it is loaded. */
  framework: Promise<Handler>;
  /** Responds at the addresses of the API. */
  api: Pick<ApiProcess, 'pass' | 'retryAfter'>;
  health: Health;
  log: Logger;
  /** Left out unless the settings have a port for them. */
  metrics?: Pick<SiteMetrics, 'count'> | undefined;
}

interface Exchange {
  /** Without base path and query. */
  path: string;
  /** Whether the address is outside the base path. */
  isOutside: boolean;
  request: IncomingMessage;
  response: ServerResponse;
  /** Finds the address of the client. Routes only see what `x-forwarded-for` then says. */
  clientOf: (request: IncomingMessage) => string;
}

/** Responds with what the build prepared and with computed data, and passes all other requests to the framework. */
export function requestListener(options: ListenerOptions): RequestListener {
  const { health, log, metrics } = options;
  const peer = peerClient(env.TRUSTED_PROXIES, log);
  const clientOf = (request: IncomingMessage) => {
    // A request that this process sends to itself acts for a client.
    const passed = passedClient(request.headers[PASSED_CLIENT_HEADER]?.toString());
    // The header contains a secret, so it is not passed on.
    delete request.headers[PASSED_CLIENT_HEADER];
    return passed ?? peer(request);
  };
  return async (request, response) => {
    const startedAt = performance.now();
    const address = requestPath(request.url);
    const path = withoutBasePath(address);
    const isOutside = withBasePath(path) !== address;
    // Load balancers may request their address without the base path.
    const isHealth = path === HEALTH_ADDRESS || path === LIVENESS_ADDRESS;
    const isApi = !isOutside && addressRule(path).kind === 'api';
    // The process of the API logs and counts what it responds to.
    let isCounted = !isHealth && !isApi;
    response.once('close', () => {
      if (!isCounted) return;
      const { statusCode: status, writableFinished } = response;
      const ms = performance.now() - startedAt;
      metrics?.count(isOutside ? null : path, status, ms);
      const line = {
        method: request.method,
        // Without the query, which may have secrets.
        path: address,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: Number(response.getHeader('content-length')) || undefined,
        ...(!writableFinished && { aborted: true }),
      };
      log[status >= 500 ? 'error' : 'info'](line, 'request');
    });
    if (health.state === 'stopping') response.shouldKeepAlive = false;
    const exchange = { path, isOutside, request, response, clientOf };
    try {
      const error = isHealth
        ? sendHealth(health, exchange)
        : await (isApi ? passOn(options, exchange) : respond(options, exchange));
      if (!error) return;
      isCounted = !isHealth;
      sendError(response, error);
    } catch (error) {
      isCounted = true;
      // Without the query, which may have secrets.
      log.error({ err: error, path }, 'The request failed.');
      // A response that has begun can only be aborted.
      if (response.headersSent) response.destroy();
      else sendError(response, internalError(path));
    }
  };
}

/** @returns the error, if nothing was sent */
async function respond(
  { prebuilt, computed, limit, rate, framework }: ListenerOptions,
  { path, isOutside, request, response, clientOf }: Exchange,
): Promise<ErrorResponse | null> {
  const { method = 'GET', headers } = request;
  const rejection = rejectRequest(method, path, headers);
  if (rejection) return rejection;
  if (await prebuilt.send(request, response)) return null;
  const client = clientOf(request);
  const limitError = limit(path, client);
  if (limitError) return limitError;
  // The framework sets the same headers, but not for redirects.
  setHeaders(response, responseHeaders(addressRule(path)));
  headers['x-forwarded-for'] = client;
  if (!isOutside && (await computed.send(path, request, response))) return null;
  const excess = rate(client);
  if (excess) return tooFast(path, excess);
  // With this header the framework redirects to an address for page data.
  if (isApiAddress(path)) delete headers.rsc;
  // The framework would compare it for other methods and errors too, and return 304.
  if (!PAGE_METHODS.includes(method)) delete headers['if-none-match'];
  await passToFramework(await framework, path, request, response);
  return null;
}

/** Passes a request on to the API, which can route every path and method and rejects requests itself. */
async function passOn(
  { api, rate }: ListenerOptions,
  { path, request, response, clientOf }: Exchange,
): Promise<ErrorResponse | null> {
  const { method = 'GET', url = '', headers } = request;
  if (hasForbiddenBody(method, headers)) return forbiddenBody(method, path);
  const client = clientOf(request);
  const excess = path === API_HEALTH_ADDRESS ? null : rate(client);
  if (excess) return tooFast(path, excess);
  setHeaders(response, responseHeaders(addressRule(path)));
  headers['x-forwarded-for'] = client;
  // Like the address, only a trusted proxy chooses the id and the trace.
  if (env.TRUSTED_PROXIES === 0) {
    for (const name of ['x-request-id', 'traceparent', 'tracestate', 'baggage'])
      delete headers[name];
  }
  const passed = await api.pass(withoutBasePath(url), request, response);
  if (passed === 'responded') return null;
  // A 503 says that the request can be sent again, which holds for a write only if it wasn't carried out.
  const isUncertain = passed === 'interrupted' && !PAGE_METHODS.includes(method);
  return isUncertain ? internalError(path) : unavailable(path, api.retryAfter);
}

/** Responds whether the server is ready, or, at the address for that, only that it is alive. */
function sendHealth({ state }: Health, { path, request, response }: Exchange) {
  const { method = 'GET' } = request;
  if (!PAGE_METHODS.includes(method)) return methodNotAllowed(method, path, PAGE_METHODS);
  const status = path === LIVENESS_ADDRESS ? 'alive' : state;
  setHeaders(response, responseHeaders(addressRule(path)));
  response.writeHead(status === 'alive' || status === 'ready' ? 200 : 503, {
    'Content-Type': 'application/json',
  });
  response.end(JSON.stringify({ status }));
  return null;
}
