import type { Operation } from '../contract/define-operation';
import type { RequestState } from './context';
import { describeError } from './describe-error';
import { requestIdOf } from './request-id';
import { responseHeaders } from './response-headers';
import type { ApiServices } from './services';

/** The state of a request that just came in. */
export function newRequestState(
  request: Request,
  { now, randomBytes }: ApiServices,
  operation?: Operation,
): RequestState {
  return {
    requestId: requestIdOf(request.headers.get('x-request-id'), randomBytes),
    receivedAt: now(),
    startedAt: performance.now(),
    ...(operation && { operation }),
  };
}

/** Adds the headers that every response has, and writes the line of the log. */
export function finishResponse(
  response: Response,
  state: RequestState,
  { log, onResponse }: ApiServices,
  request: Request,
): Response {
  const headers = responseHeaders(state);
  for (const [name, value] of response.headers) headers.set(name, value);
  log(response.status >= 500 ? 'error' : 'info', {
    requestId: state.requestId,
    method: request.method,
    operation: state.operation?.id,
    client: state.token?.clientId,
    shop: state.token?.shop.domain,
    status: response.status,
    ms: Math.round((performance.now() - state.startedAt) * 10) / 10,
    ...(state.error !== undefined && { err: describeError(state.error) }),
  });
  onResponse?.(state, request, response.status);
  return new Response(response.body, { status: response.status, headers });
}
