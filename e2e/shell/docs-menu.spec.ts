import type { Page } from '@playwright/test';
import { METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

test.use({ viewport: { width: 375, height: 700 } });

const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const docsOf = (page: Page) =>
  menuOf(page).getByRole('navigation', { name: 'Documentation pages' });

test.describe('secondary docs menu on mobile', () => {
  test('opens first, and leads back to the main menu', async ({ page }) => {
    await open(page, METHOD);
    await openButton(page).click();
    await expect(docsOf(page).locator('[aria-current="page"]')).toBeVisible();
    await menuOf(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(docsOf(page)).toHaveCount(0);
    await expect(menuOf(page).getByRole('link', { name: 'Private API' })).toBeVisible();
  });

  test('is of the page that is shown, also after a navigation', async ({ page }) => {
    await open(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    await openButton(page).click();
    await expect(docsOf(page).locator('[aria-current="page"]')).toHaveText('deleteWishlistItem');
  });

  test('the Back button of the browser closes the open menu, and only that', async ({ page }) => {
    await open(page, '/docs');
    await page.locator('header').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await openButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.goBack();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(openButton(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  });

  test('focus returns to the button when Escape closes it', async ({ page }) => {
    await open(page, METHOD);
    await openButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openButton(page)).toBeFocused();
  });

  test('opens and closes many times without a trace in the history', async ({ page }) => {
    await open(page, '/docs');
    await page.goto(METHOD);
    for (let time = 0; time < 5; time++) {
      await openButton(page).click();
      await expect(menuOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
    }
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });
});
