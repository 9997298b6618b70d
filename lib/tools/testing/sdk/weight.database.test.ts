import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCRIPT_FILE } from '../../../build/sdk/bundle-sdk';
import type { SdkInitOptions } from '../../../content/sdk/declarations/core';
import type { Sdk } from '../../../content/sdk/declarations/sdk';
import { LANGUAGES } from '../../../site/config/widget-languages';
import { LONG_TEST_MS, runs, share } from '../runner/test-all';
import { openAllWidgets } from './all-widgets';
import { sdkFiles } from './script-site';
import { placeholder, testBrowser } from './test-browser';

const browser = testBrowser();
const texts = new Map<string, string>();

beforeAll(async () => {
  for (const { name, text } of await sdkFiles()) texts.set(name, text);
});

const gzipped = (name: string) => gzipSync(texts.get(name) ?? '', { level: 9 }).length;
/** As sites send it. */
const sent = (name: string) => brotliCompressSync(texts.get(name) ?? '').length;

const sum = (names: readonly string[], size: (name: string) => number) =>
  names.reduce((total, name) => total + size(name), 0);

/** What a page has loaded: files of the SDK, and requests to the API. */
async function loadedBy(page: Page): Promise<{ files: string[]; requests: string[] }> {
  const urls: string[] = await page.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
  );
  return {
    files: urls.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\//, '')),
    requests: urls.filter((url) => /^\/(v2|storefront)\//.test(url)),
  };
}

it('the script has at most 10,000 bytes, and each file of a page less than 15,000', () => {
  expect(gzipped(SCRIPT_FILE)).toBeGreaterThan(0);
  expect(gzipped(SCRIPT_FILE)).toBeLessThanOrEqual(10_000);
  for (const name of texts.keys()) {
    if (name.endsWith('.js')) expect(gzipped(name), name).toBeLessThan(15_000);
  }
});

it.each([
  ['rv-average', 'reviews', 3],
  ['wl-go-to-wishlist-header', 'wishlists', 3],
])('a page with the widget %s loads about 25 kB', async (name, app, requests) => {
  const options = { modules: [app as never] };
  const body = placeholder(name, { 'product-id': 880010 });
  const page = await browser.open({ body, options });
  await page.waitForFunction(() =>
    (window as never as { log: [string][] }).log.some(([event]) => event === 'widget_injected'),
  );
  const loaded = await loadedBy(page);
  expect(loaded.files.length).toBeGreaterThan(2);
  expect(loaded.files.filter((file) => !texts.has(file))).toEqual([]);
  expect(sum(loaded.files, sent)).toBeLessThanOrEqual(26_000);
  expect(loaded.requests.length).toBeLessThanOrEqual(requests);
});

it('a page with all widgets loads at most 110 kB, with fewer requests than the rate limit', async () => {
  const page = await openAllWidgets(browser, 'data');
  const loaded = await loadedBy(page);
  expect(sum(loaded.files, gzipped)).toBeLessThanOrEqual(110_000);
  expect(loaded.requests.length).toBeLessThanOrEqual(30);
});

it(
  'calls of init, and a widget that is added and removed as often, leave nothing',
  async () => {
    const page = await browser.open({
      body: '<main></main>',
      options: { productId: 880010 } as never,
      script: 'window.options = options',
    });
    const client = await page.context().newCDPSession(page);
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      return { nodes, jsEventListeners, usedKilobytes: Math.round(usedSize / 1_000) };
    };
    const repeat = (times: number) =>
      page.evaluate(async (count) => {
        const { Laurel, options, log } = window as never as {
          Laurel: Sdk;
          options: SdkInitOptions;
          log: unknown[];
        };
        const main = document.querySelector('main') as HTMLElement;
        for (let turn = 0; turn < count; turn++) {
          await Laurel.init(options);
          const host = document.createElement('div');
          host.className = 'laurel-rv-average-placeholder';
          log.length = 0;
          main.append(host);
          while (log.length === 0) await new Promise((resolve) => setTimeout(resolve));
          main.replaceChildren();
        }
      }, times);
    await repeat(runs({ test: 50, all: 100 }));
    const before = await measure();
    await repeat(runs({ test: 50, all: 1_000 }));
    const after = await measure();
    console.info(JSON.stringify({ before, after }));
    // The last widgets may not be collected yet; 50 that stay would have hundreds of nodes.
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
    expect(after.usedKilobytes).toBeLessThan(before.usedKilobytes + 500);
  },
  LONG_TEST_MS,
);

describe('the files of a language', () => {
  const shown = [
    ['de-AT', 'Bewertungen'],
    ['ES', 'reseñas'],
    ['fr', 'avis'],
    ['ja', 'reviews'],
  ];
  it.each(share(shown, 0, 2))('%s show "%s"', async (locale, text) => {
    const body = placeholder('rv-average', { 'product-id': 880010 });
    const page = await browser.open({ body, options: { locale } });
    await page.getByText(text, { exact: false }).first().waitFor();
  });

  it('have no texts of other languages', () => {
    const list: Record<string, string> = JSON.parse(texts.get('modules.json') ?? '');
    const labels = ['Write a review', 'Bewertung schreiben', 'Escribir una opinión', 'Écrire un'];
    const found = LANGUAGES.map((language) => {
      const file = list[`placeholders_${language}`] ?? list.placeholders ?? '';
      return labels.map((label) => texts.get(file)?.includes(label));
    });
    expect(found).toEqual(labels.map((_label, row) => labels.map((_each, at) => at === row)));
  });
});
