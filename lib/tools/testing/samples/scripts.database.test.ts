import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFunctions } from '../../../content/sdk/model';
import { loaderCode, scriptSamples } from '../../../content/sdk/samples';
import { defaultServerUrl } from '../../../site/config/api-url';
import { listPages, loadPublishedContent } from '../../checks/content/content-pages';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { requireVerification } from '../api/verification';
import { routeToApi } from '../packages/shop-browser';
import { findTool } from '../runner/ensure-tools';
import { share } from '../runner/test-all';
import { SDK_URL as SDK, serveScript } from '../sdk/serve-script';
import { eventPayloads } from './event-payloads';
import { recordSdk, type SdkRecord } from './record-sdk';
import { shopPage } from './shop-page';

const SHOP = 'https://shop.example/#rewards';
const SDK_TAG = `<script src="${SDK}" async></script>`;
const MARA = { customerIdentifier: 'mara@mail.example' };

/** The app embed adds the tag after all scripts of the page have run. */
const EMBED = `<script>
  addEventListener('load', () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '${SDK}' }));
  });
</script>`;

const pages = listPages(loadPublishedContent(process.cwd()));
const loader = loaderCode(pages);
const scripts = scriptSamples(pages);

const NO_BROWSER = 'Chromium is not installed';

interface Visit {
  head: string;
  /** Behavior of the SDK: `late` waits until all other scripts have run. */
  sdk: 'late' | 'early' | 'failing' | 'blocked';
  /** Whether the shop requires a code before points are redeemed, which no script reads from an email. */
  requiresCode?: boolean;
}

const VISITS: Readonly<Record<string, Visit>> = {
  'the SDK loads after them': { head: SDK_TAG, sdk: 'late' },
  'the SDK loads before them': { head: `<script src="${SDK}"></script>`, sdk: 'early' },
  'the app embed adds the SDK later': { head: EMBED, sdk: 'late', requiresCode: true },
  'the API is down': { head: SDK_TAG, sdk: 'failing' },
};

describe('the plain scripts of the documentation', () => {
  const executablePath = findTool('chromium');
  let browser: Browser;

  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });

  afterAll(() => browser?.close());

  it('have different ids, by which their pages run them', () => {
    expect(new Set(scripts.map(({ id }) => id)).size).toBe(scripts.length);
  });

  it.for(share(Object.entries(VISITS), 0, 2))('run if %s', async ([, visit], context) => {
    if (!browser) return context.skip(NO_BROWSER);
    const api = await createTestApi(await testDatabase());
    if (visit.requiresCode) await requireVerification(api);
    const { page, errors } = await openShop({ browser, api, visit });
    await page.waitForFunction(hasStarted);
    await tryEverything(page);
    expect(errors).toEqual([]);
    // Some calls follow a response.
    await expect.poll(() => listUnused(page), { timeout: 20_000 }).toEqual([]);
    if (visit.sdk !== 'failing') {
      const failing = visit.requiresCode ? 'redeemReward' : 'sendVerificationToken';
      await expect
        .poll(() => listUnsuccessful(page), { timeout: 20_000 })
        .toEqual([expect.stringContaining(failing)]);
      const called = new Set((await readRecord(page)).calls.map(({ name }) => name));
      const declared = listFunctions().map(({ name }) => name);
      expect(declared.filter((name) => !called.has(name))).toEqual([]);
    }
    const record = await readRecord(page);
    for (const { url, result } of record.addresses) {
      expect(typeof result, url).toBe('string');
      expect(new URL(String(result), SHOP).searchParams.get('shareToken'), url).toBe('t1');
    }
    expect(record.strategies.filter(({ isConsistent }) => !isConsistent)).toEqual([]);
    await page.context().close();
  });

  it('leave the rest of the page alone if the SDK cannot be loaded', async (context) => {
    if (!browser) return context.skip(NO_BROWSER);
    const api = await createTestApi(await testDatabase());
    const visit: Visit = { head: SDK_TAG, sdk: 'blocked' };
    const { page, errors } = await openShop({ browser, api, visit });
    for (const id of ['cart-panel', 'cart-drawer']) {
      await page.evaluate((name) => document.getElementById(name)?.setAttribute('hidden', ''), id);
    }
    await page.locator('#open-cart').first().dispatchEvent('click');
    expect(await page.locator('#cart-panel').getAttribute('hidden')).toBeNull();
    expect(await page.locator('#cart-drawer').getAttribute('hidden')).toBeNull();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

function readRecord(page: Page): Promise<SdkRecord> {
  return page.evaluate(() => (window as unknown as { sdkRecord: SdkRecord }).sdkRecord);
}

/** Runs in the page. @returns whether a script has started the SDK, or failed to */
function hasStarted(): boolean {
  const { sdkRecord } = window as unknown as { sdkRecord?: SdkRecord };
  return !!sdkRecord?.calls.some(({ name, outcome }) => name === 'init' && outcome !== null);
}

/** The scripts that have not called the SDK. */
async function listUnused(page: Page): Promise<string[]> {
  const used = new Set((await readRecord(page)).calls.map(({ script }) => script));
  return scripts.filter((_, index) => !used.has(`/assets/${index}/`)).map(({ id }) => id);
}

/** Functions that no script has called with success, with the codes of their errors. */
async function listUnsuccessful(page: Page): Promise<string[]> {
  const { calls } = await readRecord(page);
  return [...new Set(calls.map(({ name }) => name))].flatMap((name) => {
    const outcomes = calls.filter((call) => call.name === name).map(({ outcome }) => outcome);
    return outcomes.includes('success') ? [] : [`${name}: ${outcomes.join(', ')}`];
  });
}

interface Opening {
  browser: Browser;
  api: TestApi;
  visit: Visit;
}

/** Opens a shop page with all scripts. Its errors are collected as they happen. */
async function openShop({ browser, api, visit: { head, sdk } }: Opening) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  let identity: { customerIdentifier?: string } = MARA;
  page.on('pageerror', ({ stack = '' }) => errors.push(stack));
  const respond = (route: Route, body: string, contentType = 'text/javascript') =>
    route.fulfill({ contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/') return respond(route, shopPage(scripts, head), 'text/html');
    const [, index = ''] = /^\/assets\/(\d+)\//.exec(url.pathname) ?? [];
    const script = scripts[Number(index)];
    if (url.pathname.endsWith('/laurel-loaded.js')) return respond(route, loader);
    if (index !== '' && script) {
      return respond(route, script.code.replaceAll('northlight.shop.example', api.shop.domain));
    }
    // Pages that scripts lead to: the browser stays where it is.
    if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
    if (url.pathname === '/sign-out') identity = {};
    const storefrontToken = await api.issueStorefrontToken(identity);
    return route.fulfill({ json: { storefrontToken, codes: [], items: [] } });
  });
  if (sdk === 'blocked') await context.route(SDK, (route) => route.abort());
  else {
    await serveScript(context, async (text) => {
      if (sdk !== 'early') await page.waitForLoadState('domcontentloaded');
      return `${text}\n${recordSdk()}`;
    });
  }
  if (sdk === 'failing') await context.route(`${defaultServerUrl}/**`, (route) => route.abort());
  else await routeToApi(context, api);
  await page.goto(SHOP, { waitUntil: 'domcontentloaded' });
  return { page, errors };
}

/** Does what a customer does: clicks, input, and the events that follow. */
async function tryEverything(page: Page): Promise<void> {
  await page.evaluate(async (events) => {
    const fire = (window as unknown as { callHandlers(name: string, payload: unknown): void })
      .callHandlers;
    const { sdkRecord } = window as unknown as { sdkRecord: SdkRecord };
    const pause = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    // A customer waits for a result, but not for ever.
    const settle = async () => {
      for (let round = 0; round < 20; round++) {
        await pause(10);
        if (sdkRecord.calls.every(({ outcome }) => outcome !== null)) return;
      }
    };
    await settle();
    const element = document.querySelector('main');
    for (const { event, payload } of events) fire(event, { ...payload, element });
    const targets = [...document.querySelectorAll<HTMLElement>('[data-from-sample]')];
    // The customer signs out at the end.
    targets.sort((a, b) => Number(a.id === 'sign-out') - Number(b.id === 'sign-out'));
    for (const target of targets) {
      for (const type of ['click', 'change', 'input', 'submit']) {
        target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
      await settle();
    }
  }, eventPayloads());
}
