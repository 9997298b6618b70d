import { RELEVANCE_QUERIES } from '../../search/relevance/queries';
import { env } from '../../site/config/env';
import { startSite } from '../testing/servers/site-server';
import { load } from './load';
import { memoryOf, report } from './report';

/** Requests per second to reach, by address. */
const GOALS: Readonly<Record<string, number>> = {
  '/docs/Sdk/modules/common/methods/setModifyURLFunction': 8_000,
  '/docs/Sdk.md': 5_000,
  '/llms.txt': 5_000,
  '/v2/docs/openapi.json': 3_000,
  '/sdk-hints.json': 3_000,
  '/og/docs.png': 3_000,
  '/robots.txt': 3_000,
  '/nope': 3_000,
  '/nope.md': 3_000,
  '/suggestions?path=/docs/nope': 1_500,
  '/search.json?q=points': 800,
  '/search?q=points': 150,
};
/** Those of browsers. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

export async function run(): Promise<void> {
  const startedAt = performance.now();
  // The benchmark is one client.
  const site = await startSite(process.cwd(), { SEARCHES_PER_MINUTE: '1000000' });
  const base = site.origin + env.BASE_PATH;
  try {
    await site.send(`${env.BASE_PATH}/`);
    const coldStart = performance.now() - startedAt;
    report({ name: 'first page after a cold start', value: coldStart, unit: 'ms' });
    const before = memoryOf(site.processId);
    for (const [address, goal] of Object.entries(GOALS)) {
      // One thread reads large responses more slowly than the server sends them.
      await load(address, { url: base + address, headers, duration: 5, workers: 2 }, goal);
    }
    const requests = Object.values(RELEVANCE_QUERIES).flatMap((list) =>
      list.flatMap(({ query }) =>
        ['/search.json?', '/search?'].map((path) => ({
          path: env.BASE_PATH + path + new URLSearchParams({ q: query }),
        })),
      ),
    );
    await load(`${requests.length} searches`, { url: base, headers, duration: 60, requests });
    const after = { value: memoryOf(site.processId), unit: 'MB', max: 350 };
    report({ name: 'memory after them', ...after, note: `${before} MB before` });
  } finally {
    await site.stop();
  }
}
