import { gzipSync } from 'node:zlib';
import { env } from '../../config/env';
import { site } from '../../config/site';
import { buildEmbeddedIndex, embeddedEngine } from '../embedded/engine';
import type { SearchEngine } from '../engine';
import { readRecords } from '../read-records';
import type { SearchRecord } from '../record';
import { typesenseFromEnv } from '../typesense/from-env';
import { evaluateRelevance, summarise } from './evaluate';
import { RELEVANCE_QUERIES } from './queries';
import { scaleRecords } from './scale';

const language = site.defaultLocale;
const LARGE = 5_000;
const ROUNDS = 9;
const WANTED = { first: 0.9, firstThree: 0.97, p95: 10, bytes: 8_192 };

interface Timing {
  p50: number;
  p95: number;
  largest: number;
}

/** Asks whole queries and what is on the way to them, as typing does. */
async function measure(engine: SearchEngine): Promise<Timing> {
  const whole = Object.values(RELEVANCE_QUERIES).flatMap((list) => list.map(({ query }) => query));
  const asked = whole.flatMap((query) => [query, query.slice(0, 2), query.slice(0, 5)]);
  const times = new Map<string, number[]>(asked.map((query) => [query, []]));
  let largest = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of asked) {
      const start = performance.now();
      const answer = await engine.search({ query, area: null, language, limit: 8 });
      const time = performance.now() - start;
      // The first round only warms up; its answers are weighed instead.
      if (round > 0) times.get(query)?.push(time);
      else largest = Math.max(largest, gzipSync(JSON.stringify(answer)).length);
    }
  }
  const sorted = asked.map((query) => median(times.get(query) ?? [])).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), largest };
}

/** What a query takes when nothing else runs beside it: a pause of the machine is not counted. */
function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function benchEmbedded(label: string, records: SearchRecord[]): Promise<Timing> {
  const start = performance.now();
  let json: string | null = JSON.stringify(buildEmbeddedIndex(records));
  const built = performance.now();
  const size = json.length;
  const before = heapUsed();
  const parsed = JSON.parse(json);
  json = null;
  const engine = embeddedEngine(parsed);
  const loaded = performance.now();
  const memory = (heapUsed() - before + size) / 2 ** 20;
  const timing = await measure(engine);
  console.log(
    `${label}: ${new Set(records.map(({ page }) => page)).size} pages, ${records.length} records\n` +
      `  built in ${ms(built - start)}, loaded in ${ms(loaded - built)}, ${(size / 2 ** 20).toFixed(1)} MB on disk, ` +
      `${globalThis.gc ? `${memory.toFixed(1)} MB in memory` : 'memory unknown (run with --expose-gc)'}\n` +
      `  search p50 ${ms(timing.p50)}, p95 ${ms(timing.p95)}; largest answer ${timing.largest} B gzip`,
  );
  return timing;
}

async function printRelevance(engine: SearchEngine): Promise<boolean> {
  const results = await evaluateRelevance(engine, language);
  const { count, first, firstThree } = summarise(results);
  console.log(
    `Relevance (${engine.name}): ${count} queries, wanted page first ${percent(first)}, in the first three ${percent(firstThree)}`,
  );
  for (const { kind, query, wanted, place, first: got } of results) {
    if (place === 1) continue;
    console.log(
      `  ${place || '–'}  ${kind}: ${query}\n     wanted ${wanted}\n     got    ${got[0] ?? 'nothing'}`,
    );
  }
  return first >= WANTED.first && firstThree >= WANTED.firstThree;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const remote = env.TYPESENSE_HOST.length > 0 ? await typesenseFromEnv() : null;
if (remote) {
  process.exitCode = (await printRelevance(remote)) ? 0 : 1;
} else {
  const records = readRecords();
  const engine = embeddedEngine(buildEmbeddedIndex(records));
  const isRelevant = await printRelevance(engine);
  const real = await benchEmbedded('Real corpus', records);
  const large = await benchEmbedded('Large corpus', scaleRecords(records, LARGE));
  const isFast = large.p95 < WANTED.p95;
  const isSmall = Math.max(real.largest, large.largest) <= WANTED.bytes;
  process.exitCode = isRelevant && isFast && isSmall ? 0 : 1;
}
