import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { holdResponses } from '../support/network';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

/** Returns an error for every script that the page has not fetched yet. @returns a function that ends it */
async function failLaterScripts(page: Page, status: number): Promise<() => Promise<void>> {
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ status, body: 'gone' }));
  return () => page.unroute('**/_next/**/*.js');
}

test.describe('lazily loaded parts', () => {
  test.use({
    viewport: { width: 375, height: 700 },
    expectedMessages: [/status of (404|500)/],
  });

  test('the mobile menu is fetched when its button gets the focus', async ({ page }) => {
    await openReady(page, METHOD);
    await page.waitForLoadState('networkidle');
    const fetched = page.waitForRequest(/_next\/.*\.js/);
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await fetched;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('a spinner shows while the menu loads, after 200 ms', async ({ page }) => {
    await openReady(page, METHOD);
    await page.waitForLoadState('networkidle');
    const release = await holdResponses(page, '**/_next/**/*.js');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((box) => getComputedStyle(box).animationDelay)).toBe('0.2s');
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  for (const status of share([404, 500], 0, 2)) {
    test(`if a file returns ${status}, the menu and the search can be loaded again in place`, async ({
      page,
    }) => {
      await openReady(page, METHOD);
      await page.waitForLoadState('networkidle');
      for (const [button, dialog] of [
        ['Open menu', 'Menu'],
        ['Search', 'Search the documentation'],
      ] as const) {
        const endFailures = await failLaterScripts(page, status);
        await page.getByRole('button', { name: button }).click();
        const problem = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
        await expect(problem).toBeVisible();
        await problem.getByRole('button', { name: 'Close' }).click();
        await expect(problem).toHaveCount(0);
        await page.getByRole('button', { name: button }).click();
        await expect(problem).toBeVisible();
        await endFailures();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        await expect(problem).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(page).toHaveURL(METHOD);
    });
  }
});
