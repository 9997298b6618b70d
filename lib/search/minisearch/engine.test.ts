import { describe, expect, it } from 'vitest';
import { cleanQuery } from '../clean-query';
import type { SearchRecord } from '../record';
import { HOSTILE_QUERIES } from '../testing/hostile-queries';
import { testRecord } from '../testing/test-record';
import { buildMinisearchIndex, minisearchEngine } from './engine';

const RECORDS: SearchRecord[] = [
  testRecord('/text', 'Prices', {
    content: 'Customers who pay attention may redeem reward codes here.',
  }),
  testRecord('/heading', 'Checkout'),
  testRecord('/heading#redeem-reward', 'Checkout', {
    hierarchy: { lvl0: 'SDK', lvl1: 'Checkout', lvl2: 'Redeem a reward' },
  }),
  testRecord('/title', 'Redeem any reward'),
  testRecord('/name', 'redeemReward', { identifiers: ['redeemReward'], content: 'Spends points.' }),
  testRecord('/hooks', 'Hooks', {
    area: 'Webhooks',
    tag: 'docs-Webhooks-current',
    content: 'redeem',
  }),
  testRecord('/old', 'redeemReward of version 1', { tag: 'docs-Sdk-1', version: '1' }),
  testRecord('/de', 'redeemReward', { language: 'de' }),
  testRecord('/wishlists', 'wishlist_item_created', { identifiers: ['wishlist_item_created'] }),
  testRecord('/topics', 'balance_updated', { identifiers: ['customer/balanceUpdated'] }),
  ...['one', 'two', 'three', 'four', 'five'].map((part) =>
    testRecord(`/long#${part}`, 'Long page', {
      hierarchy: { lvl0: 'SDK', lvl1: 'Long page', lvl2: `Pagination ${part}` },
      content: 'pagination',
    }),
  ),
];

const engine = minisearchEngine(buildMinisearchIndex(RECORDS));

async function find(query: string, area: string | null = null) {
  return (await engine.search({ query, area, language: 'en', limit: 8 })).groups;
}

const urls = async (query: string, area?: string) =>
  (await find(query, area)).map(({ url }) => url);

describe('the built-in engine', () => {
  it('ranks exact names first, then titles, headings, and text', async () => {
    const found = await urls('redeem reward');
    expect(found.slice(0, 4)).toEqual(['/name', '/title', '/heading', '/text']);
  });

  it.each([
    ['redeemReward(', '/name'],
    ['redeemrew', '/name'],
    ['redemReward', '/name'],
    ['reward redem', '/name'],
    ['item created', '/wishlists'],
    ['itemcreated', '/wishlists'],
    ['wishlsit', '/wishlists'],
    ['customer/balanceUpdated', '/topics'],
    ['balance', '/topics'],
  ])('finds %s', async (query, expected) => {
    expect((await urls(query))[0]).toBe(expected);
  });

  it('returns each page once, with at most three hits', async () => {
    const groups = await find('pagination');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(3);
  });

  it('returns only pages of the requested area', async () => {
    expect(await urls('redeem', 'Webhooks')).toEqual(['/hooks']);
  });

  it('excludes other languages and versions', async () => {
    const found = await urls('redeemReward');
    expect(found).not.toContain('/de');
    expect(found).not.toContain('/old');
  });

  it('searches the requested version of an area', async () => {
    const request = { query: 'redeemReward', area: null, versions: { Sdk: '1' } };
    const { groups } = await engine.search({ ...request, language: 'en', limit: 8 });
    expect(groups.map(({ url }) => url)).toEqual(['/old', '/hooks']);
  });

  it('finds nothing for an empty query, and nothing for an unknown word', async () => {
    expect(await urls('')).toEqual([]);
    expect(await urls('!?')).toEqual([]);
    expect(await urls('qqqqxxzz')).toEqual([]);
  });

  it('returns only pages that match the rare word of a query', async () => {
    const pages = Array.from({ length: 20 }, (_, page) => testRecord(`/points/${page}`, 'Points'));
    const rare = testRecord('/tunnel', 'Tunnels', { content: 'Points without ngrok.' });
    const { search } = minisearchEngine(buildMinisearchIndex([...pages, rare]));
    const found = async (query: string) => {
      const { groups } = await search({ query, area: null, language: 'en', limit: 8 });
      return groups.map(({ url }) => url);
    };
    expect(await found('points ngrok')).toEqual(['/tunnel']);
    expect(await found('points zebra')).toEqual([]);
    expect(await found('points')).toHaveLength(8);
  });

  it('shows the page of a name as a guess if no page has the rare word beside it', async () => {
    const response = await engine.search({
      query: 'redeemReward zebra',
      area: null,
      language: 'en',
      limit: 8,
    });
    expect(response.groups[0]?.url).toBe('/name');
    expect(response.isGuess).toBe(true);
  });

  it('does not take a word for a correction of its opposite', async () => {
    const install = testRecord('/install', 'Install the SDK');
    const { search } = minisearchEngine(buildMinisearchIndex([install]));
    const request = { area: null, language: 'en', limit: 8 };
    expect((await search({ ...request, query: 'instlal' })).groups).toHaveLength(1);
    expect((await search({ ...request, query: 'uninstall' })).groups).toEqual([]);
  });

  it('searches for stop words if the query has no other words', async () => {
    expect(await urls('who may')).toContain('/text');
  });

  it.each(HOSTILE_QUERIES.map((query) => [query.slice(0, 40), query]))(
    'returns valid highlights for %j',
    async (_, query) => {
      for (const { title, hits } of await find(cleanQuery(query))) {
        for (const { text, marks } of [title, ...hits.flatMap(({ text = [] }) => text)]) {
          expect(Math.max(0, ...marks)).toBeLessThanOrEqual(text.length);
        }
      }
    },
  );
});
