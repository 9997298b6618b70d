import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';

/** A response that was written, but not sent. */
export interface RecordedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/**
 * Lets a handler respond to a request, and returns the response instead of sending it.
 *
 * @throws the error that the handler destroys the response with, or an error if it doesn't end the response
 */
export async function recordResponse(
  request: IncomingMessage,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<RecordedResponse> {
  const chunks: Buffer[] = [];
  const socket = new Writable({
    // Only the sockets of a server resume a response that waits for them.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const response = new ServerResponse(request);
  // The body then follows the head as it is.
  response.useChunkedEncodingByDefault = false;
  response.assignSocket(socket as Socket);
  const isFinished = new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    // The response destroys its socket if it is destroyed.
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The response was aborted before its end.')));
  });
  await Promise.all([handle(request, response), isFinished]);
  const written = Buffer.concat(chunks);
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: written.subarray(written.indexOf(HEAD_END) + HEAD_END.length),
  };
}
