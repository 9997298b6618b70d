import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

// `fetch` and browsers reject port 4190.
const FIRST = 4100;
const LAST = 4189;

/** Files named by the ports that processes have chosen, with the id of the process. */
const RESERVATIONS = join(tmpdir(), `laurel-ports-${userInfo().uid}`);

/**
 * Finds a free port, and keeps it for this process and its children until it ends: a server may take seconds to
 * listen, and one that is stopped for a while needs its port again.
 *
 * @throws Error if all ports are taken
 */
export async function freePort(): Promise<number> {
  mkdirSync(RESERVATIONS, { recursive: true });
  const count = LAST - FIRST + 1;
  // A random start, so that processes rarely try the same ports.
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step++) {
    const port = FIRST + ((start + step) % count);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`All ports from ${FIRST} to ${LAST} are taken.`);
}

const reserved: string[] = [];

function releaseAll(): void {
  for (const file of reserved) rmSync(file, { force: true });
}

/** @returns whether no other process has the port */
function reserve(port: number): boolean {
  const file = join(RESERVATIONS, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (!isLeftOver(file)) return false;
    rmSync(file, { force: true });
    return reserve(port);
  }
  if (reserved.length === 0) process.once('exit', releaseAll);
  reserved.push(file);
  return true;
}

/** Whether the process that reserved a port has ended. */
function isLeftOver(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
