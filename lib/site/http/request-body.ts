import type { IncomingHttpHeaders } from 'node:http';

/** Methods whose requests may have a body. The others have none anywhere here. */
const METHODS_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Headers that say whether a request has a body. */
export type BodyHeaders = Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>;

/** Whether a request has a body that isn't empty, as its headers say. */
export function hasBody(headers: BodyHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Whether a request has a body that its method doesn't have. Servers disagree about where such a request ends, so no
 * part of it may be passed on.
 */
export function hasForbiddenBody(method: string, headers: BodyHeaders): boolean {
  return !METHODS_WITH_BODY.has(method) && hasBody(headers);
}

/** The message for such a request. */
export function forbiddenBodyMessage(method: string): string {
  return `${method} requests must not have a body`;
}

/** The headers of a `Request` that say whether it has a body. */
export function bodyHeaders(headers: Headers): BodyHeaders {
  return {
    'content-length': headers.get('content-length') ?? undefined,
    'transfer-encoding': headers.get('transfer-encoding') ?? undefined,
  };
}
