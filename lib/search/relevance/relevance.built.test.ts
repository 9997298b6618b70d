import { describe, expect, it } from 'vitest';
import { buildMinisearchIndex, minisearchEngine } from '../minisearch/engine';
import { readRecords } from '../read-records';
import { evaluateRelevance, summarize } from './evaluate';
import { RELEVANCE_QUERIES } from './queries';

const records = readRecords();

describe('the relevance file', () => {
  const queries = Object.values(RELEVANCE_QUERIES).flat();

  it('has at least 80 different queries, and its expected pages exist', () => {
    const pages = new Set(records.map(({ page }) => page));
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    for (const { expected } of queries) expect(pages).toContain(expected);
  });

  it('finds the expected page first for 90 % of the queries, among the first three for 97 %', async () => {
    const engine = minisearchEngine(buildMinisearchIndex(records));
    const results = await evaluateRelevance(engine, 'en');
    const notFirst = results.filter(({ position }) => position !== 1);
    const missed = notFirst.filter(({ position }) => position === 0 || position > 3);
    const { first, firstThree } = summarize(results);
    expect(first, JSON.stringify(notFirst)).toBeGreaterThanOrEqual(0.9);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97);
  });
});
