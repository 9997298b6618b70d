import type { Page } from '@playwright/test';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { expect, test } from '../support/test';
import { collectPrefetches, setDataSaver, stubConnection } from './support/network';
import { openReady } from './support/ready';

const GUIDE = '/docs/Sdk/react_sdk';
const guide = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${GUIDE}"]`);

/** Does what would fetch pages ahead: links come into view, under the pointer and into focus. */
async function intend(page: Page) {
  await page.locator('main a[rel="next"]').scrollIntoViewIfNeeded();
  await guide(page).hover();
  await guide(page).focus();
  await page.waitForLoadState('networkidle');
}

test.describe('prefetch of page assets', () => {
  test('happens when a marked link comes into view', async ({ page }) => {
    const ahead = collectPrefetches(page);
    await openReady(page, METHOD);
    expect(ahead).not.toContain(NEXT_METHOD);
    await page.locator('main a[rel="next"]').scrollIntoViewIfNeeded();
    await expect.poll(() => ahead).toContain(NEXT_METHOD);
  });

  test('happens for a link under the pointer', async ({ page }) => {
    const ahead = collectPrefetches(page);
    await openReady(page, METHOD);
    expect(ahead).not.toContain(GUIDE);
    await guide(page).hover();
    await expect.poll(() => ahead).toContain(GUIDE);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

    test('happens for a link that is touched', async ({ page }) => {
      const ahead = collectPrefetches(page);
      await openReady(page, METHOD);
      const crumb = page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .locator('a[href="/docs"]');
      await crumb.dispatchEvent('touchstart');
      await expect.poll(() => ahead).toContain('/docs');
    });
  });

  for (const [what, connection] of [
    ['data saver', { saveData: true, effectiveType: '4g' }],
    ['2g', { effectiveType: '2g' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`does not happen with ${what}; links work all the same`, async ({ page }) => {
      const ahead = collectPrefetches(page);
      await stubConnection(page, connection);
      await openReady(page, METHOD);
      await intend(page);
      expect(ahead).toEqual([]);
      await guide(page).click();
      await expect(page).toHaveURL(GUIDE);
      expect(ahead).toEqual([]);
    });
  }

  test('looks at the connection each time', async ({ page }) => {
    const ahead = collectPrefetches(page);
    await stubConnection(page, { saveData: true });
    await openReady(page, METHOD);
    await intend(page);
    expect(ahead).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await setDataSaver(page, false);
    await page.getByRole('heading', { level: 1 }).hover();
    await guide(page).hover();
    await expect.poll(() => ahead).toContain(GUIDE);
    await page.locator('main a[rel="next"]').scrollIntoViewIfNeeded();
    await expect.poll(() => ahead).toContain(NEXT_METHOD);
    await page.waitForLoadState('networkidle');
    const before = ahead.length;
    await setDataSaver(page, true);
    await page.locator('header a[href="/api"]').hover();
    await page.waitForLoadState('networkidle');
    expect(ahead).toHaveLength(before);
  });
});
