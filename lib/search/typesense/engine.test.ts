import ApiCall from 'typesense/lib/Typesense/ApiCall';
import type { SearchResponse } from 'typesense/lib/Typesense/Documents';
import type { MultiSearchRequestsSchema } from 'typesense/lib/Typesense/Types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../engine';
import { withFallback } from '../fallback';
import { buildMinisearchIndex, minisearchEngine } from '../minisearch/engine';
import type { SearchRecord } from '../record';
import { testRecord } from '../testing/test-record';
import { typesenseClient } from './client';
import { toDocument } from './collection';
import { typesenseEngine } from './engine';
import { httpError, type Respond, respondWith, testClient } from './testing/typed-responses';

const RECORDS = [
  testRecord('/tiers', 'getRewardsVipTiers', { content: 'Reads the VIP tiers.' }),
  testRecord('/tiers#part-1', 'getRewardsVipTiers', { content: 'Tiers, part 1' }),
];

/** The result for `tiers`. */
const FOUND: SearchResponse<SearchRecord> = {
  found: 1,
  out_of: 12,
  page: 1,
  search_time_ms: 1,
  request_params: { q: 'tiers', per_page: 8, first_q: 'tiers' },
  grouped_hits: [
    {
      group_key: ['/tiers'],
      found: 2,
      hits: RECORDS.map(toDocument).map((document) => ({
        document,
        highlight: { content: { matched_tokens: ['tiers'], snippet: document.content } },
        text_match: 578_730_123_365_187_700,
        text_match_info: {
          best_field_score: '1108091338752',
          best_field_weight: 15,
          fields_matched: 1,
          score: '578730123365187705',
          tokens_matched: 1,
        },
      })),
    },
  ],
};

/** The tags of all records. */
const TAGS: SearchResponse<SearchRecord> = {
  found: 12,
  out_of: 12,
  page: 1,
  search_time_ms: 0,
  request_params: { q: '*', per_page: 1, first_q: '*' },
  facet_counts: [
    {
      field_name: 'tag',
      sampled: false,
      stats: { total_values: 2 },
      counts: ['docs-Sdk-current', 'docs-Sdk-1.x'].map((value) => ({
        value,
        highlighted: value,
        count: 6,
      })),
    },
  ],
};

const request = (query: string, area: string | null = null): SearchRequest => ({
  query,
  area,
  language: 'en',
  limit: 8,
});

function createEngine({ now = Date.now, timeoutMs = 1_000, connect = testClient } = {}) {
  return typesenseEngine({ collection: 'laurel-docs', timeoutMs, now, connect });
}

const respond: Respond = (_, body) => {
  const [search] = (body as MultiSearchRequestsSchema<SearchRecord, string>).searches;
  return { results: [search?.q === '*' ? TAGS : FOUND] };
};

/** Sends a search, and returns the response and the searches that the server got. */
async function send(search: SearchRequest, engine = createEngine()) {
  const sent = respondWith(respond);
  const response = await engine.search(search);
  const searches = sent.map(
    ({ body }) => (body as MultiSearchRequestsSchema<SearchRecord, string>).searches[0],
  );
  return { response, searches };
}

afterEach(() => vi.restoreAllMocks());

describe('a search with Typesense', () => {
  it('returns groups by page with their hits, and highlights as offsets', async () => {
    const { response } = await send(request('tiers'));
    expect(response).toEqual({
      query: 'tiers',
      groups: [
        {
          title: { text: 'getRewardsVipTiers', marks: [13, 18] },
          url: '/tiers',
          breadcrumbs: ['SDK'],
          hits: [
            expect.objectContaining({
              url: '/tiers',
              text: { text: 'Reads the VIP tiers.', marks: [14, 19] },
            }),
            expect.objectContaining({ url: '/tiers#part-1' }),
          ],
        },
      ],
    });
  });

  it('filters by language and tag, and by area if one is requested', async () => {
    const tags = '`default`,`docs-Sdk-current`,`docs-Webhooks-current`,`docs-Api-current`';
    const { searches } = await send(request('tiers', 'Sdk'));
    expect(searches[0]?.filter_by).toBe(`language:=\`en\` && tag:=[${tags}] && area:=\`Sdk\``);
    expect((await send(request('tiers'))).searches[0]?.filter_by).not.toContain('area');
  });

  it('searches the current version of an area if the requested one has no records', async () => {
    const some = await send({ ...request('tiers'), versions: { Sdk: '1.x', Webhooks: '0.9' } });
    expect(some.searches[1]?.filter_by).toContain(
      'tag:=[`default`,`docs-Sdk-1.x`,`docs-Webhooks-current`,`docs-Api-current`]',
    );
    const none = await send({ ...request('tiers'), versions: { Sdk: '0.9' } });
    expect(none.searches[1]?.filter_by).toContain('`docs-Sdk-current`');
  });

  it('requests the existing versions once a minute, and only for a search that names one', async () => {
    let time = 0;
    const engine = createEngine({ now: () => time });
    const count = async (versions: SearchRequest['versions']) =>
      (await send({ ...request('tiers'), versions }, engine)).searches.length;
    expect(await count({})).toBe(1);
    expect(await count({ Sdk: '1.x' })).toBe(2);
    expect(await count({ Sdk: '0.9' })).toBe(1);
    time = 60_000;
    expect(await count({ Sdk: '1.x' })).toBe(2);
  });

  it('ranks by text match before weight, and groups by page', async () => {
    const { searches } = await send(request('tiers'));
    expect(searches[0]).toMatchObject({
      collection: 'laurel-docs',
      sort_by: '_text_match:desc,weight:desc',
      group_by: 'page',
      group_limit: 3,
    });
    expect(searches[0]?.query_by).toMatch(/^identifiers,.*,content,code$/);
  });

  it('sends the query without stop words', async () => {
    expect((await send(request('how do I read the tiers?'))).searches[0]?.q).toBe('read tiers');
  });

  it.each([
    ['tiers', undefined],
    ['what are the tiers?', undefined],
    ['pizza tiers recipe', true],
    ['banana/tiers', true],
  ])('marks results that contain few words of the query as a guess: %s', async (query, isGuess) => {
    const { response } = await send(request(query));
    expect(response.groups).toHaveLength(1);
    expect(response.isGuess).toBe(isGuess);
  });

  it('sends no request for an empty query', async () => {
    const { response, searches } = await send(request(''));
    expect(response).toEqual({ query: '', groups: [] });
    expect(searches).toEqual([]);
  });

  it.each([
    ['the server rejects the API key', () => Promise.reject(httpError(401, 'Forbidden')), /Forb/],
    ['there is no response in time', () => new Promise<never>(() => {}), /timeout/],
    [
      'the collection does not exist, although the status is 200',
      () => ({ results: [{ code: 404, error: 'Could not find a collection' }] }),
      /404 Could not find a collection/,
    ],
  ] as const)('throws when %s', async (_, fail, message) => {
    respondWith(fail);
    await expect(createEngine({ timeoutMs: 50 }).search(request('tiers'))).rejects.toThrow(message);
  });

  it('tries the next node when one is down, and falls back to the built-in index', async () => {
    const lines: string[] = [];
    const down = [1, 2].map((port) => ({ protocol: 'http', host: '127.0.0.1', port }));
    const first = createEngine({
      connect: () =>
        typesenseClient({
          nodes: down,
          apiKey: 'test',
          connectionTimeoutSeconds: 0.5,
          numRetries: 1,
        }),
    });
    const tried = vi.spyOn(ApiCall.prototype, 'uriFor');
    const engine = withFallback(first, minisearchEngine(buildMinisearchIndex(RECORDS)), {
      log: (line) => lines.push(line),
      cooldownMs: 1_000,
    });
    expect((await engine.search(request('vip tiers'))).groups[0]?.url).toBe('/tiers');
    expect(lines).toHaveLength(1);
    expect(tried.mock.results.map(({ value }) => new URL(value).port).sort()).toEqual(['1', '2']);
  });
});
