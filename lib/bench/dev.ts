import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Starts the dev server, and requests a page until it responds. */
async function startDevServer(firstPage: string) {
  const port = await freePort();
  const child = spawn('node_modules/.bin/next', ['dev', '--port', String(port)], {
    env: { ...process.env, DIST_DIR, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    // The server is a child of the command, so both are stopped as a group.
    detached: true,
  });
  const stop = async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(-child.pid);
    await once(child, 'exit');
  };
  const origin = `http://localhost:${port}`;
  for (let poll = 0; poll < START_POLLS && child.exitCode === null; poll++) {
    const response = await fetch(origin + firstPage).catch(() => null);
    if (response) return { origin, stop };
    await wait(POLL_MS);
  }
  await stop();
  throw new Error(`The dev server does not start. Run "DIST_DIR=${DIST_DIR} npm run dev".`);
}

async function msOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function measure(run: number): Promise<Waits> {
  const start = performance.now();
  const server = await startDevServer(FIRST);
  const firstMs = performance.now() - start;
  const browser = await startBrowser();
  try {
    const further: number[] = [];
    for (const path of FURTHER) {
      further.push(
        await msOf(async () => {
          const response = await fetch(server.origin + path);
          if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
          await response.text();
        }),
      );
    }
    const page = await browser.newPage();
    await page.goto(server.origin + FIRST, { waitUntil: 'load' });
    const changes: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      const text = `Change ${change} of run ${run}.`;
      changes.push(
        await msOf(async () => {
          writeFileSync(FILE, `${original}\n${text}\n`);
          // Checks before each frame. Locators check after 270 ms, and not again before 770 ms.
          await page.waitForFunction(
            (shown) => document.querySelector('main')?.textContent?.includes(shown),
            text,
          );
        }),
      );
    }
    return { firstMs, furtherMs: median(further), changeMs: median(changes) };
  } finally {
    writeFileSync(FILE, original);
    await browser.close();
    await server.stop();
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
process.once('exit', () => {
  writeFileSync(FILE, original);
  writeFileSync(CHANGED_BY_FRAMEWORK, configuration);
  rmSync(DIST_DIR, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
row('first start', await measure(1));
row('later start', await measure(2));
