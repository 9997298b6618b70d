import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '../../site/http/request-body';
import { lateBody, sendError } from '../http/error-response';
import type { Handler } from './record-response';

/** Bodies for the framework are small. */
const BODY_MS = 10_000;

/** Lets the framework respond, whatever the client does with its body. @param path without base path and query */
export async function passToFramework(
  framework: Handler,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { headers, socket } = request;
  if (hasBody(headers)) {
    // The framework waits for the whole body.
    const timer = setTimeout(() => {
      if (!response.headersSent) sendError(response, lateBody(path, BODY_MS / 1_000));
    }, BODY_MS);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  }
  // The framework replaces the methods of a request that has a body, and with them what Node.js does if the client goes
  // away: the request would emit an error that has no listener, which ends the process.
  const listen = () => request.on('error', () => {});
  socket.prependListener('close', listen);
  response.once('close', () => socket.off('close', listen));
  await framework(request, response);
}
