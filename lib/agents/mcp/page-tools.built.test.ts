import { describe, expect, it } from 'vitest';
import { env } from '../../site/config/env';
import { request } from '../../tools/testing/servers/built-site';
import { setUpClient } from './testing/built-client';

const { call } = setUpClient();

describe('search_docs', () => {
  it('finds a method by its name, with address and snippet', async () => {
    const { data, text } = await call('search_docs', { query: 'createWishlistItem', area: 'Sdk' });
    const address = `${env.SITE_URL}${env.BASE_PATH}/docs/Sdk/modules/wishlists/methods/createWishlistItem`;
    expect(data.results[0]).toMatchObject({ title: 'createWishlistItem', address });
    expect(data.results[0].snippet).toMatch(/\S/);
    expect(text).toContain(address);
  });

  it('returns operations that read_operation accepts', async () => {
    const { data } = await call('search_docs', { query: 'redeem points', area: 'Api', limit: 10 });
    expect(data.results.length).toBeLessThanOrEqual(10);
    const operations = data.results.flatMap(
      ({ operation }: { operation: string | null }) => operation ?? [],
    );
    expect(operations).toContain('redeem');
    for (const operation of operations) {
      expect((await call('read_operation', { operation })).isError).toBe(false);
    }
  });

  it('reports that there are no results', async () => {
    const { data, text, isError } = await call('search_docs', { query: 'xqzzv' });
    expect(data.results).toEqual([]);
    expect(isError).toBe(false);
    expect(text).toContain('No results');
  });
});

describe('read_page', () => {
  it.each(['/docs/Sdk/react_sdk', '/docs', '/markdown-page', '/docs/Webhooks/behavior'])(
    'returns the page Markdown of %s',
    async (path) => {
      const markdown = await request(`${env.BASE_PATH}${path}.md`);
      const { data, text } = await call('read_page', { address: path, max_characters: 50_000 });
      expect(data.markdown).toBe(markdown.body.toString());
      expect(data.next_offset).toBeNull();
      expect(text).toBe(data.markdown);
    },
  );

  it('accepts an address in every form', async () => {
    const path = '/docs/Sdk/react_sdk';
    const { data } = await call('read_page', { address: path });
    const base = env.SITE_URL + env.BASE_PATH;
    for (const address of [
      `${base}${path}`,
      `${base}${path}.md`,
      `${path}.md`,
      `${path}.html`,
      `${path}/`,
      `${path}?from=mail`,
      `${env.BASE_PATH}${path}`,
      'docs/Sdk/react_sdk',
    ]) {
      expect((await call('read_page', { address })).data, address).toEqual(data);
    }
  });

  it('returns one section with its subsections, and no other', async () => {
    const path = '/docs/Sdk/modules/cart/methods/setCustomCartRepository';
    const { data } = await call('read_page', { address: `${path}#parameters` });
    expect(data.section).toBe('parameters');
    expect(data.markdown).toMatch(/^## Parameters\n/);
    expect(data.markdown).toContain('### CartItem\n');
    expect(data.markdown.match(/^## /gm)).toHaveLength(1);
  });

  it('returns a long page in parts that add up to the page', async () => {
    const markdown = (await request(`${env.BASE_PATH}/docs/dictionary_n_to_z.md`)).body.toString();
    const parts: string[] = [];
    let offset: number | null = 0;
    while (offset !== null && parts.length < 100) {
      const { data } = await call('read_page', {
        address: '/docs/dictionary_n_to_z',
        offset,
        max_characters: 10_000,
      });
      expect(data.markdown.length).toBeLessThanOrEqual(10_000);
      expect(data.total_characters).toBe(markdown.length);
      parts.push(data.markdown);
      offset = data.next_offset;
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(markdown);
  });

  it.each([
    ['/docs/Sdk/react_skd', '/docs/Sdk/react_sdk'],
    ['/docs/Sdk/react_sdk#nope', 'Its sections: '],
    ['https://elsewhere.example/docs', 'is not an address of this site'],
    ['/api#nope', 'list_operations'],
    ['/api/nope.md', 'list_operations'],
  ])('returns an error for %s that says what to use instead', async (address, hint) => {
    const { isError, text } = await call('read_page', { address });
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});

describe('read_page of the API viewer', () => {
  it.each([
    ['/api', '/docs/Api'],
    ['/api/rewards.md', '/docs/Api/rewards'],
    ['/api#redeem', '/docs/Api/rewards/redeem'],
    ['/api/rewards.md#redeem', '/docs/Api/rewards/redeem'],
  ])('returns for %s the page %s', async (address, page) => {
    const { data } = await call('read_page', { address });
    expect(data.address).toBe(`${env.SITE_URL}${env.BASE_PATH}${page}`);
    expect(data.markdown).toContain('/v2/');
  });
});

describe('list_pages', () => {
  it('lists pages that can be read, in parts', async () => {
    const first = await call('list_pages', { under: '/docs/Webhooks', limit: 4 });
    const second = await call('list_pages', {
      under: '/docs/Webhooks',
      limit: 4,
      offset: first.data.next_offset,
    });
    const addresses = [...first.data.pages, ...second.data.pages].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(8);
    expect(first.data.total).toBeGreaterThan(8);
    for (const address of addresses) {
      expect((await call('read_page', { address })).isError, address).toBe(false);
    }
  });
});
