import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../testing/free-port';

/** A process that serves the API, or something to compare it with. */
export interface ApiUnderTest {
  origin: string;
  /** Milliseconds from the start of the process to its first response. */
  coldStart: number;
  /** Memory of the process in MB (resident set). */
  memory(): number;
  stop(): Promise<void>;
}

const MANY = '1000000';

/** Limits that a benchmark can't reach, which is one client that sends the requests of many. */
export const WITHOUT_LIMITS: Readonly<Record<string, string>> = {
  API_REQUESTS_PER_SECOND: MANY,
  API_REQUESTS_AT_ONCE_PER_CLIENT: MANY,
  API_REQUESTS_AT_ONCE: MANY,
  STREAMS_PER_CLIENT: MANY,
  SANDBOXES_PER_HOUR: MANY,
  SANDBOXES_ALIVE_PER_CLIENT: MANY,
  SANDBOXES_ALIVE: MANY,
};

/**
 * Starts the API like `npm run api` does.
 *
 * @param limits settings that limit clients; by default those of {@link WITHOUT_LIMITS}
 */
export async function startApi(
  settings: Record<string, string>,
  limits = WITHOUT_LIMITS,
): Promise<ApiUnderTest> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['lib/api-server/start.mjs'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      ...limits,
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/v2/health`);
  const coldStart = performance.now() - startedAt;
  return {
    origin,
    coldStart,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
    },
    stop: () => {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill();
      return ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The API ended before its first response.');
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
