import { addressRule, isApiAddress } from '../../site/config/addresses';
import { type BodyHeaders, hasForbiddenBody } from '../../site/http/request-body';
import { isRoutablePath } from '../../site/http/routable-path';
import {
  type ErrorResponse,
  errorResponse,
  forbiddenBody,
  methodNotAllowed,
  noEndpoint,
} from '../http/error-response';

/** Longer than every address of the site. The framework repeats the path in headers, whose size is limited too. */
const MAX_PATH_LENGTH = 4_096;

export const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];
const FILE_METHODS: readonly string[] = [...PAGE_METHODS, 'OPTIONS'];
/** Methods that the framework passes to routes. */
const ROUTE_METHODS = [...FILE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods that `Request` forbids. The framework fails with status 500 if it gets one of them. */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/**
 * Checks a request before it is routed: the length of its path, its method, and whether it has a body that its method
 * doesn't have. Below an API, also whether the framework can route its path.
 *
 * @param path without base path and query, as it was sent
 * @returns the error response, or `null` if the request can be routed
 */
export function rejectRequest(
  method: string,
  path: string,
  headers: BodyHeaders = {},
): ErrorResponse | null {
  if (hasForbiddenBody(method, headers)) return forbiddenBody(method, path);
  if (path.length > MAX_PATH_LENGTH)
    return errorResponse(
      path,
      414,
      `The path is longer than ${MAX_PATH_LENGTH} characters. Send a shorter path.`,
    );
  if (isApiAddress(path)) {
    if (!isRoutablePath(path) || !ROUTE_METHODS.includes(method)) return noEndpoint(method, path);
    if (addressRule(path).kind === 'file' && !FILE_METHODS.includes(method))
      return methodNotAllowed(method, path, FILE_METHODS);
  }
  if (PAGE_METHODS.includes(method)) return null;
  // The framework fails with status 500 if a file in `public` gets another method.
  return FORBIDDEN_METHODS.includes(method) || addressRule(path).servedBy === 'public'
    ? methodNotAllowed(method, path, PAGE_METHODS)
    : null;
}
