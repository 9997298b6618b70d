import type { Page } from '@playwright/test';
import { collectPageFetches, setDataSaver, stubConnection } from '../support/network';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { requestsAreSent } from '../support/settle';
import { expect, test } from '../support/test';

const GUIDE = '/docs/Sdk/react_sdk';
const guide = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${GUIDE}"]`);
const next = (page: Page) => page.locator('main a[rel="next"]');

/** Longer than the time after a load in which links in view are not fetched yet. */
const DELAY_MS = 10_000;

/** Opens a page with a clock that can be moved. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await openReady(page, METHOD);
}

/** Scrolls the link to the next page into view, and waits until the page has reacted. */
async function bringIntoView(page: Page) {
  await next(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(DELAY_MS);
  await next(page).evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        // The browser notifies the observer of the page first, because it is older.
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(link);
      }),
  );
  await page.clock.runFor(1_000);
  await requestsAreSent(page);
}

/** Points at the link to the guide and focuses it. */
async function pointAt(page: Page) {
  await guide(page).hover();
  await guide(page).focus();
  await page.clock.runFor(1_000);
  await requestsAreSent(page);
}

test.describe('pages are prefetched', () => {
  test('if a marked link is in view, some time after the load', async ({ page }) => {
    const prefetched = collectPageFetches(page);
    await openWithClock(page);
    await next(page).scrollIntoViewIfNeeded();
    await requestsAreSent(page);
    expect(prefetched).not.toContain(NEXT_METHOD);
    await bringIntoView(page);
    expect(prefetched).toContain(NEXT_METHOD);
  });

  test('if the pointer is on a link', async ({ page }) => {
    const prefetched = collectPageFetches(page);
    await openWithClock(page);
    expect(prefetched).not.toContain(GUIDE);
    await pointAt(page);
    expect(prefetched).toContain(GUIDE);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

    test('if a link is touched', async ({ page }) => {
      const prefetched = collectPageFetches(page);
      await openReady(page, METHOD);
      const breadcrumb = page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .locator('a[href="/docs"]');
      await breadcrumb.dispatchEvent('touchstart');
      await expect.poll(() => prefetched).toContain('/docs');
    });
  });

  for (const [what, connection] of [
    ['data saver', { saveData: true, effectiveType: '4g' }],
    ['2g', { effectiveType: '2g' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`never with ${what}; links still work`, async ({ page }) => {
      const prefetched = collectPageFetches(page);
      await stubConnection(page, connection);
      await openWithClock(page);
      await bringIntoView(page);
      await pointAt(page);
      expect(prefetched).toEqual([]);
      await guide(page).click();
      await expect(page).toHaveURL(GUIDE);
      // Fetched once, to open it.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('React SDK');
      expect(prefetched).toEqual([GUIDE]);
    });
  }

  test('depending on the connection at that moment', async ({ page }) => {
    const prefetched = collectPageFetches(page);
    await stubConnection(page, { saveData: true });
    await openWithClock(page);
    await bringIntoView(page);
    await pointAt(page);
    expect(prefetched).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await setDataSaver(page, false);
    await page.getByRole('heading', { level: 1 }).hover();
    await pointAt(page);
    expect(prefetched).toContain(GUIDE);
    await bringIntoView(page);
    expect(prefetched).toContain(NEXT_METHOD);
    await setDataSaver(page, true);
    await page.locator('body > header a[href="/"]').hover();
    await page.clock.runFor(1_000);
    await requestsAreSent(page);
    expect(prefetched).not.toContain('/');
  });
});
