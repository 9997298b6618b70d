import type { Page } from '@playwright/test';
import { site } from '../../lib/site/config/site';
import { collectLoads } from '../support/network';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Language: English' });
const menu = (page: Page) => page.locator('#language-menu');

test.describe('language menu', () => {
  test('lists the configured locales and marks the current one', async ({ page }) => {
    await openReady(page, METHOD);
    await button(page).click();
    await expect(menu(page).getByRole('link')).toHaveText(site.locales.map(({ label }) => label));
    await expect(menu(page).locator('[aria-current="true"]')).toHaveText('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('keeps the page, the query and the fragment', async ({ page }) => {
    const address = `${METHOD}?from=mail#parameters`;
    await openReady(page, address);
    await button(page).click();
    await menu(page).getByRole('link', { name: 'English' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
  });

  test('choosing the current language neither scrolls nor loads the page', async ({ page }) => {
    await openReady(page, METHOD);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    const loads = collectLoads(page);
    // A click of Playwright scrolls to a sticky element.
    await button(page).dispatchEvent('click');
    await menu(page).getByRole('link', { name: 'English' }).dispatchEvent('click');
    await expect(menu(page)).toBeHidden();
    // Longer than a page takes to load.
    await page.waitForTimeout(500);
    expect(loads).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens with ${key}; Tab moves into it, Escape closes it and returns the focus`, async ({
      page,
    }) => {
      await openReady(page, METHOD);
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('a language is chosen with Enter', async ({ page }) => {
    await openReady(page, `${METHOD}?from=mail`);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(`${METHOD}?from=mail`);
  });

  test('a click elsewhere closes it', async ({ page }) => {
    await openReady(page, METHOD);
    await button(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('is also in the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openReady(page, `${METHOD}?from=mail#parameters`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Back to main menu' }).click();
    await dialog.getByText('Language').click();
    const link = dialog.getByRole('link', { name: 'English' });
    await expect(link).toHaveAttribute('href', METHOD);
    await link.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${METHOD}?from=mail#parameters`);
  });
});
