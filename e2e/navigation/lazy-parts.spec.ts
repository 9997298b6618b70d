import type { Page } from '@playwright/test';
import { colorModeButton } from '../support/color-mode';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

/** Returns an error for every script that the page has not fetched yet, until another page is loaded. */
async function failLaterScripts(page: Page, status: number) {
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ status, body: 'gone' }));
  page.once('framenavigated', () => page.unroute('**/_next/**/*.js'));
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

  for (const status of [404, 500]) {
    test(`if the file of the menu returns ${status}, the list of all pages opens`, async ({
      page,
    }) => {
      await openReady(page, METHOD);
      await page.waitForLoadState('networkidle');
      await failLaterScripts(page, status);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page).toHaveURL('/docs');
      await page.locator('html[data-ready]').waitFor();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  }
});

test.describe('parts that are loaded when the browser is idle', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('can be missing: links still open pages', async ({ page, request }) => {
    const html = await (await request.get(METHOD)).text();
    await page.route('**/_next/**/*.js', (route) => {
      const isOfPage = html.includes(new URL(route.request().url()).pathname);
      return isOfPage ? route.continue() : route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto(METHOD);
    await expect(colorModeButton(page)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('deleteWishlistItem');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});
