import { createServer, request } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeServer } from './close-server';
import { listen } from './listen';

const CLIENTS = 6;

it('ends without a reset while clients connect again after each response', async () => {
  let handled = 0;
  const server = createServer((_incoming, outgoing) => {
    handled++;
    // Like an embedded database, the response keeps the process busy.
    const end = performance.now() + 3;
    while (performance.now() < end);
    outgoing.end();
  });
  const port = await listen(server, '127.0.0.1', 0);
  const failures: string[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    let failure: string | undefined;
    while (failure === undefined) failure = await send(port);
    failures.push(failure);
  });
  while (handled < 5 * CLIENTS) await nextRound();

  const before = handled;
  await closeServer(server);
  await Promise.all(clients);

  expect(failures).toEqual(Array(CLIENTS).fill('ECONNREFUSED'));
  // Those that were under way, and at most a few that a client sent at the same time.
  expect(handled - before).toBeLessThan(5 * CLIENTS);
});

/** Sends a request on a connection of its own. @returns the code of the error, if it fails */
function send(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', agent: false }, (response) => {
      response.resume().on('end', () => resolve(undefined));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
}
