import { createServer, type RequestListener, type Server } from 'node:http';
import type { AtOnce } from '../../site/http/at-once';
import { hasBody } from '../../site/http/request-body';
import { respondToClientError } from './client-error';
import { limitConnections } from './connection-limit';
import { boundUnreadBody } from './early-response';
import { apiError, sendError } from './error-response';
import { originForm } from './request-path';

export interface HttpServerOptions {
  /** Without limits, such as on a socket that only another process of this machine uses. */
  connections?: AtOnce['limits'];
  /** Time limit for receiving a response that isn't a stream; 5 minutes by default. */
  responseMs?: number;
}

/** Longer than load balancers keep a connection, so that they never use one that was just closed here. */
const KEEP_ALIVE_MS = 75_000;
/** The headers of a request, and all of it, must arrive within these times. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 90_000;
/** A connection on which nothing is sent or received for so long is closed. Streams send a heartbeat more often. */
const IDLE_MS = 90_000;
const RESPONSE_MS = 5 * 60_000;

/**
 * Creates a server whose connections, requests, and responses are limited in number and time, whatever its clients do.
 *
 * @param listener gets the address of a request in origin form: a path with a query
 */
export function createHttpServer(
  listener: RequestListener,
  { connections, responseMs = RESPONSE_MS }: HttpServerOptions = {},
): Server {
  const times = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
  };
  const server = createServer(times, (request, response) => {
    const timer = setTimeout(() => {
      // A stream is sent piece by piece as it comes into being.
      if (response.getHeader('content-type') !== 'text/event-stream') response.destroy();
    }, responseMs);
    response.once('close', () => clearTimeout(timer));
    if (hasBody(request.headers)) boundUnreadBody(request, response);
    if (request.url === '*') {
      // It asks about the server as a whole (RFC 9110, section 9.3.7).
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else sendError(response, apiError(400, 'the address must be a path'));
      return;
    }
    request.url = originForm(request.url);
    listener(request, response);
  });
  server.timeout = IDLE_MS;
  server.on('clientError', respondToClientError);
  // Any other expectation than `100-continue`.
  server.on('checkExpectation', (request, response) => {
    boundUnreadBody(request, response);
    sendError(response, apiError(417, 'Expect must be 100-continue'));
  });
  if (connections) limitConnections(server, connections);
  return server;
}
