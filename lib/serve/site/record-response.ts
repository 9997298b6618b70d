import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Responds to a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const HEAD_END = '\r\n\r\n';

/**
 * Lets a handler respond to a request, and returns the response instead of sending it.
 *
 * @throws the error that the handler destroys the response with, or an error if it doesn't end the response
 */
export async function recordResponse(request: IncomingMessage, handle: Handler) {
  // Only the sockets of a server resume a response that waits for them.
  const socket = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  const response = new ServerResponse(request);
  // The body then follows the head as it is.
  response.useChunkedEncodingByDefault = false;
  response.assignSocket(socket as unknown as Socket);
  response.once('finish', () => socket.end());
  const [written] = await Promise.all([buffer(socket), handle(request, response)]);
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: written.subarray(written.indexOf(HEAD_END) + HEAD_END.length),
  };
}
