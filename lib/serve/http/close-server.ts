import type { Server } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Rounds of the event loop. Each accepts one connection, and the default queue has 511. */
const ROUNDS = 512;

/**
 * Stops accepting connections and waits until the last response was sent. Requests that have already arrived are read
 * first: a busy process may have left them waiting, and would reset their connections.
 */
export async function closeServer(server: Server): Promise<void> {
  const emit = server.emit.bind(server);
  const held: unknown[][] = [];
  let hasAccepted = true;
  // Otherwise each response would let its client connect again, and the queue would never be empty.
  server.emit = (event: string, ...values: unknown[]) => {
    if (event === 'connection') hasAccepted = true;
    return event === 'request' ? held.push(values) > 0 : emit(event, ...values);
  };
  // The current round may have accepted connections already.
  await nextRound();
  for (let round = 0; hasAccepted && round < ROUNDS; round++) {
    hasAccepted = false;
    await nextRound();
  }
  server.emit = emit;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const values of held) emit('request', ...values);
  for (let round = 0; round < ROUNDS; round++) await nextRound();
  server.closeIdleConnections();
  await closed;
}
