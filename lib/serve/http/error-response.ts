import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { ErrorBody } from '../../api/contract/errors/error-body';
import { shortName } from '../../api/contract/errors/message-limits';
import { INTERNAL_MESSAGE, UNAVAILABLE_MESSAGE } from '../../api/contract/errors/server-messages';
import { statusNames } from '../../api/contract/errors/status-names';
import { ERROR_HEADER, exposedHeaders } from '../../api/http/cors-headers';
import { addressRule, isApiAddress } from '../../site/config/addresses';
import { forbiddenBodyMessage } from '../../site/http/request-body';
import { INERT, responseHeaders } from '../../site/http/response-headers';
import type { TooFast } from './api-rate';

const SECONDS = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Scripts of any origin may call the API, and must be able to read why it did not respond. */
const READABLE = { 'Access-Control-Allow-Origin': '*', ...exposedHeaders() };

/** A response with an error. */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends an error response in place of what was prepared. */
export function sendError(response: ServerResponse, { status, headers, body }: ErrorResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** 400 for a request with a body that its method doesn't have. Its connection is closed. */
export function forbiddenBody(method: string, path: string): ErrorResponse {
  return errorResponse(path, 400, forbiddenBodyMessage(method), { Connection: 'close' });
}

/** An error in the form of the API, for a request whose address is not known. */
export function apiError(status: keyof typeof statusNames, message: string): ErrorResponse {
  return errorResponse('/v2', status, message, INERT);
}

/** 404 for an address of an API that has no endpoint. */
export function noEndpoint(method: string, path: string): ErrorResponse {
  return errorResponse(path, 404, `There is no endpoint ${method} ${shortName(path)}.`);
}

/** 405 with the methods that an address allows. */
export function methodNotAllowed(
  method: string,
  path: string,
  allowed: readonly string[],
): ErrorResponse {
  const message = `${shortName(path)} does not allow ${method}. Use ${OR.format(allowed)}.`;
  return errorResponse(path, 405, message, { Allow: allowed.join(', ') });
}

/** 500 for an error that the client can't fix. */
export function internalError(path: string): ErrorResponse {
  const message = isApiAddress(path)
    ? INTERNAL_MESSAGE
    : 'Something went wrong on our side. Try again in a moment.';
  return errorResponse(path, 500, message);
}

/** 408 for a body that didn't arrive in time. @param limit seconds in which it must */
export function lateBody(path: string, limit: number): ErrorResponse {
  const message = `The body did not arrive within ${SECONDS.format(limit)}. Send the request again.`;
  return errorResponse(path, 408, message);
}

/** 429 for a client that sends requests too fast. @param retryAfter seconds after which the client may try again */
export function tooManyRequests(path: string, retryAfter: number): ErrorResponse {
  const message = `You sent too many requests. Try again in ${SECONDS.format(retryAfter)}.`;
  const seconds = String(retryAfter);
  // A browser loads a page again by itself.
  const refresh = addressRule(path).kind === 'page' && { Refresh: seconds };
  return errorResponse(path, 429, message, { 'Retry-After': seconds, ...refresh });
}

/** 429 for a client above the rate of the API. */
export function tooFast(path: string, { message, retryAfter }: TooFast): ErrorResponse {
  return errorResponse(path, 429, message, { 'Retry-After': String(retryAfter) });
}

/** 503 while nothing can respond at an address. @param retryAfter seconds after which the client may try again */
export function unavailable(path: string, retryAfter: number): ErrorResponse {
  return errorResponse(path, 503, UNAVAILABLE_MESSAGE, { 'Retry-After': String(retryAfter) });
}

/** An error in the form of its address: below an API the body of the REST API, elsewhere a line of text. */
export function errorResponse(
  path: string,
  status: keyof typeof statusNames,
  message: string,
  further: Readonly<Record<string, string>> = {},
): ErrorResponse {
  const isApi = isApiAddress(path);
  const body: ErrorBody = {
    message: [message],
    error: STATUS_CODES[status] ?? '',
    statusCode: status,
  };
  return {
    status,
    headers: {
      ...responseHeaders(addressRule(path)),
      // An error must not be cached as the response of the address.
      'Cache-Control': 'no-store',
      ...(isApi && { ...READABLE, [ERROR_HEADER]: statusNames[status] }),
      'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
      ...further,
    },
    body: isApi ? JSON.stringify(body) : `${message}\n`,
  };
}
