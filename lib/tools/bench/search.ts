import { loadContent } from '../../content/load/source';
import type { SearchEngine } from '../../search/engine';
import { buildMinisearchIndex, minisearchEngine } from '../../search/minisearch/engine';
import type { SearchRecord } from '../../search/record';
import { buildRecords } from '../../search/records/build';
import { API_RELEVANCE_QUERIES } from '../../search/relevance/api-queries';
import { evaluateRelevance, summarize } from '../../search/relevance/evaluate';
import { RELEVANCE_QUERIES } from '../../search/relevance/queries';
import { typesenseFromEnv } from '../../search/typesense/from-env';
import { site } from '../../site/config/site';
import { gzipped, median, msOf, percentile, printTitle, report } from './report';

const language = site.defaultLocale;
const LARGE_SITE_PAGES = 5_000;
const ROUNDS = 9;

/** Prints the share of queries whose expected page is found, and what the others found. */
async function measureRelevance(engine: SearchEngine): Promise<void> {
  const queries = { ...RELEVANCE_QUERIES, ...API_RELEVANCE_QUERIES };
  const results = await evaluateRelevance(engine, queries, language);
  const { count, first, firstThree } = summarize(results);
  printTitle(`Relevance (${engine.name}): ${count} queries`);
  const share = { unit: '%', digits: 1, isBudget: true };
  report({ name: 'expected page first', value: 100 * first, min: 90, ...share });
  report({ name: 'among the first three', value: 100 * firstThree, min: 97, ...share });
  for (const { kind, query, expected, position, topPages } of results) {
    if (position === 1) continue;
    console.log(`  ${position || '–'}  ${kind}: ${query}\n     expected ${expected}`);
    console.log(`     got      ${topPages[0] ?? 'nothing'}`);
  }
}

/** Measures whole queries and their prefixes, as a search while typing sends them. */
async function measureSpeed(records: SearchRecord[]): Promise<void> {
  const index = JSON.stringify(buildMinisearchIndex(records));
  printTitle(`${records.length} records, ${(index.length / 2 ** 20).toFixed(1)} MB`);
  const engine = minisearchEngine(JSON.parse(index));
  const times: number[] = [];
  let largest = 0;
  for (const { query: whole } of Object.values(RELEVANCE_QUERIES).flat()) {
    for (const query of [whole, whole.slice(0, 2), whole.slice(0, 5)]) {
      const search = () => engine.search({ query, area: null, language, limit: 8 });
      // The first one is a warm-up.
      largest = Math.max(largest, gzipped(JSON.stringify(await search())));
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await msOf(search));
      // The median of a query's times leaves out pauses of the machine.
      times.push(median(rounds));
    }
  }
  const time = { unit: 'ms', digits: 1, isBudget: true };
  report({ name: 'search, p50', value: median(times), ...time });
  report({ name: 'search, p95', value: percentile(times, 0.95), max: 10, ...time });
  const size = { value: largest, unit: 'B', max: 8_192, isBudget: true };
  report({ name: 'largest response, gzip', ...size });
}

/** Copies the records. A third of the words differ, so that the vocabulary grows like that of a larger site. */
function copyRecords(records: SearchRecord[], copy: number): SearchRecord[] {
  if (copy === 0) return records;
  const extend = (text: string) =>
    text.replace(/[A-Za-z]{4,}/g, (word) => (word.length % 3 === 0 ? `${word}x${copy}` : word));
  return records.map((record) => {
    const [content, words] = [extend(record.content), extend(record.words)];
    const page = `${record.page}-${copy}`;
    return { ...record, content, words, id: `${record.id}-${copy}`, url: page, page };
  });
}

/** Fails if a goal is missed. */
export async function run(): Promise<void> {
  const typesense = typesenseFromEnv();
  if (typesense) return measureRelevance(typesense);
  const records = buildRecords(loadContent());
  await measureRelevance(minisearchEngine(buildMinisearchIndex(records)));
  await measureSpeed(records);
  const pages = new Set(records.map(({ page }) => page)).size;
  const copies = Array.from({ length: Math.ceil(LARGE_SITE_PAGES / pages) }, (_, copy) =>
    copyRecords(records, copy),
  );
  await measureSpeed(copies.flat());
}
