import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { testBrowser } from '../test-browser';

const SCARF = 880010;

const browser = testBrowser();

const slider = (attributes = '') =>
  `<div class="laurel-rv-slider-placeholder" ${attributes}></div>`;
const mini = (attributes = '') =>
  `<div class="laurel-rv-mini-slider-placeholder" ${attributes}></div>`;
const OF_SCARF = `data-laurel-product-id="${SCARF}"`;

const row = (page: Page) => page.getByRole('list', { name: 'Reviews' });
const position = (list: Locator) => list.evaluate(({ scrollLeft }) => scrollLeft);
/** Waits until the row has moved, in a direction from left to right or back. */
const hasMoved = (page: Page, sign = 1) =>
  page.waitForFunction(
    (by) => {
      const list = document.querySelector('div')?.shadowRoot?.querySelector('ul');
      return (list?.scrollLeft ?? 0) * by > 100;
    },
    sign,
    { timeout: 15_000 },
  );

describe('the reviews slider', () => {
  it('has the best reviews of the shop, with links to their products', async () => {
    const script = `Laurel.setModifyURLFunction((url, { type, handle }) => '/' + type + '/' + handle)`;
    const page = await browser.open({ body: slider('data-laurel-limit="9"'), script });
    await row(page).waitFor();
    const cards = row(page).getByRole('listitem');
    expect(await cards.count()).toBe(9);
    expect(await row(page).getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(9);
    const link = cards.getByRole('link', { name: 'Wool scarf' }).first();
    expect(await link.getAttribute('href')).toBe('/product/wool-scarf');
  });

  it('moves by its arrows, and from the end to the start', async () => {
    const page = await browser.open({ body: slider(`${OF_SCARF} data-laurel-limit="4"`) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Next reviews' }).click();
    await hasMoved(page);
    await page.getByRole('button', { name: 'Next reviews' }).press('Enter');
    await page.waitForFunction(
      () => document.querySelector('div')?.shadowRoot?.querySelector('ul')?.scrollLeft === 0,
    );
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  });

  it('scrolls by the keyboard, also from right to left', async () => {
    const script = `document.documentElement.dir = 'rtl'`;
    const page = await browser.open({ body: slider(OF_SCARF), script });
    await row(page).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowLeft');
    await hasMoved(page, -1);
    await page.getByRole('button', { name: 'Previous reviews' }).click();
    await page.waitForFunction(
      () => document.querySelector('div')?.shadowRoot?.querySelector('ul')?.scrollLeft === 0,
    );
  });

  it('shows photos in full size, and only reviews with photos if it must', async () => {
    const body = slider(`${OF_SCARF} data-laurel-with-photos="true"`);
    const page = await browser.open({ body });
    await row(page).waitFor();
    const photos = row(page).getByRole('button', { name: /^Show photo 1 of/ });
    expect(await photos.count()).toBe(await row(page).getByRole('listitem').count());
    await photos.first().click();
    await page.getByRole('dialog').waitFor();
    expect(
      await page.evaluate(() => JSON.stringify((window as never as { log: unknown }).log)),
    ).toMatch(/modal_opened.*review_media/);
  });

  it('is empty with fewer than three reviews, or without any that match', async () => {
    const body = slider('data-laurel-product-id="5000001"') + slider(OF_SCARF);
    const page = await browser.open({ body });
    await row(page).waitFor();
    const heights = await page
      .locator('.laurel-rv-slider-placeholder')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).offsetHeight));
    expect(heights[0]).toBe(0);
    expect(heights[1]).toBeGreaterThan(200);
  });
});

describe('the mini slider', () => {
  it('shows one review at a time, with a minimum of stars', async () => {
    const body = mini(`${OF_SCARF} data-laurel-min-rate="5" data-laurel-limit="3"`);
    const page = await browser.open({ body });
    await row(page).waitFor();
    const cards = row(page).getByRole('listitem');
    expect(await cards.count()).toBe(3);
    const widths = await cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(new Set(widths)).toEqual(new Set([await row(page).evaluate((ul) => ul.clientWidth)]));
    await page.getByRole('button', { name: 'Next reviews' }).click();
    await hasMoved(page);
  });

  it('has no arrows around a single review', async () => {
    const page = await browser.open({ body: mini(`${OF_SCARF} data-laurel-limit="1"`) });
    await row(page).waitFor();
    expect(await page.getByRole('button', { name: /reviews$/ }).count()).toBe(0);
  });
});

describe('autoplay', () => {
  const AUTOPLAY = `${OF_SCARF} data-laurel-autoplay="true"`;

  it('moves the row, and stops when the customer wants it', async () => {
    const page = await browser.open({ body: mini(AUTOPLAY) });
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await hasMoved(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  it('waits for customers who prefer less motion, and stops when they read', async () => {
    const page = await browser.open({ body: mini(AUTOPLAY) });
    await row(page).focus();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await position(row(page))).toBe(0);
  });
});
