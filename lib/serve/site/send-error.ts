import type { ServerResponse } from 'node:http';
import type { ErrorResponse } from './reject-request';

/** Sends an error response in place of what was prepared. */
export function sendError(response: ServerResponse, { status, headers, body }: ErrorResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
