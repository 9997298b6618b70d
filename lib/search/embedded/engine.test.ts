import { describe, expect, it } from 'vitest';
import { cleanQuery } from '../clean-query';
import type { SearchRecord } from '../record';
import { aRecord } from '../testing/a-record';
import { HOSTILE_QUERIES } from '../testing/hostile-queries';
import { buildEmbeddedIndex, embeddedEngine } from './engine';

const RECORDS: SearchRecord[] = [
  aRecord('/text', 'Prices', {
    content: 'Somebody who pays attention may redeem reward codes here.',
  }),
  aRecord('/heading', 'Checkout'),
  aRecord('/heading#redeem-reward', 'Checkout', {
    hierarchy: { lvl0: 'SDK', lvl1: 'Checkout', lvl2: 'Redeem a reward' },
  }),
  aRecord('/title', 'Redeem any reward'),
  aRecord('/name', 'redeemReward', { identifiers: ['redeemReward'], content: 'Spends points.' }),
  aRecord('/hooks', 'Hooks', { area: 'Webhooks', tag: 'docs-Webhooks-current', content: 'redeem' }),
  aRecord('/old', 'redeemReward of version 1', { tag: 'docs-Sdk-1', version: '1' }),
  aRecord('/de', 'redeemReward', { language: 'de' }),
  aRecord('/wishlists', 'wishlist_item_created', { identifiers: ['wishlist_item_created'] }),
  aRecord('/topics', 'balance_updated', { identifiers: ['customer/balanceUpdated'] }),
  ...['one', 'two', 'three', 'four', 'five'].map((part) =>
    aRecord(`/long#${part}`, 'Long page', {
      hierarchy: { lvl0: 'SDK', lvl1: 'Long page', lvl2: `Pagination ${part}` },
      content: 'pagination',
    }),
  ),
];

const engine = embeddedEngine(buildEmbeddedIndex(RECORDS));

async function find(query: string, area: string | null = null) {
  return (await engine.search({ query, area, language: 'en', limit: 8 })).groups;
}

const urls = async (query: string, area?: string) =>
  (await find(query, area)).map(({ url }) => url);

describe('the embedded engine', () => {
  it('prefers exact names, then titles, then headings, then text', async () => {
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
  ])('finds %s', async (query, wanted) => {
    expect((await urls(query))[0]).toBe(wanted);
  });

  it('answers with at most three places a page, and with each page once', async () => {
    const groups = await find('pagination');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.hits).toHaveLength(3);
  });

  it('stays in the area that it is asked for', async () => {
    expect(await urls('redeem', 'Webhooks')).toEqual(['/hooks']);
  });

  it('leaves other languages and versions out', async () => {
    const found = await urls('redeemReward');
    expect(found).not.toContain('/de');
    expect(found).not.toContain('/old');
  });

  it('finds nothing for nothing, and nothing for what stands nowhere', async () => {
    expect(await urls('')).toEqual([]);
    expect(await urls('!?')).toEqual([]);
    expect(await urls('qqqqxxzz')).toEqual([]);
  });

  it('takes a query of stop words at its word', async () => {
    expect(await urls('who may')).toContain('/text');
  });

  it.each(HOSTILE_QUERIES.map((query) => [query.slice(0, 40), query]))(
    'answers %j without harm',
    async (_, query) => {
      for (const { title, hits } of await find(cleanQuery(query))) {
        for (const { text, marks } of [title, ...hits.flatMap(({ text = [] }) => text)]) {
          expect(Math.max(0, ...marks)).toBeLessThanOrEqual(text.length);
        }
      }
    },
  );
});
