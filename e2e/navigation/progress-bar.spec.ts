import type { Page } from '@playwright/test';
import { holdNavigations } from '../support/network';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.locator('#nprogress .bar');
const nextLink = (page: Page) => page.locator('main a[rel="next"]');

/** How much of the bar is shown, from 0 to 1. */
async function share(page: Page): Promise<number> {
  const transform = (await bar(page).getAttribute('style')) ?? '';
  return 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
}

/** Opens a page with a paused clock, and holds back other pages. */
async function openWaiting(page: Page) {
  await page.clock.install();
  await openReady(page, METHOD);
  await page.waitForLoadState('networkidle');
  const release = await holdNavigations(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return release;
}

test.describe('route progress bar', () => {
  test('starts at 0.08 if the page has not arrived after 200 ms, trickles, and ends with the page', async ({
    page,
  }) => {
    const release = await openWaiting(page);
    await nextLink(page).click({ noWaitAfter: true });
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toBeVisible();
    expect(await share(page)).toBeCloseTo(0.08);
    await page.clock.runFor(700);
    expect(await share(page)).toBeCloseTo(0.08);
    await page.clock.runFor(200);
    await expect.poll(() => share(page)).toBeGreaterThan(0.08);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(NEXT_METHOD);
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows for the Back button too', async ({ page }) => {
    await openReady(page, METHOD);
    await openReady(page, NEXT_METHOD);
    await page.waitForLoadState('networkidle');
    const release = await holdNavigations(page);
    await page.evaluate(() => history.back());
    await expect(bar(page)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
    await expect(bar(page)).toHaveCount(0);
  });

  test('ends if the reader stops loading', async ({ page }) => {
    const release = await openWaiting(page);
    await nextLink(page).click({ noWaitAfter: true });
    await page.clock.runFor(300);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.stop());
    await page.clock.resume();
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(METHOD);
    release();
  });

  test('is one bar for several clicks', async ({ page }) => {
    const release = await openWaiting(page);
    await nextLink(page).click({ noWaitAfter: true });
    await page.clock.runFor(300);
    const target = (await page.locator('main a[rel="prev"]').getAttribute('href')) ?? '';
    await page.locator('main a[rel="prev"]').click({ noWaitAfter: true });
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(1);
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(target);
  });

  for (const [what, attributes] of [
    ['another fragment', { href: '#errors' }],
    ['another spelling of the same page', { href: `${METHOD}.html` }],
    ['a new tab', { href: NEXT_METHOD, target: '_blank' }],
    ['a download', { href: '/llms.txt', download: '' }],
    ['a file', { href: '/llms.txt' }],
  ] as const) {
    test(`never shows for ${what}`, async ({ page }) => {
      const release = await openWaiting(page);
      await page.evaluate((given) => {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
        link.textContent = 'Somewhere else';
        document.querySelector('main')?.prepend(link);
      }, attributes);
      await page.getByRole('link', { name: 'Somewhere else' }).click({ noWaitAfter: true });
      await page.clock.runFor(2000);
      await expect(bar(page)).toHaveCount(0);
      release();
    });
  }
});
