import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { clientIds } from '../shops/demo/client-ids';
import { demoSecret } from '../shops/demo/client-secrets';
import { freePort } from './free-port';

/** The API as `npm run api` starts it. */
export interface RunningApi {
  origin: string;
  process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Its exit code; `null` if a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the API on a free port. It may not respond yet. */
export async function spawnApi(settings: Record<string, string>): Promise<RunningApi> {
  const port = await freePort();
  const child = spawn(process.execPath, ['lib/api-server/start.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}

/** Waits until a health check returns a status. @throws Error if the process ends */
export async function untilHealthIs(api: RunningApi, status: number): Promise<void> {
  while (api.process.exitCode === null && api.process.signalCode === null) {
    const response = await fetch(`${api.origin}/v2/health`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === status) return;
    await wait(20);
  }
  throw new Error(`The API ended:\n${api.output()}`);
}

/** Gets an access token of the demo shop. */
export async function getDemoToken({ origin }: RunningApi): Promise<string> {
  const response = await fetch(`${origin}/v2/oauth/getAccessToken`, {
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
