import { describe, expect, it } from 'vitest';
import { buildEmbeddedIndex, embeddedEngine } from '../embedded/engine';
import { readRecords } from '../read-records';
import { evaluateRelevance, summarise } from './evaluate';
import { RELEVANCE_QUERIES } from './queries';

const records = readRecords();

describe('the relevance file', () => {
  const queries = Object.values(RELEVANCE_QUERIES).flat();

  it('has at least 80 queries, each once, and wants pages that exist', () => {
    const pages = new Set(records.map(({ page }) => page));
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    for (const { wanted } of queries) expect(pages).toContain(wanted);
  });

  it('is kept by the embedded engine: first for 90 %, among the first three for 97 %', async () => {
    const engine = embeddedEngine(buildEmbeddedIndex(records));
    const results = await evaluateRelevance(engine, 'en');
    const missed = results.filter(({ place }) => place === 0 || place > 3);
    const { first, firstThree } = summarise(results);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97);
  });
});
