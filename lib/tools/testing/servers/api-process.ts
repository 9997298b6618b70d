import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { clientIds } from '../../../sandbox/shops/demo/client-ids';
import { demoSecret } from '../../../sandbox/shops/demo/client-secrets';

/** Longer than any wait of a test, even on a busy machine. */
const MAX_WAIT_MS = 60_000;
const POLL_MS = 20;
/** Maximum wait for the last output of a process that has ended. */
const OUTPUT_MS = 1_000;

/** The API as `npm run api` starts it. */
export interface RunningApi {
  process: ChildProcess;
  /** Address that it listens on; see {@link untilListening}. */
  origin: string;
  /** Everything it has printed. */
  output(): string;
  /** Resolves when it has ended and all its output was read. */
  closed: Promise<unknown>;
}

/**
 * Starts the API on a port that the system chooses. It may not listen yet.
 *
 * @param command what starts it; without npm, signals of a test reach the process itself
 */
export function spawnApi(
  settings: Record<string, string>,
  command: readonly [string, ...string[]] = [process.execPath, 'lib/serve/api/start.mjs'],
): RunningApi {
  const [file, ...parameters] = command;
  const child = spawn(file, parameters, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return {
    process: child,
    get origin() {
      const port = portIn(output);
      if (port === undefined) throw new Error(`The API does not listen yet:\n${output}`);
      return `http://127.0.0.1:${port}`;
    },
    output: () => output,
    closed: new Promise((resolve) => child.once('close', resolve)),
  };
}

/** The port in the line of the log that says where the API listens. */
function portIn(output: string): string | undefined {
  return /"port":(\d+),"msg":"listening"/.exec(output)?.[1];
}

const hasEnded = ({ process: child }: RunningApi) =>
  child.exitCode !== null || child.signalCode !== null;

/** Waits until a condition holds. @throws Error with the output of the process if it ends or takes too long */
async function until(
  what: string,
  api: RunningApi,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await holds())) {
    const problem = hasEnded(api) ? 'it ended' : performance.now() > deadline && 'time is up';
    if (problem) throw new Error(`The API: no ${what}, ${problem}. It printed:\n${api.output()}`);
    await wait(POLL_MS);
  }
}

/** Waits until the process listens. */
function untilListening(api: RunningApi): Promise<void> {
  return until('port', api, () => portIn(api.output()) !== undefined);
}

/** Waits until the process has printed a text. */
export function untilPrinted(api: RunningApi, text: string): Promise<void> {
  return until(`output "${text}"`, api, () => api.output().includes(text));
}

/** Waits until a health check returns a status. */
export async function untilHealthIs(api: RunningApi, status: number): Promise<void> {
  await untilListening(api);
  await until(`health ${status}`, api, async () => {
    const response = await fetch(`${api.origin}/v2/health`, { signal: timeout() }).catch(
      () => null,
    );
    await response?.arrayBuffer();
    return response?.status === status;
  });
}

/** Waits until the process has ended. @returns its exit code; `null` if a signal ended it */
export async function untilEnded(api: RunningApi): Promise<number | null> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!hasEnded(api)) {
    if (performance.now() > deadline) {
      throw new Error(`The API has not ended. It printed:\n${api.output()}`);
    }
    await wait(POLL_MS);
  }
  // A process that it started may keep the output open.
  await Promise.race([api.closed, wait(OUTPUT_MS)]);
  return api.process.exitCode;
}

/** Sends a request. @throws Error with the output of the process if there is no response */
export async function sendTo(
  api: RunningApi,
  path: string,
  options: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(api.origin + path, { ...options, signal: timeout() });
  } catch (error) {
    throw new Error(`No response at ${path}. The API printed:\n${api.output()}`, { cause: error });
  }
}

const timeout = () => AbortSignal.timeout(MAX_WAIT_MS);

/** Gets an access token of the demo shop. */
export async function getDemoToken(api: RunningApi): Promise<string> {
  const response = await sendTo(api, '/v2/oauth/getAccessToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: clientIds.full,
      clientSecret: demoSecret,
      grantType: 'client_credentials',
      scope: 'read_customer write_customer',
    }),
  });
  const body = await response.json();
  if (response.status !== 200) throw new Error(`No token: ${JSON.stringify(body)}`);
  return body.accessToken;
}
