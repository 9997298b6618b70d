import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/free-port';
import { startBrowser } from './browser';
import { median } from './median';

/**
 * Prints how long a writer waits for the dev server: for the first page after a start, for further pages, and until a
 * saved change is shown. It starts the server twice, first without what an earlier one has stored. The times depend on
 * the machine. It changes one page and restores it at the end, as it does the file that the framework changes.
 */

const DIST_DIR = '.next-bench';
const FILE = 'content/docs/Sdk/core_concepts/event_lifecycle.md';
const FIRST = '/docs/Sdk/core_concepts/event_lifecycle';
const FURTHER = [
  '/docs/Sdk/sdk_initialization',
  '/docs/Webhooks/start_using',
  '/docs/Api/guides/pagination',
  '/docs/Sdk/modules/rewards',
  '/docs/Api/rewards/redeem',
];
/** The framework adds the folder of the types to it. */
const CHANGED_BY_FRAMEWORK = 'tsconfig.json';
const CHANGES = 5;
const GOALS = { firstMs: 5_000, furtherMs: 500, changeMs: 300 };
const POLL_MS = 100;
const START_POLLS = 600;

interface Waits {
  firstMs: number;
  furtherMs: number;
  changeMs: number;
}

async function startDevServer() {
  const port = await freePort();
  const child = spawn('node_modules/.bin/next', ['dev', '--port', String(port)], {
    env: { ...process.env, DIST_DIR, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    // The server is a child of the command, so both are stopped as a group.
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  for (let poll = 0; ; poll++) {
    const isListening = await fetch(`${origin}/missing.css`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isListening) break;
    if (poll === START_POLLS) throw new Error('The dev server does not start.');
    await wait(POLL_MS);
  }
  const { pid } = child;
  return { origin, stop: () => pid !== undefined && process.kill(-pid) };
}

async function msOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function measure(): Promise<Waits> {
  const server = await startDevServer();
  const browser = await startBrowser();
  try {
    const request = async (path: string) => {
      const response = await fetch(server.origin + path);
      if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
      await response.text();
    };
    const firstMs = await msOf(() => request(FIRST));
    const further: number[] = [];
    for (const path of FURTHER) further.push(await msOf(() => request(path)));

    const page = await browser.newPage();
    await page.goto(server.origin + FIRST, { waitUntil: 'load' });
    const changes: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      const text = `Change ${change} of the benchmark.`;
      changes.push(
        await msOf(async () => {
          writeFileSync(FILE, `${original}\n${text}\n`);
          await page.getByText(text).waitFor();
        }),
      );
    }
    return { firstMs, furtherMs: median(further), changeMs: median(changes) };
  } finally {
    writeFileSync(FILE, original);
    await browser.close();
    server.stop();
  }
}

const original = readFileSync(FILE, 'utf8');
const configuration = readFileSync(CHANGED_BY_FRAMEWORK, 'utf8');
for (const folder of [DIST_DIR, '.generated/parsed'])
  rmSync(folder, { recursive: true, force: true });
console.log('                 first page ms   further page ms   saved change ms');
const row = (name: string, { firstMs, furtherMs, changeMs }: Waits) =>
  console.log(
    name.padEnd(16) +
      firstMs.toFixed(0).padStart(14) +
      furtherMs.toFixed(0).padStart(18) +
      changeMs.toFixed(0).padStart(18),
  );
row('goal', GOALS);
try {
  row('first start', await measure());
  row('later start', await measure());
} finally {
  writeFileSync(CHANGED_BY_FRAMEWORK, configuration);
  rmSync(DIST_DIR, { recursive: true, force: true });
}
