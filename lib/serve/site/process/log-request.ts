import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestPath } from '../request-path';

/** Logs a request when its response ends: method, path, status, duration and size. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse) {
  if (!log.isLevelEnabled('error')) return;
  const start = performance.now();
  response.once('close', () => {
    const line = {
      method: request.method,
      // Without the query, which may have secrets.
      path: requestPath(request.url),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: Number(response.getHeader('content-length')) || undefined,
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    if (response.statusCode >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  });
}
