import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '../../site/http/request-body';
import type { Handler } from './record-response';
import { lateBody } from './reject-request';
import { sendError } from './send';

/** Bodies for the framework are small. */
const BODY_MS = 10_000;

/** A request that the framework handles. */
interface FrameworkRequest {
  framework: Promise<Handler>;
  /** Without base path and query. */
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Lets the framework respond, whatever the client does with its body. */
export async function passToFramework({ framework, path, request, response }: FrameworkRequest) {
  if (hasBody(request.headers)) rejectLateBody(path, request, response);
  keepAbortsHarmless(request, response);
  await (await framework)(request, response);
}

/** Responds in place of the framework, which waits for the whole body, if it doesn't arrive in time. */
function rejectLateBody(path: string, request: IncomingMessage, response: ServerResponse) {
  const timer = setTimeout(() => {
    if (!response.headersSent) sendError(response, lateBody(path, BODY_MS / 1_000));
  }, BODY_MS);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

/**
 * The framework replaces the methods of a request that has a body, and with them what Node.js does if the client goes
 * away: the request would emit an error to which nobody listens, which ends the process.
 */
function keepAbortsHarmless(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  const listen = () => request.on('error', () => {});
  socket.prependListener('close', listen);
  response.once('close', () => socket.off('close', listen));
}
