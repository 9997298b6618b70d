import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../engine';
import { withFallback } from '../fallback';
import { buildMinisearchIndex, minisearchEngine } from '../minisearch/engine';
import { testRecord } from '../testing/test-record';
import { typesenseClient } from './client';
import { typesenseEngine } from './engine';
import { publish } from './publish';
import { type FakeServer, startFakeServer } from './testing/fake-server';

const ALIAS = 'laurel-docs';
const RECORDS = [
  testRecord('/tiers', 'getRewardsVipTiers', {
    identifiers: ['getRewardsVipTiers'],
    content: 'Reads the VIP tiers.',
  }),
  ...[1, 2, 3, 4].map((n) =>
    testRecord(`/tiers#part-${n}`, 'getRewardsVipTiers', { content: `Tiers, part ${n}` }),
  ),
  testRecord('/tiers#part-5', 'getRewardsVipTiers', { tag: 'docs-Sdk-1.x' }),
];

const request = (query: string, area: string | null = null): SearchRequest => ({
  query,
  area,
  language: 'en',
  limit: 8,
});

let first: FakeServer;
let second: FakeServer;

beforeEach(async () => {
  first = await startFakeServer();
  second = await startFakeServer(first.state);
  const options = { nodes: [first.node], apiKey: 'admin', timeoutMs: 1_000, retries: 0 };
  const client = await typesenseClient(options);
  await publish({ client, alias: ALIAS, records: RECORDS, log: () => {} });
  first.requests.length = 0;
});
afterEach(() => Promise.all([first.close(), second.close()]));

function createEngine(nodes: FakeServer[], timeoutMs = 400, now = Date.now) {
  return typesenseEngine({
    collection: ALIAS,
    timeoutMs,
    now,
    connect: () =>
      typesenseClient({
        nodes: nodes.map(({ node }) => node),
        apiKey: 'search-only',
        timeoutMs: timeoutMs / nodes.length,
        retries: nodes.length - 1,
      }),
  });
}

const sentSearch = (server: FakeServer) =>
  JSON.parse(server.requests.at(-1)?.body ?? '{}').searches[0];

describe('a search with Typesense', () => {
  it('returns groups by page with at most three hits each, and highlights as offsets', async () => {
    const { groups } = await createEngine([first]).search(request('tiers'));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(3);
    expect(groups[0]?.title).toEqual({ text: 'getRewardsVipTiers', marks: [13, 18] });
  });

  it('filters by language and tag, and by area if one is requested', async () => {
    await createEngine([first]).search(request('tiers', 'Sdk'));
    expect(sentSearch(first).filter_by).toBe(
      'language:=`en` && tag:=[`default`,`docs-Sdk-current`,`docs-Webhooks-current`,`docs-Api-current`] && area:=`Sdk`',
    );
    await createEngine([first]).search(request('tiers'));
    expect(sentSearch(first).filter_by).not.toContain('area');
  });

  it('searches the current version of an area if the requested one has no records', async () => {
    const engine = createEngine([first]);
    await engine.search({ ...request('tiers'), versions: { Sdk: '1.x', Webhooks: '0.9' } });
    expect(sentSearch(first).filter_by).toContain(
      'tag:=[`default`,`docs-Sdk-1.x`,`docs-Webhooks-current`,`docs-Api-current`]',
    );
    await engine.search({ ...request('tiers'), versions: { Sdk: '0.9' } });
    expect(sentSearch(first).filter_by).toContain('`docs-Sdk-current`');
  });

  it('requests the existing versions once a minute, and only for a search that names one', async () => {
    let time = 0;
    const engine = createEngine([first], 400, () => time);
    const count = async (versions: SearchRequest['versions']) => {
      first.requests.length = 0;
      await engine.search({ ...request('tiers'), versions });
      return first.requests.length;
    };
    expect(await count({})).toBe(1);
    expect(await count({ Sdk: '1.x' })).toBe(2);
    expect(await count({ Sdk: '0.9' })).toBe(1);
    time = 60_000;
    expect(await count({ Sdk: '1.x' })).toBe(2);
  });

  it('ranks by text match before weight, and groups by page', async () => {
    await createEngine([first]).search(request('tiers'));
    expect(sentSearch(first)).toMatchObject({
      collection: ALIAS,
      sort_by: '_text_match:desc,weight:desc',
      group_by: 'page',
      group_limit: 3,
    });
    expect(sentSearch(first).query_by).toMatch(/^identifiers,.*,content,code$/);
  });

  it('sends the query without stop words', async () => {
    await createEngine([first]).search(request('how do I read the tiers?'));
    expect(sentSearch(first).q).toBe('read tiers');
  });

  it.each([
    ['tiers', undefined],
    ['vip tiers', undefined],
    ['how do I read the tiers?', undefined],
    ['pizza tiers recipe', true],
    ['banana reads', true],
  ])('marks results that contain few words of the query as a guess: %s', async (query, isGuess) => {
    const response = await createEngine([first]).search(request(query));
    expect(response.groups).toHaveLength(1);
    expect(response.isGuess).toBe(isGuess);
  });

  it('sends no request for an empty query', async () => {
    expect(await createEngine([first]).search(request(''))).toEqual({ query: '', groups: [] });
    expect(first.requests).toEqual([]);
  });

  it('tries another node when one is down', async () => {
    const engine = createEngine([first, second]);
    first.fail(/multi_search/, { kind: 'disconnect' }, 9);
    for (const query of ['tiers', 'vip']) {
      expect((await engine.search(request(query))).groups).toHaveLength(1);
    }
    expect(second.requests.length).toBeGreaterThan(0);
  });

  it('tries another node when one returns an error', async () => {
    first.fail(/multi_search/, { kind: 'status', status: 503 }, 9);
    expect((await createEngine([first, second]).search(request('tiers'))).groups).toHaveLength(1);
  });

  it('tries another node when one is slow', async () => {
    first.fail(/multi_search/, { kind: 'no-response' }, 9);
    expect(
      (await createEngine([first, second], 1_000).search(request('tiers'))).groups,
    ).toHaveLength(1);
  });

  it.each([
    ['the server rejects the API key', { kind: 'status', status: 401 }],
    ['the server returns an error', { kind: 'status', status: 500 }],
    ['there is no response', { kind: 'no-response' }],
    ['the connection breaks', { kind: 'disconnect' }],
  ] as const)('throws when %s', async (_, failure) => {
    first.fail(/multi_search/, failure, 9);
    await expect(createEngine([first], 200).search(request('tiers'))).rejects.toThrow();
  });

  it('throws when the collection does not exist, although the status is 200', async () => {
    first.state.aliases.clear();
    await expect(createEngine([first]).search(request('tiers'))).rejects.toThrow(
      /404 Could not find a collection/,
    );
  });

  it('falls back to the built-in index when the server does not respond in time', async () => {
    const lines: string[] = [];
    const engine = withFallback(
      createEngine([first], 200),
      minisearchEngine(buildMinisearchIndex(RECORDS)),
      { log: (line) => lines.push(line), cooldownMs: 1_000 },
    );
    first.fail(/multi_search/, { kind: 'no-response' }, 9);
    const { groups } = await engine.search(request('vip tiers'));
    expect(groups[0]?.url).toBe('/tiers');
    expect(lines).toHaveLength(1);
  });
});
