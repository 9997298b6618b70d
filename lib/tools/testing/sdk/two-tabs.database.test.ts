import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SCRIPT_FILE } from '../../../build/sdk/bundle-sdk';
import type { Sdk } from '../../../content/sdk/declarations/sdk';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { findTool } from '../runner/ensure-tools';
import { type ScriptSite, sdkFiles, startScriptSite, startShop } from './script-site';

const HOUR_MS = 3_600_000;
const MARA = { customerIdentifier: 'mara@mail.example' };
const SCARF = { productId: 880010, variantId: 990011 };

let api: TestApi;
let site: ScriptSite;
let shop: Awaited<ReturnType<typeof startShop>>;
let browser: Browser | undefined;
/** The customer or guest of the session of the shop, in all tabs. */
let holder: { customerIdentifier: string } | { sessionToken: string };

beforeAll(async () => {
  const executablePath = findTool('chromium');
  if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  api = await createTestApi(await testDatabase());
  site = await startScriptSite(api, await sdkFiles());
  shop = await startShop(newToken);
  shop.show({
    html: `<!doctype html><title>Shop</title>
      <a class="laurel-wl-go-to-wishlist-header-placeholder"></a>
      <script src="${site.origin}/sdk/v2/${SCRIPT_FILE}"></script>
      <script type="module">
        window.saved = [];
        for (const name of ['wishlist_item_created', 'wishlist_item_deleted']) {
          Laurel.on(name, () => saved.push(name));
        }
        const getStorefrontToken = async () =>
          (await (await fetch('/laurel/token', { method: 'POST' })).json()).storefrontToken;
        window.result = await Laurel.init({ shop: '${api.shop.domain}', getStorefrontToken });
      </script>`,
  });
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  shop?.close();
});
beforeEach((test) => {
  if (!browser) return test.skip('Chromium is not installed');
});

/** The outcome of a method in a tab: the code of the error, or `success`. */
const call = (tab: Page, name: keyof Sdk, args: object = {}) =>
  tab.evaluate(
    async ([method, given]) => {
      const { Laurel } = window as never as { Laurel: Record<string, (args: object) => unknown> };
      const result = (await Laurel[method]?.(given)) as { error?: { code: string } };
      return result.error?.code ?? 'success';
    },
    [name, args] as const,
  );

const roleIn = (tab: Page) => tab.evaluate('Laurel.getCurrentRole().then(({ data }) => data.role)');

/** Calls the API as the server of the shop, with a new access token: time passes. */
const asServer = async (name: Parameters<TestApi['call']>[0], body: object) =>
  (await api.call(name, { token: await api.issueToken('full'), body })).body;

const newToken = async (): Promise<string> =>
  (await asServer('getStorefrontToken', holder)).storefrontToken;
const newSession = () => asServer('createSessionToken', {});

it('two tabs: one follows a guest who signs in and out in the other', async () => {
  const context = await (browser as Browser).newContext();
  const errors: Error[] = [];
  context.on('weberror', (error) => errors.push(error.error()));
  holder = await newSession();
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const tab of [here, there]) {
    await tab.goto(shop.origin);
    await tab.waitForFunction('window.result');
  }

  // The lists belong to the session. Events are those of the tab.
  expect(await call(here, 'createWishlistItem', SCARF)).toBe('success');
  expect(await call(there, 'createWishlistItem', SCARF)).toBe('ALREADY_EXISTS');
  expect(await call(there, 'deleteWishlistItem', SCARF)).toBe('success');
  expect(await call(here, 'deleteWishlistItem', SCARF)).toBe('NOT_FOUND');
  expect(await here.evaluate('saved')).toEqual(['wishlist_item_created']);
  expect(await there.evaluate('saved')).toEqual(['wishlist_item_deleted']);

  // The server of the shop passes the lists to the customer.
  expect(await call(here, 'createWishlistItem', SCARF)).toBe('success');
  await asServer('attachSessionToken', { ...holder, ...MARA });
  holder = MARA;
  const storefrontToken = await newToken();
  expect(await call(here, 'authenticateCustomer', { storefrontToken })).toBe('success');
  expect(await roleIn(there)).toBe('guest');
  // The token of the old session is rejected, and the next one is that of the customer.
  expect(await call(there, 'createWishlistItem', SCARF)).toBe('ALREADY_EXISTS');
  expect(await roleIn(there)).toBe('customer');

  // The token of the other tab is valid until it expires.
  holder = await newSession();
  expect(await call(here, 'logoutCustomer')).toBe('success');
  expect(await call(there, 'getRewardsProgramAccount')).toBe('success');
  api.clock.advance(HOUR_MS);
  expect(await call(there, 'getRewardsProgramAccount')).toBe('NOT_AUTHENTICATED');
  expect(await Promise.all([here, there].map(roleIn))).toEqual(['guest', 'guest']);
  expect(errors).toEqual([]);
  await context.close();
});
