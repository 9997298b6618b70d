import { describe, expect, it } from 'vitest';
import { configuredSearch } from './configured-search';
import type { SearchEngine } from './engine';

const engine: SearchEngine = {
  name: 'test',
  search: async ({ query }) => ({
    query,
    groups: [{ title: { text: query, marks: [] }, url: '/found', breadcrumbs: [], hits: [] }],
  }),
};
const search = configuredSearch(async () => engine);
const find = async (query: string) => (await search({ query, area: null, limit: 8 })).groups.length;

describe('the search', () => {
  it.each(['support', 'Status page', 'is there an iOS app?', 'pricing'])(
    'returns nothing for %s, which no page is about',
    async (query) => expect(await find(query)).toBe(0),
  );

  it.each(['price', 'supported browsers', 'status', 'page'])(
    'asks the engine for %s',
    async (query) => expect(await find(query)).toBe(1),
  );
});
