import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemplate } from '../../api-server/template';
import { env } from '../../config/env';
import { openEmbedded } from '../../database/open-embedded';
import { ensurePermanentSandbox } from '../../sandbox/permanent-sandbox';
import { startSite, untilApiIsReady } from '../../testing/site-server';
import { copyDemoShops, createTokens } from './bench-clients';
import { type Latencies, sendAtRate } from './load';
import { type Figure, ms } from './report';
import { MEASURED } from './requests';

const PAGE = '/docs/Sdk/modules/common/methods/setModifyURLFunction';
const PAGES = { perSecond: 50, seconds: 10 };
const REQUESTS = { perSecond: 50, seconds: 10 };
const CLIENTS = 200;
const ROUNDS = 3;
const MAX_GROWTH = 1.5;

/** Measures docs pages while the API of the same site is used, in turns with an idle API. */
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
  const site = await startSite(process.cwd(), { API_DATA_DIR: directory });
  try {
    await untilApiIsReady(site);
    const loadPages = () => sendAtRate(() => fetch(site.origin + env.BASE_PATH + PAGE), PAGES);
    const loadApi = () =>
      sendAtRate((index) => {
        const { path, ...init } = MEASURED.getCustomer(tokens[index % tokens.length] ?? '');
        return fetch(site.origin + env.BASE_PATH + path, init);
      }, REQUESTS);
    await loadApi();
    const idle: Latencies[] = [];
    const busy: Latencies[] = [];
    let statuses = {};
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await loadPages());
      const [pages, api] = await Promise.all([loadPages(), loadApi()]);
      busy.push(pages);
      statuses = api.statuses;
    }
    const [before, after] = [idle, busy].map((runs) => Math.min(...runs.map(({ p99 }) => p99)));
    report({
      name: `docs page while /v2 takes ${REQUESTS.perSecond} requests a second`,
      value: `p99 ${ms(before ?? 0)} idle and ${ms(after ?? 0)} busy, factor ${((after ?? 0) / (before ?? 1)).toFixed(2)}; /v2 ${JSON.stringify(statuses)}`,
      target: `factor ≤ ${MAX_GROWTH}`,
      isMet: (after ?? 0) <= MAX_GROWTH * (before ?? 0),
    });
  } finally {
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
