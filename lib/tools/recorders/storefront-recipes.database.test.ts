import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { loadSamples } from '../testing/load-samples';
import { type ServedApi, serveTestApi } from './serve-test-api';

const read = (page: string) => readFileSync(`content/docs/Sdk/${page}.md`, 'utf8');
const API = 'https://api.laurel.example';
const CUSTOMER = '7400112';
const REVIEWED = 880010;
const UNREVIEWED = 880021;

let api: TestApi;
let served: ServedApi;
let accessToken: string;

beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  // The samples compare times with the real time.
  api.clock.set(Date.now());
  accessToken = await api.issueToken('full');
  served = await serveTestApi(api);
  const { clientId, clientSecret } = api.clients.full;
  vi.stubEnv('LAUREL_CLIENT_ID', clientId);
  vi.stubEnv('LAUREL_CLIENT_SECRET', clientSecret);
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  served?.close();
});

/** Loads samples of a page next to the token samples of the custom storefront. */
function load<Exports>(page: string, titles: readonly string[]): Promise<Exports> {
  const shared = ['server/laurel-tokens.ts', 'server/token-route.ts'];
  const markdown = read('custom_storefront') + read(page);
  return loadSamples<Exports>(markdown, [...shared, ...titles], { [API]: served.origin });
}

const post = (cookie = '') =>
  new Request('https://shop.example/laurel/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    body: '{}',
  });

async function wishlistOwner(response: Response): Promise<number> {
  expect(response.status).toBe(200);
  const { storefrontToken } = (await response.json()) as { storefrontToken: string };
  return (await api.call('getWishlists', { token: storefrontToken })).status;
}

/** A guest gets a cookie once, and keeps it. */
async function expectGuest(send: (request: Request) => Promise<Response>): Promise<void> {
  const first = await send(post());
  const [cookie = ''] = /laurel_guest=[^;]+/.exec(first.headers.get('Set-Cookie') ?? '') ?? [];
  expect(cookie).not.toBe('');
  expect(await wishlistOwner(first)).toBe(200);
  const second = await send(post(`theme=dark; ${cookie}`));
  expect(second.headers.get('Set-Cookie')).toContain(cookie);
  expect(await wishlistOwner(second)).toBe(200);
}

describe('the token endpoint', () => {
  it('of Next.js serves guests', async () => {
    const { POST } = await load<{ POST(request: Request): Promise<Response> }>(
      'frameworks/nextjs',
      ['app/laurel/token/route.ts'],
    );
    await expectGuest(POST);
  });

  it('of Hydrogen serves guests and customers', async () => {
    type Action = (given: { request: Request; context: object }) => Promise<Response>;
    const { action } = await load<{ action: Action }>('frameworks/hydrogen', [
      'app/routes/laurel.token.ts',
    ]);
    const { clientId, clientSecret } = api.clients.full;
    const env = { LAUREL_CLIENT_ID: clientId, LAUREL_CLIENT_SECRET: clientSecret };
    await expectGuest((request) => action({ request, context: { env, customerId: null } }));
    const customerId = `gid://shop/Customer/${CUSTOMER}`;
    const response = await action({ request: post(), context: { env, customerId } });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(await wishlistOwner(response)).toBe(200);
  });

  it('of Nuxt serves guests and customers', async () => {
    let user: { customerId: string } | undefined;
    const { clientId, clientSecret } = api.clients.full;
    // What Nuxt imports by itself.
    vi.stubGlobal('useRuntimeConfig', () => ({
      laurelClientId: clientId,
      laurelClientSecret: clientSecret,
    }));
    vi.stubGlobal('defineEventHandler', (handler: unknown) => handler);
    vi.stubGlobal('getUserSession', async () => ({ user }));
    vi.stubGlobal('toWebRequest', (event: Request) => event);
    const { default: handle } = await load<{ default(event: Request): Promise<Response> }>(
      'frameworks/nuxt',
      ['server/utils/handle-token.ts', 'server/routes/laurel/token.post.ts'],
    );
    await expectGuest(handle);
    user = { customerId: CUSTOMER };
    expect((await handle(post())).headers.get('Set-Cookie')).toBeNull();
  });
});

it('global ids become numbers', async () => {
  const { toNumericId } = await load<{ toNumericId(id: string): number }>('frameworks/hydrogen', [
    'app/lib/product-id.ts',
  ]);
  expect(toNumericId('gid://shop/Product/880010')).toBe(880010);
  expect(() => toNumericId('gid://shop/Product/wool-scarf')).toThrow('wool-scarf');
});

it('points, amounts and dates are formatted for the language', async () => {
  const { createFormats } = await load<{
    createFormats(locale: string, currency: string): Record<string, (value: never) => string>;
  }>('production/localization', ['src/format.ts']);
  const { points, money, date } = createFormats('de', 'EUR');
  expect(points?.(1320.5 as never)).toBe('1.320,5');
  expect(money?.(24.9 as never)).toMatch(/^24,90\s€$/);
  expect(date?.('2025-03-04T23:15:00Z' as never)).toBe('4. März 2025');
});

it('structured data contains the rating of products with reviews', async () => {
  interface Aggregates {
    productId: number;
    reviewCount: number;
    starsAverage: number;
  }
  const { readAggregates, productJsonLd } = await load<{
    readAggregates(token: string, ids: readonly number[]): Promise<Aggregates[]>;
    productJsonLd(product: object, aggregates?: Aggregates): string;
  }>('production/structured_data', ['server/review-aggregates.ts', 'server/product-json-ld.ts']);
  served.statuses.splice(0);
  const ids = [REVIEWED, UNREVIEWED];
  const [reviewed, unreviewed] = await readAggregates(accessToken, ids);
  expect(await readAggregates(accessToken, ids)).toEqual([reviewed, unreviewed]);
  expect(served.statuses).toEqual([200]);

  const product = { name: '</script>', url: '/', image: '/a.png', price: 48, currency: 'EUR' };
  const parse = (html: string) => {
    const [, text = ''] =
      /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    return JSON.parse(text);
  };
  expect(parse(productJsonLd(product, reviewed))).toMatchObject({
    name: '</script>',
    aggregateRating: {
      ratingValue: reviewed?.starsAverage,
      reviewCount: reviewed?.reviewCount,
    },
  });
  expect(reviewed?.reviewCount).toBeGreaterThan(0);
  expect(parse(productJsonLd(product, unreviewed))).not.toHaveProperty('aggregateRating');
});
