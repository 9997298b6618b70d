import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTemplate } from '../../api-server/template';
import { env } from '../../config/env';
import { openEmbedded } from '../../database/open-embedded';
import { ensurePermanentSandbox } from '../../sandbox/permanent-sandbox';
import { startSite, untilApiIsReady } from '../../testing/site-server';
import type { ApiLoad } from './api-load';
import { WITHOUT_LIMITS } from './api-under-test';
import { copyDemoShops, createTokens } from './bench-clients';
import { type Latencies, percentile, sendAtRate } from './load';
import { type Figure, ms } from './report';

const PAGE = '/docs/Sdk/modules/common/methods/setModifyURLFunction';
/** Not the rate of the other requests, so that the two don't stay in step. */
const PAGES = { perSecond: 47, seconds: 10 };
const REQUESTS = { perSecond: 50, seconds: 10 };
const CLIENTS = 200;
const ROUNDS = 5;
const MAX_GROWTH = 1.5;

/**
 * Measures docs pages while the API of the same site is used, in turns with an idle API. Another process sends the
 * requests to the API, so that the one that measures does the same work in both cases.
 */
export async function measurePages(report: (figure: Figure) => void): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-bench-'));
  const { database, close } = await openEmbedded({
    directory,
    template: await findTemplate(),
  });
  await ensurePermanentSandbox({ database, now: Date.now, randomBytes });
  const { shopIds } = await copyDemoShops(database, 20);
  const tokens = await createTokens(database, shopIds, CLIENTS);
  await close();
  const site = await startSite(process.cwd(), { ...WITHOUT_LIMITS, API_DATA_DIR: directory });
  // Less work than with `fetch`, whose own pauses are longer than the server's.
  const connections = new Agent({ keepAlive: true });
  // It starts once, so that loading its code takes no time from the pages that are measured.
  const sender = fork(fileURLToPath(new URL('./api-load.ts', import.meta.url)));
  try {
    await untilApiIsReady(site);
    const loadPages = () =>
      sendAtRate(() => site.send(env.BASE_PATH + PAGE, { agent: connections }), PAGES);
    const loadApi = () =>
      sendFrom(sender, { origin: site.origin + env.BASE_PATH, tokens, ...REQUESTS });
    await Promise.all([loadPages(), loadApi()]);
    const idle: Latencies[] = [];
    const busy: Latencies[] = [];
    let statuses = {};
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await loadPages());
      const [pages, api] = await Promise.all([loadPages(), loadApi()]);
      busy.push(pages);
      statuses = api.statuses;
    }
    const [before = 0, after = 0] = [idle, busy].map((runs) =>
      percentile(
        runs.map(({ p99 }) => p99),
        0.5,
      ),
    );
    report({
      name: `docs page while /v2 takes ${REQUESTS.perSecond} requests a second`,
      value: `p99 ${ms(before)} idle and ${ms(after)} busy, factor ${(after / before).toFixed(2)}; /v2 ${JSON.stringify(statuses)}`,
      target: `factor ≤ ${MAX_GROWTH}`,
      isMet: after <= MAX_GROWTH * before,
    });
  } finally {
    sender.kill();
    connections.destroy();
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Lets a process send requests to the API. */
function sendFrom(sender: ChildProcess, load: ApiLoad): Promise<Latencies> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`The process with the load ended with ${code}.`));
    sender.once('exit', onExit);
    sender.once('message', (latencies) => {
      sender.off('exit', onExit);
      resolve(latencies as Latencies);
    });
    sender.send(load);
  });
}
