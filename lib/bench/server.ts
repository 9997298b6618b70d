import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { env } from '../config/env';
import { freePort } from '../testing/free-port';
import { median } from './median';
import { BROWSER_HEADERS, printGoals } from './server-goals';

/**
 * Prints the cold start until the first page, then requests per second and the 99th percentile of a docs page, in turns
 * with a bare page of the same framework. Then requests per second of every kind of address with its goal, and the
 * memory of the server before and after a minute of searches. The numbers depend on the machine, so nothing fails.
 */

const ROOT = process.cwd();
const PAGE = '/docs/Sdk/modules/common/methods/setModifyURLFunction';
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 50;
const NEXT_COMMAND = join(ROOT, 'node_modules/next/dist/bin/next');

/** Processes to stop at the end. */
const started: ChildProcess[] = [];

interface Server {
  url: string;
  /** Milliseconds from the start of the process to the first complete response. */
  coldStart: number;
  processId: number;
}

/** Starts a server and requests a page until it is returned. */
async function start(command: string[], cwd: string, path: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  const began = performance.now();
  const [program = '', ...args] = command;
  const server = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // The benchmark is one client.
      SEARCHES_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(server);
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`${command.join(' ')} exited before the first response.`);
    const response = await fetch(url).catch(() => null);
    if (response && !response.ok) throw new Error(`${url} returned ${response.status}.`);
    if (await response?.text()) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, coldStart: performance.now() - began, processId: server.pid ?? 0 };
}

/** Builds a site with one page that has only a heading. @returns its folder */
function buildBarePage(): string {
  const parent = join(ROOT, env.DIST_DIR, 'bench');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bare-'));
  mkdirSync(join(folder, 'app'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', '{"private":true,"type":"module"}');
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`);
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  write('app/page.jsx', 'export default function Page() { return <h1>Hello</h1>; }');
  const { status } = spawnSync(process.execPath, [NEXT_COMMAND, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The bare page could not be built.');
  return folder;
}

const bareFolder = buildBarePage();
const servers: Record<string, Server> = {};
try {
  servers['docs page'] = await start(
    [process.execPath, join(env.DIST_DIR, 'standalone/start.mjs')],
    ROOT,
    env.BASE_PATH + PAGE,
  );
  servers['bare page'] = await start([process.execPath, NEXT_COMMAND, 'start'], bareFolder, '/');

  const results = new Map<string, autocannon.Result[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { url }] of Object.entries(servers)) {
      const result = await autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: BROWSER_HEADERS,
      });
      results.set(name, [...(results.get(name) ?? []), result]);
    }
  }
  console.log(`\n${''.padEnd(12)}  cold start  requests/s   p99      bytes/s  not 2xx`);
  for (const [name, runs] of results) {
    console.log(
      [
        name.padEnd(12),
        `${Math.round(servers[name]?.coldStart ?? 0)} ms`.padStart(11),
        Math.round(median(runs.map((run) => run.requests.average)))
          .toString()
          .padStart(11),
        `${median(runs.map((run) => run.latency.p99))} ms`.padStart(8),
        `${(median(runs.map((run) => run.throughput.average)) / 1e6).toFixed(1)} MB`.padStart(10),
        String(runs.reduce((sum, run) => sum + run.non2xx + run.errors, 0)).padStart(8),
      ].join(' '),
    );
  }
  const site = servers['docs page'];
  if (site) await printGoals(new URL(site.url).origin, site.processId);
} finally {
  for (const server of started) server.kill();
  rmSync(bareFolder, { recursive: true, force: true });
}
