import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleSdk, SCRIPT_FILE } from '../../../build/sdk/bundle-sdk';
import { LANGUAGES } from '../../../site/config/widget-languages';
import { openAllWidgets } from './all-widgets';
import { placeholder, testBrowser } from './test-browser';

const browser = testBrowser();
const texts = new Map<string, string>();

beforeAll(async () => {
  for (const { name, text } of await bundleSdk('')) texts.set(name, text);
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
  expect(sum(loaded.files, sent)).toBeLessThanOrEqual(25_600);
  expect(loaded.requests.length).toBeLessThanOrEqual(requests);
});

it('a page with all widgets loads at most 110 kB, with fewer requests than the rate limit', async () => {
  const page = await openAllWidgets(browser, 'data');
  const loaded = await loadedBy(page);
  expect(sum(loaded.files, gzipped)).toBeLessThanOrEqual(110_000);
  expect(loaded.requests.length).toBeLessThanOrEqual(30);
});

describe('the files of a language', () => {
  it.each([
    ['de-AT', 'Bewertungen'],
    ['ES', 'reseñas'],
    ['fr', 'avis'],
    ['ja', 'reviews'],
  ])('%s show "%s"', async (locale, text) => {
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
