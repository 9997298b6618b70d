import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEmbeddedIndex, embeddedEngine } from '../embedded/engine';
import type { SearchRequest } from '../engine';
import { withFallback } from '../fallback';
import { aRecord } from '../testing/a-record';
import { typesenseClient } from './client';
import { typesenseEngine } from './engine';
import { publish } from './publish';
import { type FakeServer, startFakeServer } from './testing/fake-server';

const ALIAS = 'laurel-docs';
const RECORDS = [
  aRecord('/tiers', 'getRewardsVipTiers', {
    identifiers: ['getRewardsVipTiers'],
    content: 'Reads the VIP tiers.',
  }),
  ...[1, 2, 3, 4].map((n) =>
    aRecord(`/tiers#part-${n}`, 'getRewardsVipTiers', { content: `Tiers, part ${n}` }),
  ),
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

function engineOf(nodes: FakeServer[], timeoutMs = 400) {
  return typesenseEngine({
    collection: ALIAS,
    timeoutMs,
    connect: () =>
      typesenseClient({
        nodes: nodes.map(({ node }) => node),
        apiKey: 'search-only',
        timeoutMs: timeoutMs / nodes.length,
        retries: nodes.length - 1,
      }),
  });
}

const sent = (server: FakeServer) => JSON.parse(server.requests.at(-1)?.body ?? '{}').searches[0];

describe('a search with Typesense', () => {
  it('answers as the embedded engine does: by page, three places each, marks as ranges', async () => {
    const { groups } = await engineOf([first]).search(request('tiers'));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(3);
    expect(groups[0]?.title).toEqual({ text: 'getRewardsVipTiers', marks: [13, 18] });
  });

  it('filters by language and tag, and by area when one is chosen', async () => {
    await engineOf([first]).search(request('tiers', 'Sdk'));
    expect(sent(first).filter_by).toBe(
      'language:=`en` && tag:=[`default`,`docs-Sdk-current`,`docs-Webhooks-current`] && area:=`Sdk`',
    );
    await engineOf([first]).search(request('tiers'));
    expect(sent(first).filter_by).not.toContain('area');
  });

  it('ranks by text before weight, and groups by page', async () => {
    await engineOf([first]).search(request('tiers'));
    expect(sent(first)).toMatchObject({
      collection: ALIAS,
      sort_by: '_text_match:desc,weight:desc',
      group_by: 'page',
      group_limit: 3,
    });
    expect(sent(first).query_by).toMatch(/^identifiers,.*,content$/);
  });

  it('sends what is looked for without the words of the question', async () => {
    await engineOf([first]).search(request('how do I read the tiers?'));
    expect(sent(first).q).toBe('read tiers');
  });

  it('asks nothing for nothing', async () => {
    expect(await engineOf([first]).search(request(''))).toEqual({ query: '', groups: [] });
    expect(first.requests).toEqual([]);
  });

  it('goes on to another node when one is down', async () => {
    const engine = engineOf([first, second]);
    first.fail(/multi_search/, { kind: 'cut' }, 9);
    for (const query of ['tiers', 'vip']) {
      expect((await engine.search(request(query))).groups).toHaveLength(1);
    }
    expect(second.requests.length).toBeGreaterThan(0);
  });

  it('goes on to another node when one is out of order', async () => {
    first.fail(/multi_search/, { kind: 'status', status: 503 }, 9);
    expect((await engineOf([first, second]).search(request('tiers'))).groups).toHaveLength(1);
  });

  it('goes on to another node when one is slow', async () => {
    first.fail(/multi_search/, { kind: 'silence' }, 9);
    expect((await engineOf([first, second], 1_000).search(request('tiers'))).groups).toHaveLength(
      1,
    );
  });

  it.each([
    ['the key is refused', { kind: 'status', status: 401 }],
    ['the server is out of order', { kind: 'status', status: 500 }],
    ['nothing comes back', { kind: 'silence' }],
    ['the connection breaks', { kind: 'cut' }],
  ] as const)('fails when %s', async (_, fault) => {
    first.fail(/multi_search/, fault, 9);
    await expect(engineOf([first], 200).search(request('tiers'))).rejects.toThrow();
  });

  it('fails when the collection does not exist, though the status is 200', async () => {
    first.state.aliases.clear();
    await expect(engineOf([first]).search(request('tiers'))).rejects.toThrow(
      /404 Could not find a collection/,
    );
  });

  it('is answered by the embedded engine when the server does not answer in time', async () => {
    const lines: string[] = [];
    const engine = withFallback(
      engineOf([first], 200),
      embeddedEngine(buildEmbeddedIndex(RECORDS)),
      { log: (line) => lines.push(line), restMs: 1_000 },
    );
    first.fail(/multi_search/, { kind: 'silence' }, 9);
    const { groups } = await engine.search(request('vip tiers'));
    expect(groups[0]?.url).toBe('/tiers');
    expect(lines).toHaveLength(1);
  });
});
