import { gzipSync } from 'node:zlib';
import { env } from '../config/env';
import { site } from '../config/site';
import type { SearchEngine } from '../search/engine';
import { buildMinisearchIndex, minisearchEngine } from '../search/minisearch/engine';
import { readRecords } from '../search/read-records';
import type { SearchRecord } from '../search/record';
import { API_RELEVANCE_QUERIES } from '../search/relevance/api-queries';
import { evaluateRelevance, summarize } from '../search/relevance/evaluate';
import { RELEVANCE_QUERIES } from '../search/relevance/queries';
import { typesenseFromEnv } from '../search/typesense/from-env';
import { scaleRecords } from './scale-records';

const language = site.defaultLocale;
const LARGE_SITE_PAGES = 5_000;
const ROUNDS = 9;
const TARGETS = { first: 0.9, firstThree: 0.97, p95: 10, bytes: 8_192 };

interface Measurement {
  p50: number;
  p95: number;
  largestResponse: number;
}

/** Measures whole queries and their prefixes, as a search while typing sends them. */
async function measure(engine: SearchEngine): Promise<Measurement> {
  const wholeQueries = Object.values(RELEVANCE_QUERIES).flatMap((list) =>
    list.map(({ query }) => query),
  );
  const queries = wholeQueries.flatMap((query) => [query, query.slice(0, 2), query.slice(0, 5)]);
  const times = new Map<string, number[]>(queries.map((query) => [query, []]));
  let largestResponse = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const start = performance.now();
      const response = await engine.search({ query, area: null, language, limit: 8 });
      const time = performance.now() - start;
      // The first round is a warm-up, so it measures the size of the responses instead of the time.
      if (round > 0) times.get(query)?.push(time);
      else largestResponse = Math.max(largestResponse, gzipSync(JSON.stringify(response)).length);
    }
  }
  const sorted = queries.map((query) => median(times.get(query) ?? [])).sort((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: percentile(0.5), p95: percentile(0.95), largestResponse };
}

/** The median of a query's times leaves out pauses of the machine. */
function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function benchBuiltInEngine(label: string, records: SearchRecord[]): Promise<Measurement> {
  const start = performance.now();
  let json: string | null = JSON.stringify(buildMinisearchIndex(records));
  const built = performance.now();
  const size = json.length;
  const heapBefore = heapUsed();
  const index = JSON.parse(json);
  json = null;
  const engine = minisearchEngine(index);
  const loaded = performance.now();
  const memory = (heapUsed() - heapBefore + size) / 2 ** 20;
  const measurement = await measure(engine);
  console.log(
    `${label}: ${new Set(records.map(({ page }) => page)).size} pages, ${records.length} records\n` +
      `  built in ${ms(built - start)}, loaded in ${ms(loaded - built)}, ${(size / 2 ** 20).toFixed(1)} MB on disk, ` +
      `${globalThis.gc ? `${memory.toFixed(1)} MB in memory` : 'memory unknown (run with --expose-gc)'}\n` +
      `  search p50 ${ms(measurement.p50)}, p95 ${ms(measurement.p95)}; largest response ${measurement.largestResponse} B gzip`,
  );
  return measurement;
}

async function benchRelevance(engine: SearchEngine): Promise<boolean> {
  const queriesByKind = { ...RELEVANCE_QUERIES, ...API_RELEVANCE_QUERIES };
  const results = await evaluateRelevance(engine, queriesByKind, language);
  const { count, first, firstThree } = summarize(results);
  console.log(
    `Relevance (${engine.name}): ${count} queries, expected page first ${percent(first)}, among the first three ${percent(firstThree)}`,
  );
  for (const { kind, query, expected, position, topPages } of results) {
    if (position === 1) continue;
    console.log(
      `  ${position || '–'}  ${kind}: ${query}\n     expected ${expected}\n     got      ${topPages[0] ?? 'nothing'}`,
    );
  }
  return first >= TARGETS.first && firstThree >= TARGETS.firstThree;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const typesense = env.TYPESENSE_HOST.length > 0 ? typesenseFromEnv() : null;
if (typesense) {
  process.exitCode = (await benchRelevance(typesense)) ? 0 : 1;
} else {
  const records = readRecords();
  const engine = minisearchEngine(buildMinisearchIndex(records));
  const isRelevant = await benchRelevance(engine);
  const thisSite = await benchBuiltInEngine('This site', records);
  const largeSite = await benchBuiltInEngine('Large site', scaleRecords(records, LARGE_SITE_PAGES));
  const isFast = largeSite.p95 < TARGETS.p95;
  const isSmall = Math.max(thisSite.largestResponse, largeSite.largestResponse) <= TARGETS.bytes;
  process.exitCode = isRelevant && isFast && isSmall ? 0 : 1;
}
