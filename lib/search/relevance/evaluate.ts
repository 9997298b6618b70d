import type { SearchEngine } from '../engine';
import { RELEVANCE_QUERIES } from './queries';

/** How a query went: the place of the page wanted, counted from 1, or 0 when it is not in the answer. */
export interface RelevanceResult {
  kind: string;
  query: string;
  wanted: string;
  place: number;
  /** The pages that came instead. */
  first: string[];
}

/** Shares of the queries whose page came first, and among the first three. */
export interface RelevanceSummary {
  count: number;
  first: number;
  firstThree: number;
}

/** Asks an engine every query of the relevance file. */
export async function evaluateRelevance(
  engine: SearchEngine,
  language: string,
): Promise<RelevanceResult[]> {
  const results: RelevanceResult[] = [];
  for (const [kind, queries] of Object.entries(RELEVANCE_QUERIES)) {
    for (const { query, wanted } of queries) {
      const { groups } = await engine.search({ query, area: null, language, limit: 8 });
      const pages = groups.map(({ url }) => url);
      results.push({
        kind,
        query,
        wanted,
        place: pages.indexOf(wanted) + 1,
        first: pages.slice(0, 3),
      });
    }
  }
  return results;
}

/** Adds the results up. */
export function summarise(results: readonly RelevanceResult[]): RelevanceSummary {
  const count = results.length;
  return {
    count,
    first: results.filter(({ place }) => place === 1).length / count,
    firstThree: results.filter(({ place }) => place >= 1 && place <= 3).length / count,
  };
}
