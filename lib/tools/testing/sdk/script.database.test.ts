import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCRIPT_FILE, type SdkFile } from '../../../build/sdk/bundle-sdk';
import type { Sdk } from '../../../content/sdk/declarations/sdk';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { findTool } from '../runner/ensure-tools';
import { share } from '../runner/test-all';
import { type ScriptSite, sdkFiles, startScriptSite, startShop } from './script-site';

const MARA = { customerIdentifier: 'mara@mail.example' };

let api: TestApi;
let files: SdkFile[];
let site: ScriptSite;
let shop: Awaited<ReturnType<typeof startShop>>;
let browser: Browser | undefined;
let page: Page;
let violations: string[];
let warnings: string[];

beforeAll(async () => {
  const executablePath = findTool('chromium');
  if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  api = await createTestApi(await testDatabase());
  files = await sdkFiles();
  site = await startScriptSite(api, files);
  shop = await startShop(() => api.issueStorefrontToken(MARA));
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  shop?.close();
});
beforeEach(async (test) => {
  if (!browser) return test.skip('Chromium is not installed');
  site.deploy(files);
  site.paths.length = 0;
  page = await (await browser.newContext()).newPage();
  violations = [];
  warnings = [];
  page.on('console', (message) => {
    if (/violates|Content Security Policy/.test(message.text())) violations.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
});
afterEach(() => page?.context().close());

/** The start script of a page, as the documentation has it. */
const start = (attributes = '') => `<script type="module" ${attributes}>
  while (!('Laurel' in window)) await new Promise((resolve) => setTimeout(resolve, 10));
  const getStorefrontToken = async () => {
    const response = await fetch('/laurel/token', { method: 'POST' });
    return (await response.json()).storefrontToken;
  };
  window.result = await Laurel.init({ shop: 'SHOP', getStorefrontToken });
  window.account = await Laurel.getRewardsProgramAccount();
</script>`;

interface Opening {
  /** Attributes of the script tag. */
  script?: string;
  attributes?: string;
  headers?: Record<string, string>;
  /** HTML before the script. */
  before?: string;
}

/** Opens a page of the shop that loads the SDK, and waits for the results of its script. */
async function open({
  script = 'async',
  attributes = '',
  headers = {},
  before = '',
}: Opening = {}) {
  const tag = `<script src="${site.origin}/sdk/v2/${SCRIPT_FILE}" ${script}></script>`;
  const html = `<!doctype html><title>Shop</title>${before}${tag}${start(attributes)}<p>Wool scarf</p>`;
  shop.show({ html: html.replace('SHOP', api.shop.domain), headers });
  await page.goto(shop.origin);
  await page.waitForFunction(() => 'account' in window);
  return page.evaluate(() => {
    const { result, account } = window as never as Record<'result' | 'account', unknown>;
    return { result, account };
  });
}

const WORKS = { result: { status: 'success' }, account: { data: { pointsBalance: 320.5 } } };

describe('the script', () => {
  it('has source maps in files of their own', () => {
    for (const { name, text } of files.filter((file) => file.name.endsWith('.js'))) {
      expect(text).toMatch(new RegExp(`//# sourceMappingURL=${name}\\.map\\s*$`));
      expect(files.some((file) => file.name === `${name}.map`)).toBe(true);
    }
  });

  it.each(share(['async', 'defer', '', 'type="module"'], 0, 2))(
    'works with the attribute "%s", on a page of another origin',
    async (script) => {
      expect(await open({ script })).toMatchObject(WORKS);
      // The API beside the script.
      expect(site.paths.filter((path) => !path.startsWith('/sdk/')).toSorted()).toEqual([
        '/storefront/v1/session',
        '/v2/customers/getCustomer',
        '/v2/rewards/getLoyaltyProgramStatus',
      ]);
    },
  );

  it('works beside an element named Laurel, and scripts that only look like it', async () => {
    const before = `<div id="Laurel"></div><script src="https://["></script>
      <script type="text/plain" src="${shop.origin}/v2/sdk.js"></script>`;
    // As a module, the script looks for its own element.
    expect(await open({ before, script: 'type="module"' })).toMatchObject(WORKS);
    expect(warnings).toEqual([]);
  });

  it('works under the documented policy', async () => {
    const policy = `default-src 'none'; script-src 'self' ${site.origin} 'nonce-x'; connect-src 'self' ${site.origin}; img-src 'self' data: https:`;
    const headers = { 'Content-Security-Policy': policy };
    expect(await open({ headers, attributes: 'nonce="x"' })).toMatchObject(WORKS);
    expect(violations).toEqual([]);
  });

  it('works with a nonce and strict-dynamic', async () => {
    const policy = `default-src 'none'; script-src 'nonce-x' 'strict-dynamic'; connect-src 'self' ${site.origin}`;
    const headers = { 'Content-Security-Policy': policy };
    const opened = await open({ headers, script: 'async nonce="x"', attributes: 'nonce="x"' });
    expect(opened).toMatchObject(WORKS);
    expect(violations).toEqual([]);
  });

  it('has each module ready after `init`', async () => {
    await open();
    const ready = await page.evaluate(() => {
      const { runIfModuleReady, SDK_MODULES } = (window as never as { Laurel: Sdk }).Laurel;
      const names = Object.values(SDK_MODULES);
      return Promise.all(names.map((name) => runIfModuleReady(name, () => name)));
    });
    expect(ready).toHaveLength(8);
    expect(ready.filter(({ status }) => `${status}` !== 'success')).toEqual([]);
  });

  it('calls a handler until `off` removes it', async () => {
    await open();
    const calls = await page.evaluate(async () => {
      const { Laurel } = window as never as { Laurel: Sdk };
      const fired: unknown[] = [];
      const add = async (productId: number) => {
        await Laurel.createWishlistItem({ productId });
        await Laurel.deleteWishlistItem({ productId });
      };
      const handler = (payload: object) => fired.push(Object.keys(payload).join());
      Laurel.on('wishlist_item_deleted', handler);
      await add(880021);
      Laurel.off('wishlist_item_deleted', handler);
      await add(880021);
      return fired;
    });
    expect(calls).toEqual(['wishlistItem']);
  });

  it('stays the first one of a page, and warns of the second', async () => {
    await open();
    const isFirst = await page.evaluate(async (url) => {
      const first = (window as never as { Laurel: unknown }).Laurel;
      const script = document.createElement('script');
      script.src = url;
      const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
      document.head.append(script);
      await loaded;
      return (window as never as { Laurel: unknown }).Laurel === first;
    }, `${site.origin}/sdk/v2/${SCRIPT_FILE}?again`);
    expect(isFirst).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('[Laurel] The page loads the SDK twice.')]);
  });
});

describe('a page', () => {
  it('works without the script', async () => {
    await page.route('**/sdk.js', (route) => route.abort());
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    shop.show({ html: `<script src="${site.origin}/sdk/v2/${SCRIPT_FILE}"></script><p>Scarf</p>` });
    await page.goto(shop.origin);
    expect(await page.locator('p').textContent()).toBe('Scarf');
    expect(errors).toEqual([]);
  });

  it('with the script of the deployment before loads the current modules, and the list once', async () => {
    const rename = (text: string) => text.replaceAll(/-\w(\w{7})\.js/g, '-0$1.js');
    const renamed = files.map(({ name, text }) => ({
      name: rename(name),
      text: name === SCRIPT_FILE ? text : rename(text),
    }));
    site.deploy(renamed);
    expect(await open()).toMatchObject(WORKS);
    expect(site.paths.some((path) => /rewards-0\w{7}\.js$/.test(path))).toBe(true);
    expect(site.paths.filter((path) => path.endsWith('modules.json'))).toHaveLength(1);
  });

  it.each(share(['placeholders', 'rewards', 'wishlists'], 1, 3))(
    'reports that the module %s is blocked',
    async (name) => {
      await page.route(`**/${name}-*.js*`, (route) => route.abort());
      expect(await open()).toMatchObject({
        result: { error: { code: 'NETWORK_ERROR' } },
        account: { error: { code: 'SDK_NOT_INITIALIZED' } },
      });
    },
  );

  it('can start again once a blocked module is there', async () => {
    await page.route('**/rewards-*.js*', (route) => route.abort());
    await open();
    await page.unroute('**/rewards-*.js*');
    const again = await page.evaluate(async (shopDomain) => {
      const { Laurel } = window as never as { Laurel: Sdk };
      const response = await fetch('/laurel/token', { method: 'POST' });
      const { storefrontToken } = await response.json();
      return Laurel.init({ shop: shopDomain, storefrontToken });
    }, api.shop.domain);
    expect(again).toEqual({ status: 'success' });
  });

  it('reports a lost connection after two retries', async () => {
    await open();
    await page.context().setOffline(true);
    const result = await page.evaluate(() => {
      const { Laurel } = window as never as { Laurel: Sdk };
      return Laurel.getRewardsSpendingRules();
    });
    expect(result).toMatchObject({ error: { code: 'NETWORK_ERROR' } });
  });

  it('works in a frame without storage', async () => {
    const script = `<script src="${site.origin}/sdk/v2/${SCRIPT_FILE}"></script>`;
    const token = await api.issueStorefrontToken(MARA);
    const run = `<script type="module">
      await Laurel.init({ shop: '${api.shop.domain}', storefrontToken: '${token}' });
      const { data } = await Laurel.getRewardsProgramAccount();
      document.body.append(String(data.pointsBalance));
    </script>`;
    const frame = `<body>${script}${run}</body>`.replaceAll('"', '&quot;');
    shop.show({ html: `<iframe sandbox="allow-scripts" srcdoc="${frame}"></iframe>` });
    await page.goto(shop.origin);
    await page.frameLocator('iframe').getByText('320.5').waitFor();
  });
});
