import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** The rest of a body that is read although nobody needs it, so that the connection can be used again. */
const KEPT_BYTES = 64 * 1024;
/**
 * Limits of what a closing connection still reads: after a reset, a client that sends would lose the response. Many
 * clients read it only when they have sent all.
 */
const DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 30_000;
/** A closing connection on which nothing arrives for so long ends. */
const IDLE_MS = 5_000;

/**
 * Bounds what happens to a body when the response is sent before all of it was read. If the rest is small, the server
 * reads it, and the connection stays usable. Otherwise the response says `Connection: close`, and the connection closes
 * when the client has sent the rest or after some seconds.
 */
export function boundUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  onHeaders(response, () => {
    if (request.complete) return;
    // Not for a length that isn't known.
    const isRestSmall =
      !headers['transfer-encoding'] && Number(headers['content-length']) <= KEPT_BYTES;
    if (!isRestSmall) response.setHeader('Connection', 'close');
    // Lets the server end a connection in place of resetting it while the client still sends.
    socket.destroySoon = () => socket.end();
  });
  // Before the listener of the server, which lets the rest of the body flow without counting it.
  response.prependOnceListener('finish', () => {
    if (!request.complete) discard(request);
  });
}

/** Reads the rest of a body and ignores it, within limits of size and time. */
function discard(request: IncomingMessage): void {
  const { socket } = request;
  let left = DISCARDED_BYTES;
  const end = () => socket.destroy();
  const endsAt = performance.now() + DISCARD_MS;
  const timer = setTimeout(end, IDLE_MS);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0 || performance.now() > endsAt) end();
    else timer.refresh();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => {
    clearTimeout(timer);
    // What follows on a connection that has ended would be ignored, so the client needs no time for it.
    if (socket.writableEnded) end();
  });
  // A first read marks the body as used.
  request.read(0);
  request.resume();
}
