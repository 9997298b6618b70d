import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { MAX_WAIT_MS } from '../eventually';
import { FOLLOW_TIMEOUT_MS, followPage } from '../pages/follow-page';
import { findTool } from '../runner/ensure-tools';
import { type PackageRegistry, startPackageRegistry } from './package-registry';
import { openShopPage } from './shop-browser';

const FIXTURES = 'lib/tools/testing/packages/__fixtures__';
const VITE = `node ${resolve('node_modules/vite/bin/vite.js')} build --logLevel error`;
const TSC = `node ${resolve('node_modules/typescript-native/bin/tsc')}`;

/** The request that starts the SDK. */
const SESSION = '/storefront/v1/session';

let api: TestApi;
let registry: PackageRegistry;
let browser: Browser | undefined;
let context: BrowserContext;
beforeAll(async () => {
  const executablePath = findTool('chromium');
  if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  registry = await startPackageRegistry();
});
afterAll(async () => {
  await browser?.close();
  registry?.close();
});
beforeEach(async (test) => {
  if (!browser) return test.skip('Chromium is not installed');
  context = await browser.newContext();
  api = await createTestApi(await testDatabase());
});
afterEach(() => context?.close());

interface App {
  /** The page whose files and commands make the app. */
  page: string;
  fixture: string;
  /** Commands that the reader has run before. */
  before?: readonly string[];
}

/** Follows a page in a fresh app, checks its types, and builds it. */
async function buildApp({ page, fixture, before = [] }: App) {
  const { folder, shell } = await followPage(page, {
    tab: 'package',
    origins: { 'northlight.shop.example': api.shop.domain },
    environment: { ...registry.environment, NODE_ENV: 'development' },
    files: join(FIXTURES, fixture),
    before,
  });
  for (const command of [TSC, VITE]) {
    const { status, output } = await shell.run(command);
    expect(status, output).toBe(0);
  }
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  return { shell, html, assets: join(folder, 'dist') };
}

describe('the packages, installed from a registry', () => {
  it(
    'work in an app with Vite, which loads modules when they are needed',
    async () => {
      const app = await buildApp({
        page: 'content/docs/Sdk/sdk_initialization.md',
        fixture: 'plain-app',
      });
      const { page, paths, scripts, errors } = await openShopPage(context, api, app);
      await page.getByText('success').waitFor();
      expect(paths.filter((path) => path === SESSION)).toHaveLength(1);
      expect(scripts.filter((path) => /rewards|wishlists/.test(path))).toHaveLength(2);
      expect(errors).toEqual([]);
    },
    FOLLOW_TIMEOUT_MS,
  );

  it.each(['18', '19'] as const)(
    'work in React %s with StrictMode and server rendering',
    async (version) => {
      const { shell, html, assets } = await buildApp({
        page: 'content/docs/Sdk/react_sdk.md',
        fixture: 'react-app',
        before: [
          `npm install react@${version} react-dom@${version} @types/react@project @types/react-dom@project`,
        ],
      });
      const server = `${VITE} --ssr src/server.tsx --outDir server && node server/server.js`;
      const { status, output } = await shell.run(server);
      expect(status, output).toBe(0);
      expect(output).toContain(
        '<div class="laurel-rv-average-placeholder" data-laurel-product-id="880010" data-laurel-align="center"></div>',
      );
      const rendered = html.replace('<!--server-->', output.trim());
      const { page, paths, errors } = await openShopPage(context, api, { html: rendered, assets });
      await page.getByText('Rewards are ready').waitFor();
      // Two roots, and effects that run twice.
      expect(paths.filter((path) => path === SESSION)).toHaveLength(1);
      await expect.poll(() => page.locator('#code').textContent()).toBe('SDK_ALREADY_INITIALIZED');
      // A prop changes the attribute of the same element.
      const list = await page.locator('.laurel-rv-list-placeholder').elementHandle();
      expect(await list?.getAttribute('class')).toBe('laurel-rv-list-placeholder product-reviews');
      await page.getByText('Next product').click();
      expect(await list?.getAttribute('data-laurel-product-id')).toBe('880011');
      expect(await list?.getAttribute('data-laurel-with-photos')).toBe('true');
      await page
        .locator('.laurel-rv-list-placeholder')
        .getByText('Soft and thin enough for a bicycle helmet.')
        .waitFor();
      // A guest saves a product, and becomes a customer.
      const hint = page.getByText('to keep your saved items');
      expect(await hint.count()).toBe(0);
      await page.evaluate('Laurel.createWishlistItem({ productId: 880011 })');
      await hint.waitFor();
      const mara = await api.issueStorefrontToken({ customerIdentifier: 'mara@mail.example' });
      await page.evaluate(`Laurel.authenticateCustomer({ storefrontToken: '${mara}' })`);
      await hint.waitFor({ state: 'detached' });
      await page.getByText('Redeem').click();
      await page.getByText('Your code will be under').waitFor({ timeout: MAX_WAIT_MS });
      expect(errors).toEqual([]);
    },
    FOLLOW_TIMEOUT_MS,
  );
});
