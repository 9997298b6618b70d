import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from './free-port';

/** The built site, served as in production. */
export interface SiteServer {
  origin: string;
  /** Asks with the path exactly as given: nothing is normalised, no redirect is followed. */
  ask: (path: string, headers?: OutgoingHttpHeaders) => Promise<Answer>;
  stop: () => Promise<void>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Serves the build of a project on a free port.
 *
 * @throws Error when there is no build, or the server ends before it listens
 */
export async function startSite(root: string): Promise<SiteServer> {
  if (!existsSync(join(root, '.next/BUILD_ID'))) {
    throw new Error('There is no build to look at: run "npm run build" first.');
  }
  const port = await freePort();
  const next = join(root, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (/Ready in/.test(output)) resolve();
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
    ask: (path, headers) => ask(port, path, headers),
    stop: () => {
      server.kill();
      return ended;
    },
  };
}

function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers }, (response) => {
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
    asked.on('error', reject);
    asked.end();
  });
}
