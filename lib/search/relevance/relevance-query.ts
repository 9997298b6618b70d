/** A query as a developer types it, and the page that should come first. */
export interface RelevanceQuery {
  query: string;
  /** An address with an anchor is that of the page's first hit. */
  expected: string;
}

/** Queries with the pages that should come first. */
export function queries(...pairs: [query: string, expected: string][]): RelevanceQuery[] {
  return pairs.map(([query, expected]) => ({ query, expected }));
}

/** Several queries for one page. */
export function queriesFor(expected: string, texts: readonly string[]): RelevanceQuery[] {
  return texts.map((query) => ({ query, expected }));
}
