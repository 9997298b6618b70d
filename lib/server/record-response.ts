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

/** Lets a handler respond to a request, and returns the response instead of sending it. */
export async function recordResponse(
  request: IncomingMessage,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<RecordedResponse> {
  const chunks: Buffer[] = [];
  const socket = new Writable({
    // Only the sockets of a server tell a response when they are ready for more.
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
  const isFinished = new Promise<void>((resolve) => response.once('finish', resolve));
  await handle(request, response);
  await isFinished;
  const written = Buffer.concat(chunks);
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: written.subarray(written.indexOf(HEAD_END) + HEAD_END.length),
  };
}
