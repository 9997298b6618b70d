import type { Page } from '@playwright/test';
import { holdPageFetches, isPageFetch, stubConnection } from '../support/network';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady, ready } from '../support/ready';
import { expect, open, test } from '../support/test';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** How much of the bar is shown, from 0 to 1. */
async function share(page: Page): Promise<number> {
  const transform = (await bar(page).getAttribute('style')) ?? '';
  return 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
}

/** Counts every bar that is added to the page, even if it is removed at once. */
function collectBars(page: Page) {
  return page.addInitScript(() => {
    const state = { count: 0 };
    Object.assign(window, { bars: state });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.id === 'nprogress') state.count++;
    }).observe(document, { childList: true, subtree: true });
  });
}

const bars = (page: Page) =>
  page.evaluate(() => (window as unknown as { bars: { count: number } }).bars.count);

/** Opens a page with a paused clock, and holds back the data of other pages. */
async function openWaiting(page: Page, path: string) {
  await collectBars(page);
  await stubConnection(page, { saveData: true });
  await page.clock.install();
  await openReady(page, path);
  const release = await holdPageFetches(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return release;
}

/** Continues until the requested page is shown and the bar is gone. */
async function arrive(page: Page, release: () => void, path: string) {
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(path);
  await expect(bar(page)).toHaveCount(0);
}

test.describe('route progress bar', () => {
  test('starts at 0.08 if the page has not arrived after 200 ms, trickles, and ends when it arrives', async ({
    page,
  }) => {
    const release = await openWaiting(page, METHOD);
    await page.locator('main a[rel="next"]').click();
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
    await arrive(page, release, NEXT_METHOD);
  });

  test('shows for the Back button too', async ({ page }) => {
    await collectBars(page);
    await stubConnection(page, { saveData: true });
    await openReady(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(NEXT_METHOD);
    await page.reload();
    await ready(page);
    const release = await holdPageFetches(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(bar(page)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
    await expect(bar(page)).toHaveCount(0);
  });

  test('ends when the reader clicks the link of the current page', async ({ page }) => {
    const release = await openWaiting(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await page.clock.runFor(300);
    await expect(bar(page)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current="page"]')
      .click();
    await arrive(page, release, METHOD);
  });

  test('follows only the last of several clicks', async ({ page }) => {
    const release = await openWaiting(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await page.clock.runFor(300);
    await page.locator('main a[rel="prev"]').click();
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(1);
    const target = (await page.locator('main a[rel="prev"]').getAttribute('href')) ?? '';
    await arrive(page, release, target);
    expect(await bars(page)).toBe(1);
  });

  test('ends when the reader goes back before the page arrives', async ({ page }) => {
    await open(page, '/docs');
    const release = await openWaiting(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await page.clock.runFor(300);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await arrive(page, release, METHOD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
  });

  test('ends with the shown page if the reader stops loading', async ({ page }) => {
    const release = await openWaiting(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await page.clock.runFor(300);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.stop());
    await arrive(page, release, METHOD);
    await expect(page.locator('h1')).toHaveText('createWishlistItem');
  });

  for (const [what, interrupt] of [
    ['follows a link to a fragment', (page: Page) => page.locator('[data-toc] a').first().click()],
    ['opens the search', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`ends with the page of the address if the reader ${what} meanwhile`, async ({ page }) => {
      const release = await openWaiting(page, METHOD);
      await page.locator('main a[rel="next"]').click();
      await page.clock.runFor(300);
      await expect(bar(page)).toBeVisible();
      await interrupt(page);
      release();
      await page.clock.resume();
      await expect(page.locator('h1')).toHaveText('deleteWishlistItem');
      expect(new URL(page.url()).pathname).toBe(NEXT_METHOD);
      await expect(bar(page)).toHaveCount(0);
    });
  }

  for (const [what, href] of [
    ['fragment', '#errors'],
    ['query', '?tab=react'],
    ['address of the same page with another ending', `${METHOD}.html`],
  ] as const) {
    test(`never shows for another ${what}`, async ({ page }) => {
      const release = await openWaiting(page, METHOD);
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = 'Somewhere else';
        document.querySelector('main')?.prepend(link);
      }, href);
      await page.getByRole('link', { name: 'Somewhere else' }).click();
      await page.clock.runFor(2000);
      expect(await bars(page)).toBe(0);
      release();
    });
  }

  test('never shows for a first load', async ({ page }) => {
    await collectBars(page);
    await page.route('**/_next/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await openReady(page, METHOD);
    expect(await bars(page)).toBe(0);
  });

  test('never shows for a page that was prefetched', async ({ page }) => {
    await collectBars(page);
    await openReady(page, METHOD);
    const next = page.locator('main a[rel="next"]');
    const fetched = page.waitForResponse((response) => isPageFetch(response.request()));
    await next.hover();
    await fetched;
    await page.waitForLoadState('networkidle');
    // The page is in memory. The clock is paused, so only the navigation itself can end the wait.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await next.click();
    await expect(page).toHaveURL(NEXT_METHOD);
    await page.clock.runFor(1000);
    expect(await bars(page)).toBe(0);
  });
});
