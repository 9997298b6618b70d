import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ShopBrowser, startShopBrowser } from './shop-browser';

/** A customer of the demo shop with 320.5 points. */
export const MARA = 'mara@mail.example';

/**
 * A browser for the tests of a file, which are skipped without Chromium. A page is closed with the test that opened it:
 * widgets move and ask the API again as long as they are open. Call it outside tests.
 *
 * @param prepare changes the data of the shop before the tests
 */
export function testBrowser(
  prepare: (browser: ShopBrowser) => Promise<unknown> = async () => {},
): Omit<ShopBrowser, 'close'> {
  let started: ShopBrowser | null = null;
  const opened: Page[] = [];
  beforeAll(async () => {
    started = await startShopBrowser();
    if (started) await prepare(started);
  });
  afterAll(() => started?.close());
  beforeEach((test) => {
    if (!started) test.skip('Chromium is not installed');
    started?.takeMessages();
    // Those of `beforeAll` stay open.
    opened.length = 0;
  });
  afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
  const running = () => {
    if (!started) throw new Error('Chromium is not installed.');
    return started;
  };
  return {
    get api() {
      return running().api;
    },
    async open(opening) {
      const page = await running().open(opening);
      opened.push(page);
      return page;
    },
    takeMessages: () => running().takeMessages(),
  };
}

/** A placeholder by its class without the common parts. Attributes are written without their prefix. */
export function placeholder(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => `data-laurel-${key}="${value}"`);
  return `<div class="laurel-${name}-placeholder" ${written.join(' ')}></div>`;
}

/** Sets an attribute of the first placeholder of a page. */
export const setAttribute = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([attribute = '', text = '']) =>
      document.querySelector('div')?.setAttribute(`data-laurel-${attribute}`, text),
    [name, value],
  );

/** Waits until the first widget of a page shows nothing, without a problem. */
export const showsNothing = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('div')?.shadowRoot;
    return root?.childElementCount === 1 && root.firstElementChild?.childElementCount === 0;
  });
