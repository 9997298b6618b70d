import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ShopBrowser, startShopBrowser } from '../../tools/testing/sdk/shop-browser';

const MARA = 'mara@mail.example';
const BODY = `<div id="slider" class="laurel-rv-slider-placeholder"></div>
  <div id="faq" class="laurel-rw-faq-page-placeholder"></div>
  <div id="drawer" class="laurel-rv-drawer-placeholder"></div>`;

let shop: ShopBrowser | null;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['lib/storefront/placeholders/custom-renderer.fixture.ts'],
    bundle: true,
    write: false,
    tsconfigRaw: {},
  });
  shop = await startShopBrowser([{ name: 'custom.js', text: outputFiles[0]?.text ?? '' }]);
});
afterAll(() => shop?.close());
beforeEach((test) => {
  if (!shop) test.skip('Chromium is not installed');
});

async function open(options = {}): Promise<Page> {
  const opening = { body: BODY, sdk: 'custom.js', customer: MARA, options };
  const page = await (shop as ShopBrowser).open(opening);
  await page.waitForFunction(() => (window as never as { calls: unknown[] }).calls.length > 0);
  return page;
}

/** Runs statements in a page, and returns the events that follow. */
async function eventsAfter(page: Page, statements: string): Promise<string[]> {
  await page.evaluate('log.splice(0)');
  await page.evaluate(statements);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const log = (await page.evaluate('log')) as [
    string,
    { widget?: string; reason?: string; view?: string },
  ][];
  return log.map(([name, { widget, reason, view }]) => `${name} ${widget ?? reason ?? view}`);
}

it('fires widget_injected in the order of the document, when the first data is visible', async () => {
  const page = await open();
  expect(await eventsAfter(page, `finish('rewards_faq_page')`)).toEqual([]);
  expect(await eventsAfter(page, `finish('reviews_slider')`)).toEqual([
    'widget_injected reviews_slider',
    'widget_injected rewards_faq_page',
  ]);
});

it('opens an overlay once its widget is there', async () => {
  const page = await open();
  const opening = 'Laurel.openReviewsDrawer(); undefined';
  expect(await eventsAfter(page, opening)).toEqual([]);
  expect(await eventsAfter(page, `finish('reviews_drawer')`)).toEqual([
    'widget_injected reviews_drawer',
    'widget_opened reviews_drawer',
  ]);
});

it('passes the locale and the currency, by default those of the shop', async () => {
  const page = await open();
  const first = ['render', 'reviews_slider', 'en', 'EUR'];
  expect(await page.evaluate('calls[0]')).toEqual(first);
  const other = await open({ locale: 'de', currency: 'SEK' });
  expect(await other.evaluate('calls[0]')).toEqual(['render', 'reviews_slider', 'de', 'SEK']);
});

it('reports that the customer has completed the task of a dialog', async () => {
  const page = await open();
  await page.evaluate(`Laurel.openRewardsModal({ modal: 'birthday' })`);
  expect(await eventsAfter(page, 'complete()')).toEqual(['modal_closed completed']);
  expect(await page.evaluate('calls.at(-1)')).toEqual(['remove', 'birthday']);
});

it('shows the rewards in the pop-up after a redemption', async () => {
  const page = await open();
  await page.evaluate(
    `document.getElementById('slider').className = 'laurel-rw-pop-up-root-placeholder'`,
  );
  await eventsAfter(page, 'Laurel.openRewardsPopup(); undefined');
  await eventsAfter(page, `finish('rewards_pop_up_root')`);
  await page.evaluate(`Laurel.openRewardsModal({ modal: 'redeem_reward', ruleId: 53 })`);
  expect(await eventsAfter(page, 'complete()')).toEqual([
    'modal_closed completed',
    'poup_widget_view_changed available_rewards',
  ]);
});

it('removes everything when the SDK ends', async () => {
  const page = await open();
  await page.evaluate(`Laurel.openRewardsModal({ modal: 'birthday' })`);
  await page.evaluate(`calls.length = 0; stop()`);
  expect(await page.evaluate('calls')).toEqual(
    ['birthday', 'reviews_slider', 'rewards_faq_page', 'reviews_drawer'].map((name) => [
      'remove',
      name,
    ]),
  );
  await page.evaluate(`
    document.getElementById('slider').dataset.laurelLimit = '5';
    document.body.append(document.getElementById('faq').cloneNode());
    Laurel.setGlobalProductId(880010);
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`);
  expect(await page.evaluate('calls.length')).toBe(4);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
