import { type Browser, chromium, type Page } from '@playwright/test';
import type { Database } from '../../../api/database/database';
import { SCRIPT_FILE, type SdkFile } from '../../../build/sdk/bundle-sdk';
import type { SdkInitOptions } from '../../../content/sdk/declarations/core';
import type { Sdk } from '../../../content/sdk/declarations/sdk';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { routePhotos } from '../packages/shop-browser';
import { findTool } from '../runner/ensure-tools';
import { sdkFiles, startScriptSite, startShop } from './script-site';

/** A page of a shop to open. */
interface Opening {
  body: string;
  /** Options of `init`. Functions and elements are set by `script`. */
  options?: Partial<SdkInitOptions>;
  /** Statements that run before `init`; they can change `options`. */
  script?: string;
  /** The customer; a guest without one. */
  customer?: string;
  /** Another script of the site in place of `sdk.js`. */
  sdk?: string;
}

/** A browser with pages of a shop that forbid inline styles and other hosts. */
export interface ShopBrowser {
  api: TestApi;
  /** Opens a page whose script collects events in `window.log`, and waits for the result of `init`. */
  open(opening: Opening): Promise<Page>;
  /** What the pages have printed since the last call: violations of the policy, and warnings of the SDK. */
  takeMessages(): { violations: string[]; warnings: string[] };
  close(): Promise<void>;
}

/**
 * Starts Chromium, the site with the SDK, and a shop. Null if Chromium is missing.
 *
 * @param further other files of the site
 * @param placeholders the code that renders widgets, as in `bundleSdk`
 * @param database that of the tests by default
 */
export async function startShopBrowser(
  further: readonly SdkFile[] = [],
  placeholders?: string,
  database?: Database,
): Promise<ShopBrowser | null> {
  const executablePath = findTool('chromium');
  if (!executablePath) return null;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    // Pages with scrollbars move if one disappears.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const api = await createTestApi(database ?? (await testDatabase()));
  const site = await startScriptSite(api, [...(await sdkFiles(placeholders)), ...further]);
  let customer: string | undefined;
  const shop = await startShop(() =>
    api.issueStorefrontToken(customer ? { customerIdentifier: customer } : {}),
  );
  const policy = `default-src 'none'; script-src 'nonce-x' 'strict-dynamic'; connect-src 'self' ${site.origin}; img-src https: data:; style-src 'self'`;
  let messages: ReturnType<ShopBrowser['takeMessages']> = { violations: [], warnings: [] };
  return {
    api,
    async open({ body, options = {}, script = '', customer: next, sdk = SCRIPT_FILE }) {
      customer = next;
      const page = await newPage(browser, () => messages);
      const given = JSON.stringify({ shop: api.shop.domain, ...options });
      const html = `<!doctype html><title>Shop</title><body>${body}
        <script nonce="x" src="${site.origin}/sdk/v2/${sdk}"></script>
        <script nonce="x" type="module">const options = ${given};${script};(${collectEvents})(options)</script>`;
      shop.show({ html, headers: { 'Content-Security-Policy': policy } });
      await page.goto(shop.origin);
      await page.waitForFunction(() => 'result' in window);
      return page;
    },
    takeMessages() {
      const taken = messages;
      messages = { violations: [], warnings: [] };
      return taken;
    },
    async close() {
      await browser.close();
      site.close();
      shop.close();
    },
  };
}

async function newPage(
  browser: Browser,
  messages: () => ReturnType<ShopBrowser['takeMessages']>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  await routePhotos(context);
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    if (/violates|Content Security Policy/.test(text)) messages().violations.push(text);
    else if (message.type() === 'warning') messages().warnings.push(text);
  });
  return page;
}

/** Runs in the page: collects the names and payloads of events, with the ids of elements, and starts the SDK. */
async function collectEvents(options: SdkInitOptions) {
  const { Laurel } = window as never as { Laurel: Sdk };
  const log: unknown[] = [];
  const names = [
    'widget_injected',
    'widget_opened',
    'widget_closed',
    'modal_opened',
    'modal_closed',
    'poup_widget_view_changed',
  ] as const;
  for (const name of names) {
    Laurel.on(name, (payload) => {
      const element = 'element' in payload ? { element: payload.element.id } : {};
      log.push([name, { ...payload, ...element }]);
    });
  }
  Object.assign(window, { log });
  // A method, because functions in variables need a helper of the bundler to have a name.
  const result = await Laurel.init({
    async getStorefrontToken() {
      const response = await fetch('/laurel/token', { method: 'POST' });
      return (await response.json()).storefrontToken;
    },
    ...options,
  });
  log.push('init');
  Object.assign(window, { result });
}
