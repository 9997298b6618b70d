import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTool } from '../../testing/runner/ensure-tools';
import { listPages, loadPublishedContent } from './content-pages';
import { collectSamples, type Sample } from './samples';
import { findLoaderSample, isScriptSample } from './script-samples';
import { type StubRecord, stubEvents, stubSdk } from './stub-sdk';

const SHOP = 'https://shop.example/#rewards';
const SDK = 'https://sdk.laurel.example/v2/sdk.js';
const SDK_TAG = `<script src="${SDK}" async></script>`;

/** The app embed adds the tag after all scripts of the page have run. */
const EMBED = `<script>
  addEventListener('load', () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '${SDK}' }));
  });
</script>`;

const all = collectSamples(listPages(loadPublishedContent(process.cwd())));
const loader = findLoaderSample(all);
const scripts = all.filter(isScriptSample);

const NO_BROWSER = 'Chromium is not installed';

interface Visit {
  head: string;
  /** Behavior of the SDK: `late` waits until all other scripts have run. */
  sdk: 'late' | 'early' | 'failing' | 'blocked';
}

const VISITS: Readonly<Record<string, Visit>> = {
  'the SDK loads after them': { head: SDK_TAG, sdk: 'late' },
  'the SDK loads before them': { head: `<script src="${SDK}"></script>`, sdk: 'early' },
  'the app embed adds the SDK later': { head: EMBED, sdk: 'late' },
  'every method returns an error': { head: SDK_TAG, sdk: 'failing' },
};

describe('the plain scripts of the documentation', () => {
  const executablePath = findTool('chromium');
  let browser: Browser;

  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });

  afterAll(() => browser?.close());

  it.for(Object.entries(VISITS))('run if %s', async ([, visit], context) => {
    if (!browser) return context.skip(NO_BROWSER);
    const { page, errors } = await openShop(browser, visit);
    await page.waitForFunction(() => 'Laurel' in window);
    await tryEverything(page);
    expect(errors).toEqual([]);
    // Some calls follow a response.
    await expect.poll(() => listUnused(page), { timeout: 10_000 }).toEqual([]);
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
    const { page, errors } = await openShop(browser, { head: SDK_TAG, sdk: 'blocked' });
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

function readRecord(page: Page): Promise<StubRecord> {
  return page.evaluate(() => (window as unknown as { stubRecord: StubRecord }).stubRecord);
}

/** The scripts that have not called the SDK. */
async function listUnused(page: Page): Promise<string[]> {
  const used = new Set((await readRecord(page)).calls.map(({ script }) => script));
  return scripts
    .filter((_, index) => !used.has(`/assets/${index}/`))
    .map(({ file, line }) => `${file}:${line}`);
}

/** Opens a shop page with all samples. Its errors are collected as they happen. */
async function openShop(browser: Browser, { head, sdk }: Visit) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ stack = '' }) => errors.push(stack));
  const respond = (route: Route, body: string, contentType = 'text/javascript') =>
    route.fulfill({ contentType, body });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/') return respond(route, shopPage(head), 'text/html');
    if (url.href === SDK) {
      if (sdk === 'blocked') return route.abort();
      if (sdk === 'late' || sdk === 'failing') await page.waitForLoadState('domcontentloaded');
      return respond(route, stubSdk({ fails: sdk === 'failing' }));
    }
    const [, index = ''] = /^\/assets\/(\d+)\//.exec(url.pathname) ?? [];
    const script = scripts[Number(index)];
    if (url.pathname.endsWith('/laurel-loaded.js')) return respond(route, loader.code);
    if (index !== '' && script) return respond(route, script.code);
    // Pages that scripts lead to: the browser stays where it is.
    if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
    return route.fulfill({ json: { storefrontToken: 'st_1d44a0', codes: [], items: [] } });
  });
  await page.goto(SHOP, { waitUntil: 'domcontentloaded' });
  return { page, errors };
}

function shopPage(head: string): string {
  const modules = scripts.map(
    ({ title }, index) =>
      `<script type="module" src="${title?.replace('assets/', `assets/${index}/`)}"></script>`,
  );
  // An element that isn't a button comes first, because it's what its script requires.
  const elements = scripts
    .flatMap(elementsFor)
    .sort((a, b) => Number(a.html.startsWith('<button')) - Number(b.html.startsWith('<button')))
    .filter(isFirst);
  return `<!doctype html><title>Shop</title>${head}${modules.join('')}<main>${elements.map(({ html }) => html).join('')}</main>`;
}

interface ShopElement {
  id: string;
  html: string;
}

/** The elements that a script looks for; those that it looks for with `closest` are inside the others. */
function elementsFor({ code }: Sample): ShopElement[] {
  const fallback = code.includes('HTMLFormElement') ? 'form' : 'button';
  const inner = selectorsIn(code, /closest\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, 'li', ''),
  );
  const content = inner.map(({ html }) => html).join('');
  return selectorsIn(code, /querySelector(?:All)?\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, fallback, content),
  );
}

function selectorsIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, , selector = '']) => selector.split(' ').at(-1) ?? '');
}

function toElement(selector: string, fallback: string, content: string): ShopElement {
  const tag = /^[a-z]+/.exec(selector)?.[0] ?? (content ? 'div' : fallback);
  const id = /#([\w-]+)/.exec(selector)?.[1];
  const className = /\.([\w-]+)/.exec(selector)?.[1];
  const attributes = [...selector.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text);
  if (id) attributes.push(`id="${id}"`);
  if (className) attributes.push(`class="${className}"`);
  const html = `<${tag} ${attributes.join(' ')} data-from-sample>${content}</${tag}>`;
  return { id: id ?? html, html };
}

function isFirst<T extends { id: string }>({ id }: T, index: number, list: T[]): boolean {
  return list.findIndex((other) => other.id === id) === index;
}

/** Does what a customer does: clicks, input, and the events that follow. */
async function tryEverything(page: Page): Promise<void> {
  await page.evaluate(async (events) => {
    const fire = (window as unknown as { fireStubEvent(name: string, payload: unknown): void })
      .fireStubEvent;
    const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
    await settle();
    const element = document.querySelector('main');
    for (const { event, payload } of events) fire(event, { ...payload, element });
    for (const target of document.querySelectorAll<HTMLElement>('[data-from-sample]')) {
      for (const type of ['click', 'change', 'input', 'submit']) {
        target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    }
    await settle();
  }, stubEvents());
}
