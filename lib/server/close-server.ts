import type { Server } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Rounds of the event loop. Each accepts one connection, and the default queue has 511. */
const ROUNDS = 512;

/**
 * Stops to accept connections and waits until the last response was sent. Requests that have already arrived are read
 * first: a busy process may have left them waiting, and would reset their connections.
 */
export async function closeServer(server: Server): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await nextRound();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (let round = 0; round < ROUNDS; round++) await nextRound();
  server.closeIdleConnections();
  await closed;
}
