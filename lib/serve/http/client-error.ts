import { randomBytes } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { statusNames } from '../../api/contract/errors/status-names';
import { requestIdOf } from '../../api/http/request/request-id';
import { apiError } from './error-response';

/** Errors that the parser of Node.js reports. Everything else is a malformed request. */
const ERRORS: Readonly<Record<string, [status: 408 | 431, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not arrive in time'],
  HPE_HEADER_OVERFLOW: [431, 'headers must have at most 16 kB'],
};

/** Responds to what can't be read as a request, with the headers and the body of all errors. */
export function respondToClientError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: ServerResponse },
): void {
  const isGone = code === 'ECONNRESET';
  // It has its response. Destroying the connection could reset it while the client still sends.
  if (socket.writableEnded && !isGone) return;
  // A client that went away, or is getting a response already, gets no other one.
  if (isGone || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, message] = ERRORS[code] ?? [400, 'the request is not valid HTTP'];
  socket.end(rawError(status, message));
}

/**
 * An error response as it is written to a connection that ends with it. It has the body of the API, since nothing says
 * which address the client wants.
 *
 * @param further headers
 */
export function rawError(
  status: keyof typeof statusNames,
  message: string,
  further: Readonly<Record<string, string>> = {},
): string {
  const { headers, body } = apiError(status, message);
  const all = {
    ...headers,
    ...further,
    'X-Request-Id': requestIdOf(null, randomBytes),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
