import { shortName } from '../contract/errors/message-limits';
import { HttpError } from './api-error';
import { preflightHeaders } from './response-headers';

/** The response to a method that a path doesn't have. @param methods of the path; GET stands for HEAD too */
export function methodNotAllowed(path: string, methods: readonly string[]): Response {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new HttpError(405, [`${shortName(path)} must be requested with ${methods.join(' or ')}`], {
    Allow: [...allowed, 'OPTIONS'].join(', '),
  }).toResponse();
}

/** The response to a preflight request of a browser. @param requestHeaders that scripts may send */
export function preflightResponse(requestHeaders?: readonly string[]): Response {
  return new Response(null, { status: 204, headers: preflightHeaders(requestHeaders) });
}
