import type { SearchEngine } from '../engine';
import type { RelevanceQuery } from './relevance-query';

/** Result of one query. */
interface RelevanceResult {
  kind: string;
  query: string;
  expected: string;
  /** Position of the expected page, starting at 1; 0 if the response doesn't contain it. */
  position: number;
  /** The first three pages of the response. */
  topPages: string[];
}

/** Shares of the queries whose expected page is first, and among the first three. */
interface RelevanceSummary {
  count: number;
  first: number;
  firstThree: number;
}

/** Sends every query of a relevance file to an engine. */
export async function evaluateRelevance(
  engine: SearchEngine,
  queriesByKind: Readonly<Record<string, readonly RelevanceQuery[]>>,
  language: string,
): Promise<RelevanceResult[]> {
  const results: RelevanceResult[] = [];
  for (const [kind, queries] of Object.entries(queriesByKind)) {
    for (const { query, expected } of queries) {
      const { groups } = await engine.search({ query, area: null, language, limit: 8 });
      const pages = groups.map(({ url, hits: [hit] }) =>
        expected.includes('#') ? (hit?.url ?? url) : url,
      );
      results.push({
        kind,
        query,
        expected,
        position: pages.indexOf(expected) + 1,
        topPages: pages.slice(0, 3),
      });
    }
  }
  return results;
}

/** Summarizes results. */
export function summarize(results: readonly RelevanceResult[]): RelevanceSummary {
  const count = results.length;
  return {
    count,
    first: results.filter(({ position }) => position === 1).length / count,
    firstThree: results.filter(({ position }) => position >= 1 && position <= 3).length / count,
  };
}
