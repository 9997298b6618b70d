import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a start takes, also on a busy machine. */
const MAX_WAIT_MS = 60_000;

/** The built site, served as in production. */
export interface SiteServer {
  origin: string;
  /** The id of the process that serves pages. */
  processId: number;
  /** Sends a request with the path exactly as given; it does not follow redirects. */
  send: (
    path: string,
    options?: Pick<RequestOptions, 'method' | 'headers' | 'agent'>,
  ) => Promise<SiteResponse>;
  /** Stops the server with a signal and waits for it to exit. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** The response of a site, read completely. */
export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Serves the build of a project on a port that the system chooses.
 *
 * @param settings environment variables, in addition to those of this process
 * @throws Error if there is no build, or the server ends before it listens
 */
export async function startSite(
  root: string,
  settings: Record<string, string> = {},
): Promise<SiteServer> {
  const start = join(root, '.next/standalone/start.mjs');
  if (!existsSync(start)) {
    throw new Error('There is no build. Run `npm run build` first.');
  }
  // Servers of concurrent tests can't share a data directory.
  const data = mkdtempSync(join(tmpdir(), 'laurel-site-'));
  const server = spawn(process.execPath, [start], {
    cwd: root,
    env: { ...process.env, API_DATA_DIR: data, ...settings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`The server is not ready. It printed:\n${output}`));
    }, MAX_WAIT_MS);
    server.once('exit', () => clearTimeout(timer));
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('"msg":"ready"')) return;
      clearTimeout(timer);
      // The log of a benchmark has hundreds of thousands of lines.
      for (const stream of [server.stdout, server.stderr]) stream.off('data', listen).resume();
      resolve(/"port":(\d+)/.exec(output)?.[1] ?? '');
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('error', reject);
    server.once('exit', () =>
      reject(new Error(`The server ended before it was ready:\n${output}`)),
    );
  });
  return {
    origin: `http://localhost:${port}`,
    processId: server.pid ?? 0,
    send: (path, options) => sendRequest({ host: 'localhost', port, path, ...options }),
    stop: () => {
      server.kill();
      return ended;
    },
  };
}

/** Waits until the process of the API has started. */
export async function untilApiIsReady({ send }: Pick<SiteServer, 'send'>): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const { status, body } = await send('/v2/health');
    if (status === 200) return;
    if (performance.now() > deadline) throw new Error(`The API is not ready: ${status} ${body}`);
    await wait(100);
  }
}

/** Sends a request exactly as given; adds only what HTTP requires. */
export function sendRequest(
  options: RequestOptions,
  body: string | Uint8Array = '',
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    // A server may respond before it has read the whole body.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error);
    });
    sent.end(body);
  });
}
