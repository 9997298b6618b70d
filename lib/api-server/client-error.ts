import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { toErrorBody } from '../api/contract/errors/error-body';
import { requestIdOf } from '../api/http/request-id';
import { commonHeaders } from '../api/http/response-headers';

/** What the parser of Node.js reports. Everything else is a malformed request. */
const ERRORS: Readonly<Record<string, { status: 408 | 431; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'the request did not arrive in time' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'headers must have at most 16 kB' },
};
const MALFORMED = { status: 400, message: 'the request is not valid HTTP' } as const;

/** Responds to what can't be read as a request, with the headers and the body of all errors. */
export function respondToClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: ServerResponse },
): void {
  // A client that went away, or is getting a response already, gets no other one.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, message } = ERRORS[error.code ?? ''] ?? MALFORMED;
  const content = toErrorBody(status, message);
  const body = JSON.stringify(content);
  const headers = {
    ...commonHeaders(requestIdOf(null, randomBytes)),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${content.error}`, ...lines, '', body].join('\r\n'));
}
