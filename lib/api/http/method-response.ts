import { shortName } from '../contract/errors/message-limits';
import { HttpError } from './api-error';
import { preflightHeaders } from './response-headers';

/** The response to a method that a path doesn't have. @param methods of the path, the usual one first */
export function methodNotAllowed(path: string, methods: readonly string[]): Response {
  return new HttpError(405, [`${shortName(path)} must be requested with ${methods[0]}`], {
    Allow: [...methods, 'OPTIONS'].join(', '),
  }).toResponse();
}

/** The response to a preflight request of a browser. @param further headers that scripts may send */
export function preflightResponse(further: readonly string[] = []): Response {
  return new Response(null, { status: 204, headers: preflightHeaders(further) });
}
