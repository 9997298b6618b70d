import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

interface LoggedRequest {
  method: string | undefined;
  /** Without the query, which may have secrets. */
  path: string;
  ms: number;
}

/** Logs a request whose response has ended: method, path, status, duration and size. */
export function logRequest(
  log: Logger,
  { ms, ...request }: LoggedRequest,
  response: ServerResponse,
) {
  const { statusCode: status } = response;
  const line = {
    ...request,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes: Number(response.getHeader('content-length')) || undefined,
    ...(response.writableFinished ? {} : { aborted: true }),
  };
  log[status >= 500 ? 'error' : 'info'](line, 'request');
}
