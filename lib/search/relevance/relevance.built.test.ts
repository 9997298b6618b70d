import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load/source';
import { getEnum } from '../../content/sdk/model';
import { share } from '../../tools/testing/runner/test-all';
import { configuredSearch } from '../configured-search';
import { buildMinisearchIndex, minisearchEngine } from '../minisearch/engine';
import { buildRecords } from '../records/build';
import { messagesByUrl } from '../records/messages';
import { API_RELEVANCE_QUERIES } from './api-queries';
import { evaluateRelevance, summarize } from './evaluate';
import { INTEGRATOR_RELEVANCE_QUERIES } from './integrator-queries';
import { NONSENSE_QUERIES } from './nonsense-queries';
import { RELEVANCE_QUERIES } from './queries';
import { QUESTION_RELEVANCE_QUERIES } from './question-queries';
import { QUERIES_WITHOUT_PAGE, READER_RELEVANCE_QUERIES } from './reader-queries';
import { RECIPE_RELEVANCE_QUERIES } from './recipe-queries';

const records = buildRecords(loadContent());
const engine = minisearchEngine(buildMinisearchIndex(records));
const find = (query: string) => engine.search({ query, area: null, language: 'en', limit: 8 });

describe.each([
  { file: 'of the whole site', given: RELEVANCE_QUERIES, count: 80, first: 0.9, firstThree: 0.97 },
  {
    file: 'of the REST API',
    given: API_RELEVANCE_QUERIES,
    count: 60,
    first: 0.92,
    firstThree: 0.98,
  },
  {
    file: 'of recipes and production',
    given: RECIPE_RELEVANCE_QUERIES,
    count: 80,
    first: 0.92,
    firstThree: 0.97,
  },
  {
    file: 'in words of readers',
    given: READER_RELEVANCE_QUERIES,
    count: 42,
    first: 1,
    firstThree: 1,
  },
  {
    file: 'of questions',
    given: QUESTION_RELEVANCE_QUERIES,
    count: 80,
    first: 0.96,
    firstThree: 1,
  },
  {
    file: 'of integrators',
    given: INTEGRATOR_RELEVANCE_QUERIES,
    count: 80,
    first: 1,
    firstThree: 1,
  },
])('the relevance file $file', ({ given, count, ...shares }) => {
  const queries = Object.values(given).flat();

  it(`has at least ${count} different queries, and its expected pages exist`, () => {
    const known = new Set(records.flatMap(({ page, url }) => [page, url]));
    expect(queries.length).toBeGreaterThanOrEqual(count);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    for (const { expected } of queries) expect(known).toContain(expected);
  });

  it('has its expected pages first, or among the first three', async () => {
    const results = await evaluateRelevance(engine, given, 'en');
    const notFirst = results.filter(({ position }) => position !== 1);
    const missed = notFirst.filter(({ position }) => position === 0 || position > 3);
    const { first, firstThree } = summarize(results);
    expect(first, JSON.stringify(notFirst)).toBeGreaterThanOrEqual(shares.first);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(shares.firstThree);
  });

  it('has no query whose results are a guess', async () => {
    const responses = await Promise.all(queries.map(({ query }) => find(query)));
    const guesses = responses.filter(({ isGuess }) => isGuess).map(({ query }) => query);
    expect(guesses).toEqual([]);
  });
});

describe('a pasted error message', () => {
  const placesByMessage = new Map<string, string[]>();
  for (const [url, messages] of messagesByUrl) {
    for (const message of messages) {
      placesByMessage.set(message, [...(placesByMessage.get(message) ?? []), url]);
    }
  }
  // A value in place of what differs from request to request.
  const pasted = [...placesByMessage].map(
    ([message, places]) => [message.replace('…', 'ruleId').replaceAll('…', '5'), places] as const,
  );

  const ways = [
    ['alone', (message: string) => message],
    [
      'in the body of its response',
      (message: string) =>
        JSON.stringify({ message: [message], error: 'Conflict', statusCode: 409 }),
    ],
    ['after its status', (message: string) => `409 ${message}`],
  ] as const;
  it.each(ways)('%s leads to its explanation first', async (name, write) => {
    expect(pasted.length).toBeGreaterThan(80);
    const way = ways.findIndex(([other]) => other === name);
    const wrong: string[] = [];
    for (const [message, places] of share(pasted, way, ways.length)) {
      const { groups } = await find(write(message));
      const first = groups[0]?.hits[0]?.url ?? 'nothing';
      if (!places.includes(first)) wrong.push(`${message}: ${first}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a search', () => {
  it.each(NONSENSE_QUERIES)('returns nothing or a marked guess for %s', async (query) => {
    const { groups, isGuess } = await find(query);
    expect(groups.length === 0 || isGuess === true).toBe(true);
  });

  it.each(QUERIES_WITHOUT_PAGE)('returns nothing for %s, which no page is about', async (query) => {
    const search = configuredSearch(async () => engine);
    expect((await search({ query, area: null, limit: 8 })).groups).toEqual([]);
  });

  it.each(getEnum('ERROR_CODES').members)(
    'finds the code $value of the SDK in the list of errors, then in that of all codes',
    async ({ value }) => {
      const { groups } = await find(value);
      expect(groups[0]?.hits[0]?.url).toBe(`/docs/Api/errors#${value}`);
      const urls = groups.slice(0, 5).flatMap(({ hits }) => hits.map(({ url }) => url));
      expect(urls).toContain('/docs/Sdk/modules/common/constants#error_codes');
    },
  );

  it('finds each topic by its name', async () => {
    const topics = records.filter(({ kind, anchor }) => kind === 'topic' && anchor === undefined);
    expect(topics.length).toBeGreaterThan(10);
    for (const { identifiers, page } of topics) {
      const { groups } = await find(identifiers[0] ?? '');
      expect(groups[0]?.url, identifiers[0]).toBe(page);
      expect(groups[0]?.hits[0]?.url, identifiers[0]).toBe(page);
    }
  });
});
