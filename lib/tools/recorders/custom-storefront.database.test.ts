import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokens as tokensTable } from '../../api/database/tables/access';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { loadSamples } from '../testing/load-samples';
import { type ServedApi, serveTestApi } from './serve-test-api';

const PAGE = readFileSync('content/docs/Sdk/custom_storefront.md', 'utf8');
const API = 'https://api.laurel.example';
const CUSTOMER = '7400112';

interface Tokens {
  guestSession(): Promise<string>;
  storefrontToken(owner: object, rejected?: string): Promise<string>;
}

/** Exports of the server samples of the page. */
interface Samples {
  createLaurelTokens(clientId: string, clientSecret: string): Tokens;
  tokenRoute(
    tokens: Tokens,
    request: { customerId: string | null; guestCookie: string | null; rejected?: string },
  ): Promise<Response>;
  signInRoute(tokens: Tokens, customerId: string, guestCookie: string | null): Promise<Response>;
}

let api: TestApi;
let served: ServedApi;
let samples: Samples;
let tokens: Tokens;
let accessToken: string;

beforeEach(async () => {
  api = await createTestApi(await testDatabase());
  // The samples compare times with the real time.
  api.clock.set(Date.now());
  accessToken = await api.issueToken('full');
  served = await serveTestApi(api);
  samples = await loadSamples<Samples>(
    PAGE,
    ['server/laurel-tokens.ts', 'server/token-route.ts', 'server/sign-in-route.ts'],
    { [API]: served.origin },
  );
  const { clientId, clientSecret } = api.clients.full;
  tokens = samples.createLaurelTokens(clientId, clientSecret);
});

afterEach(() => {
  vi.useRealTimers();
  served.close();
});

const load = (guestCookie: string | null = null, customerId: string | null = null, rejected = '') =>
  samples.tokenRoute(tokens, { customerId, guestCookie, rejected });

const cookieOf = (response: Response) =>
  /laurel_guest=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1] ?? null;

async function tokenOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { storefrontToken: string }).storefrontToken;
}

/** Reads wishlists as the customer or guest of a token. */
const wishlistsOf = (token: string) => api.call('getWishlists', { token });

describe('the token endpoint of the custom storefront', () => {
  it('requests tokens once for a hundred page loads', async () => {
    const first = await load();
    const cookie = cookieOf(first);
    const guestToken = await tokenOf(first);
    const loads = await Promise.all(Array.from({ length: 100 }, () => load(cookie)));
    for (const each of loads) expect(await tokenOf(each)).toBe(guestToken);
    const customerLoads = await Promise.all(
      Array.from({ length: 100 }, () => load(null, CUSTOMER)),
    );
    const customerTokens = await Promise.all(customerLoads.map(tokenOf));
    expect(new Set(customerTokens).size).toBe(1);
    // Access token, guest session, and one storefront token for each customer or guest.
    expect(served.statuses).toEqual([200, 200, 200, 200]);
  });

  it('requests a new token two minutes before the old one expires', async () => {
    const token = await tokenOf(await load(null, CUSTOMER));
    vi.useFakeTimers({ toFake: ['Date'] });
    const pass = (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1_000);
      api.clock.set(Date.now());
    };
    pass(57 * 60);
    expect(await tokenOf(await load(null, CUSTOMER))).toBe(token);
    pass(90);
    const renewed = await tokenOf(await load(null, CUSTOMER));
    expect(renewed).not.toBe(token);
    expect((await wishlistsOf(renewed)).status).toBe(200);
  });

  it('replaces a storefront token that the page reports as rejected', async () => {
    const token = await tokenOf(await load(null, CUSTOMER));
    expect(await tokenOf(await load(null, CUSTOMER, token))).not.toBe(token);
    expect(served.statuses).toEqual([200, 200, 200]);
  });

  it('requests another access token after a 401', async () => {
    await tokenOf(await load(null, CUSTOMER));
    await api.database
      .update(tokensTable)
      .set({ expiresAt: new Date(0) })
      .where(eq(tokensTable.shopId, api.shop.id));
    served.statuses.splice(0);
    await tokenOf(await load());
    expect(served.statuses).toEqual([401, 200, 200, 200]);
  });

  it('waits for the rate limit, and reports it if the wait is too long', async () => {
    await tokenOf(await load(null, CUSTOMER));
    const fill = async () => {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const url = `${served.origin}/v2/webhooks/getSubscriptions`;
      let response = await fetch(url, { headers });
      while (response.status === 200) response = await fetch(url, { headers });
    };
    await fill();
    served.statuses.splice(0);
    const waiting = load();
    await expect.poll(() => served.statuses).toContain(429);
    api.clock.set(Date.now() + 10_000);
    expect((await waiting).status).toBe(200);
    await fill();
    const rejected = await load();
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('replaces a guest cookie that is spent or unknown', async () => {
    const cookie = cookieOf(await load());
    const body = { sessionToken: cookie, customerIdentifier: CUSTOMER };
    const attached = await api.call('attachSessionToken', { token: accessToken, body });
    expect(attached.status).toBe(204);
    const { clientId, clientSecret } = api.clients.full;
    // Another process of the storefront, without this one's cache.
    tokens = samples.createLaurelTokens(clientId, clientSecret);
    for (const old of [cookie, `ses_${'0'.repeat(43)}`]) {
      const response = await load(old);
      expect(cookieOf(response)).not.toBe(old);
      expect((await wishlistsOf(await tokenOf(response))).status).toBe(200);
    }
  });

  it('sends only tokens that the page may have, and never caches them', async () => {
    const response = await load();
    expect(await tokenOf(response)).toMatch(/^st_/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('the sign-in endpoint of the custom storefront', () => {
  it("gives the guest's wishlists to the customer and removes the cookie", async () => {
    const guest = await load();
    const token = await tokenOf(guest);
    const saved = await api.call('createWishlistItem', { token, body: { productId: 880021 } });
    expect(saved.status).toBe(200);
    const response = await samples.signInRoute(tokens, CUSTOMER, cookieOf(guest));
    expect(response.headers.get('Set-Cookie')).toMatch(/^laurel_guest=; Path=\/; Max-Age=0;/);
    const { body } = await wishlistsOf(await tokenOf(response));
    expect(JSON.stringify(body)).toContain('880021');
  });

  it('signs in with a spent cookie and without a cookie', async () => {
    const cookie = cookieOf(await load());
    await samples.signInRoute(tokens, '7400115', cookie);
    for (const old of [cookie, null]) {
      const token = await tokenOf(await samples.signInRoute(tokens, CUSTOMER, old));
      expect((await wishlistsOf(token)).status).toBe(200);
    }
  });
});
