import { createServer } from 'node:net';

const FIRST = 4100;
const LAST = 4199;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Finds a free port. The search starts at a random port, so that concurrent runs rarely collide.
 *
 * @throws Error if all ports are taken
 */
export async function freePort(): Promise<number> {
  const count = LAST - FIRST + 1;
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step++) {
    const port = FIRST + ((start + step) % count);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${FIRST} to ${LAST} are taken.`);
}
