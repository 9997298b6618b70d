import { describe, expect, it } from 'vitest';
import { buildMinisearchIndex, minisearchEngine } from '../minisearch/engine';
import { readRecords } from '../read-records';
import { evaluateRelevance, summarize } from './evaluate';
import { NONSENSE_QUERIES } from './nonsense-queries';
import { RELEVANCE_QUERIES } from './queries';

const records = readRecords();
const engine = minisearchEngine(buildMinisearchIndex(records));
const find = (query: string) => engine.search({ query, area: null, language: 'en', limit: 8 });

describe('the relevance file', () => {
  const queries = Object.values(RELEVANCE_QUERIES).flat();

  it('has at least 80 different queries, and its expected pages exist', () => {
    const pages = new Set(records.map(({ page }) => page));
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    for (const { expected } of queries) expect(pages).toContain(expected);
  });

  it('finds the expected page first for 90 % of the queries, among the first three for 97 %', async () => {
    const results = await evaluateRelevance(engine, 'en');
    const notFirst = results.filter(({ position }) => position !== 1);
    const missed = notFirst.filter(({ position }) => position === 0 || position > 3);
    const { first, firstThree } = summarize(results);
    expect(first, JSON.stringify(notFirst)).toBeGreaterThanOrEqual(0.9);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97);
  });

  it('has no query whose results are a guess', async () => {
    const responses = await Promise.all(queries.map(({ query }) => find(query)));
    const guesses = responses.filter(({ isGuess }) => isGuess).map(({ query }) => query);
    expect(guesses).toEqual([]);
  });
});

describe('a search', () => {
  it.each(NONSENSE_QUERIES)('returns nothing or a marked guess for %s', async (query) => {
    const { groups, isGuess } = await find(query);
    expect(groups.length === 0 || isGuess === true).toBe(true);
  });

  it('finds each topic by its name', async () => {
    const topics = records.filter(({ kind, anchor }) => kind === 'topic' && anchor === null);
    expect(topics.length).toBeGreaterThan(10);
    for (const { identifiers, page } of topics) {
      const { groups } = await find(identifiers[0] ?? '');
      expect(groups[0]?.url, identifiers[0]).toBe(page);
    }
  });
});
