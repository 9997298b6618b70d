import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/servers/free-port';
import { median, msOf, printTitle, report } from './report';
import { startBrowser } from './visits';

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
const POLL_MS = 100;
const START_POLLS = 600;

/** Starts the dev server, and requests a page until it responds. */
async function startDevServer() {
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
    const response = await fetch(origin + FIRST).catch(() => null);
    if (response) return { origin, stop };
    await wait(POLL_MS);
  }
  await stop();
  throw new Error(`The dev server does not start. Run "DIST_DIR=${DIST_DIR} npm run dev".`);
}

async function measure(title: string, original: string): Promise<void> {
  printTitle(title);
  const start = performance.now();
  const server = await startDevServer();
  report({ name: 'first page', value: performance.now() - start, unit: 'ms', max: 5_000 });
  const browser = await startBrowser();
  try {
    const further: number[] = [];
    for (const path of FURTHER) {
      further.push(await msOf(async () => (await fetch(server.origin + path)).text()));
    }
    report({ name: 'further page', value: median(further), unit: 'ms', max: 500 });
    const page = await browser.newPage();
    await page.goto(server.origin + FIRST, { waitUntil: 'load' });
    const changes: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      const text = `Change ${change} of the ${title}.`;
      const show = async () => {
        writeFileSync(FILE, `${original}\n${text}\n`);
        // Checks before each frame. Locators check after 270 ms, and not again before 770 ms.
        await page.waitForFunction((shown) => document.body.textContent?.includes(shown), text);
      };
      changes.push(await msOf(show));
    }
    report({ name: 'saved change', value: median(changes), unit: 'ms', max: 300 });
  } finally {
    writeFileSync(FILE, original);
    await browser.close();
    await server.stop();
  }
}

/** Starts the server twice, first without what an earlier one has stored. Restores the files that it changes. */
export async function run(): Promise<void> {
  const [original, configuration] = [FILE, CHANGED_BY_FRAMEWORK].map((file) =>
    readFileSync(file, 'utf8'),
  ) as [string, string];
  rmSync(DIST_DIR, { recursive: true, force: true });
  process.once('exit', () => {
    writeFileSync(FILE, original);
    writeFileSync(CHANGED_BY_FRAMEWORK, configuration);
    rmSync(DIST_DIR, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await measure('first start', original);
  await measure('later start', original);
}
