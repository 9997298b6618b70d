import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';
import { type SiteServer, sendRequest } from './site-server';

/** Longer than a start takes, also on a busy machine. */
const MAX_WAIT_MS = 60_000;

/**
 * Serves the build of a project with the framework's own server, as hosts do that don't use `lib/serve/site`.
 *
 * @param settings environment variables, in addition to those of this process
 */
export async function startFramework(
  root: string,
  settings: Record<string, string> = {},
): Promise<Omit<SiteServer, 'output'>> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server.js'], {
    cwd: join(root, '.next/standalone'),
    env: { ...process.env, ...settings, PORT: String(port), HOSTNAME: 'localhost' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const send: SiteServer['send'] = (path, options) =>
    sendRequest({ host: 'localhost', port, path, ...options });
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await send('/llms.txt').catch(() => null))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      server.kill();
      throw new Error('The server of the framework is not ready.');
    }
    await wait(100);
  }
  return {
    origin: `http://localhost:${port}`,
    processId: server.pid ?? 0,
    send,
    stop: () => {
      server.kill();
      return ended;
    },
  };
}
