import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sdk } from '../../../content/sdk/declarations/sdk';
import { MAX_WAIT_MS } from '../eventually';
import { newSandbox } from '../new-sandbox';
import { findTool } from '../runner/ensure-tools';
import { SDK_URL, serveScript } from '../sdk/serve-script';
import { freePort } from '../servers/free-port';
import { FOLLOW_TIMEOUT_MS, followPage } from './follow-page';
import { type PageApi, routeToPageApi, startPageApi } from './start-page-api';

const NO_BROWSER = 'Chromium is not installed';

/** Product of the custom storefront. Its customer has it in no wishlist of the demo shop. */
const STOREFRONT_PRODUCT = 880011;

let api: PageApi;
let browser: Browser | undefined;
beforeAll(async () => {
  const executablePath = findTool('chromium');
  if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  api = await startPageApi();
}, FOLLOW_TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

let context: BrowserContext | undefined;
beforeEach(async () => {
  context = await browser?.newContext({ reducedMotion: 'reduce' });
});
afterEach(() => context?.close());

/** The text of a widget. */
const widgetText = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).evaluate((element) => element.shadowRoot?.textContent), {
    timeout: MAX_WAIT_MS,
  });

describe('the quickstart that awards points', () => {
  it.each(['curl', 'node', 'php', 'python'])(
    'works in %s, from an empty folder',
    async (tab) => {
      const page = await followPage('content/docs/Api/quickstart.md', {
        tab,
        origins: api.origins,
      });
      const { output } = await page.shell.run(
        `curl -s ${api.origin}/sandbox -H "Authorization: Bearer $(first key)"`,
      );
      // One event, although the script sent it twice.
      expect(JSON.parse(output)).toMatchObject({ counts: { events: 1 } });
    },
    FOLLOW_TIMEOUT_MS,
  );
});

describe('the quickstart of a custom storefront', () => {
  it.for(['node', 'php', 'python'])(
    'serves in %s a page on which guests save products and customers see their points',
    { timeout: FOLLOW_TIMEOUT_MS },
    async (tab, test) => {
      if (!context) return test.skip(NO_BROWSER);
      const port = String(await freePort());
      await followPage('content/docs/Sdk/quickstart_storefront.md', {
        tab,
        origins: { ...api.origins, 'localhost:3000': `localhost:${port}` },
        environment: { PORT: port },
        servers: [
          {
            command: /(node|python3|php -S \S+) server\.\w+$/,
            ready: /The storefront is on|Development Server/,
          },
        ],
      });
      await expectOneSession(`http://localhost:${port}`);
      await expectNotSavedBefore(`http://localhost:${port}`);
      await serveScript(context);
      await routeToPageApi(context, api);
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}/?utm_source=newsletter`);
      const textOf = (selector: string) =>
        expect.poll(() => page.locator(selector).textContent(), { timeout: MAX_WAIT_MS });
      await textOf('#rating').toBe('4.43 of 5 stars, 7 reviews');
      await textOf('#points').toBe('Not signed in');
      await page.getByRole('button', { name: 'Save' }).click();
      await textOf('#save').toBe('Saved');
      await page.reload();
      await textOf('#save').toBe('Saved');
      await page.route('**/sign-in', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await textOf('#points').toBe('The sign-in failed');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await textOf('#points').toBe('Mara has 320.5 points');
      await textOf('#save').toBe('Saved');
      await widgetText(page, 'h1 ~ div').toContain('4.47 reviews');
    },
  );
});

/** Expects that tokens that a page requests at once, as its two scripts do, belong to the same guest. */
async function expectOneSession(storefront: string) {
  const { token } = await openSession(storefront);
  const [first, second] = await Promise.all([token(), token()]);
  const body = JSON.stringify({ productId: STOREFRONT_PRODUCT });
  await callApi('wishlists/createWishlistItem', first, { method: 'POST', body });
  expect(await isSaved(second)).toBe(true);
}

/** Expects that a customer who signs in without a guest session doesn't have the product in a wishlist. */
async function expectNotSavedBefore(storefront: string) {
  const { post, token } = await openSession(storefront);
  expect((await post('/sign-in')).status).toBe(204);
  expect(await isSaved(await token())).toBe(false);
}

/** A new session of the storefront, as a browser has one. */
async function openSession(storefront: string) {
  const setCookie = (await fetch(storefront)).headers.get('set-cookie') ?? '';
  const headers = { cookie: setCookie.split(';')[0] ?? '' };
  const post = (path: string) => fetch(storefront + path, { method: 'POST', headers });
  const token = async (): Promise<string> =>
    (await (await post('/laurel/token')).json()).storefrontToken;
  return { post, token };
}

async function callApi(path: string, token: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(`${api.origin}/v2/${path}`, { ...init, headers })).json();
}

async function isSaved(token: string): Promise<boolean> {
  const { wishlistProductStatuses } = await callApi(
    `wishlists/getWishlistProductStatuses?productIds=${STOREFRONT_PRODUCT}`,
    token,
  );
  return wishlistProductStatuses[0].productInWishlist;
}

/** Runs in the page, as the app embed of a theme: loads the SDK, and starts it with the product of the page. */
async function embedApp({ src, storefrontToken }: { src: string; storefrontToken: string }) {
  const script = Object.assign(document.createElement('script'), { src });
  document.head.append(script);
  await new Promise((resolve) => script.addEventListener('load', resolve));
  const { Laurel } = window as unknown as { Laurel: Sdk };
  await Laurel.init({ shop: 'northlight.shop.example', storefrontToken, productId: 880010 });
}

describe('the quickstart of stars on a product page', () => {
  it(
    'gives a theme two widgets of its product, and reports them',
    async (test) => {
      if (!context) return test.skip(NO_BROWSER);
      const theme = await followPage('content/docs/Sdk/quickstart_stars.md', { origins: {} });
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await context.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const isScript = pathname.endsWith('.js');
        const contentType = isScript ? 'text/javascript' : 'text/html';
        const file = isScript ? pathname : 'product.html';
        return route.fulfill({ contentType, body: readFileSync(join(theme.folder, file)) });
      });
      await serveScript(context);
      await routeToPageApi(context, api);
      await page.goto('https://shop.example/products/wool-scarf');
      const { shop } = await newSandbox(api.origin);
      const { storefrontToken } = await callApi('oauth/getStorefrontToken', shop.accessToken, {
        method: 'POST',
        body: '{}',
      });
      await page.evaluate(embedApp, { src: SDK_URL, storefrontToken });
      await expect
        .poll(() => messages.map((text) => text.split(' ')[0]), { timeout: MAX_WAIT_MS })
        .toEqual(['reviews_average', 'reviews_product_page']);
      await widgetText(page, 'h1 + div').toContain('4.6 out of 5 stars');
    },
    FOLLOW_TIMEOUT_MS,
  );
});
