import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Rounds of the event loop. Each accepts one connection, and the default queue has 511. */
const ROUNDS = 512;

/**
 * Stops accepting connections and waits until the last response was sent. Requests that have already arrived are read
 * first: a busy process may have left them waiting, and would reset their connections.
 */
export async function closeServer(server: Server): Promise<void> {
  const release = holdRequests(server);
  await emptyQueue(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  release();
  for (let round = 0; round < ROUNDS; round++) await nextRound();
  server.closeIdleConnections();
  await closed;
}

/**
 * Handles no request until the returned function is called. Otherwise each response would let its client connect again,
 * and the queue would never be empty.
 */
function holdRequests(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  const listeners = server.listeners('request') as ((...request: unknown[]) => void)[];
  const hold = (...request: [IncomingMessage, ServerResponse]) => held.push(request);
  server.removeAllListeners('request').on('request', hold);
  return () => {
    server.off('request', hold);
    for (const listener of listeners) server.on('request', listener);
    for (const request of held) server.emit('request', ...request);
  };
}

/** Accepts the connections that wait, until a round finds none. */
async function emptyQueue(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  // The current round may have accepted connections already.
  await nextRound();
  for (let round = 0; round < ROUNDS; round++) {
    const before = accepted;
    await nextRound();
    if (accepted === before) break;
  }
  server.off('connection', count);
}
