import autocannon from 'autocannon';
import { env } from '../config/env';
import { RELEVANCE_QUERIES } from '../search/relevance/queries';
import { memoryOf } from './process-memory';

/** Headers that browsers send. */
export const BROWSER_HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  accept: 'text/html,*/*;q=0.8',
};

/** Requests per second to reach, by address. */
const GOALS: Readonly<Record<string, number>> = {
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
const GOAL_MEMORY_MB = 350;
const CONNECTIONS = 10;
/** One thread of the client reads large responses more slowly than the server sends them. */
const CLIENT_THREADS = 2;
const ADDRESS_SECONDS = 5;
const SEARCH_SECONDS = 60;

/**
 * Prints how many requests per second each kind of address reaches, and the memory of the server before and after
 * searches.
 *
 * @param origin of the server
 */
export async function printGoals(origin: string, processId: number): Promise<void> {
  const common = { connections: CONNECTIONS, headers: BROWSER_HEADERS };
  const before = memoryOf(processId);
  console.log(`\n${'address'.padEnd(60)} requests/s      goal       p50 / p99`);
  for (const [address, goal] of Object.entries(GOALS)) {
    const { requests, latency } = await autocannon({
      ...common,
      url: origin + env.BASE_PATH + address,
      duration: ADDRESS_SECONDS,
      workers: CLIENT_THREADS,
    });
    const average = Math.round(requests.average);
    console.log(
      [
        address.padEnd(60),
        String(average).padStart(10),
        String(goal).padStart(9),
        (average >= goal ? 'ok' : 'MISS').padEnd(5),
        `${latency.p50} / ${latency.p99} ms`,
      ].join(' '),
    );
  }
  const queries = Object.values(RELEVANCE_QUERIES)
    .flat()
    .map(({ query }) => new URLSearchParams({ q: query }));
  const { requests } = await autocannon({
    ...common,
    url: origin,
    duration: SEARCH_SECONDS,
    requests: queries.flatMap((query) => [
      { path: `${env.BASE_PATH}/search.json?${query}` },
      { path: `${env.BASE_PATH}/search?${query}` },
    ]),
  });
  const after = memoryOf(processId);
  console.log(
    `\n${queries.length} queries for ${SEARCH_SECONDS} s: ${Math.round(requests.average)} requests/s`,
  );
  console.log(
    `memory: ${before} MB before, ${after} MB after, goal ${GOAL_MEMORY_MB} MB ${after <= GOAL_MEMORY_MB ? 'ok' : 'MISS'}`,
  );
}
