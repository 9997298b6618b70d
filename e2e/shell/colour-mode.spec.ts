import type { Page } from '@playwright/test';
import { METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';
import { REFUSED, refuseStorage, seedStorage, stored } from './support/storage';

const toggle = (page: Page) => page.getByRole('button', { name: /color mode/ });

test.describe('colour mode', () => {
  test('remembers nothing before the reader chooses', async ({ page }) => {
    await open(page, METHOD);
    expect(await stored(page, 'theme')).toBeNull();
  });

  test('cycles light, dark, system; system follows the system live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, METHOD);
    const html = page.locator('html');
    await toggle(page).click();
    expect(await stored(page, 'theme')).toBe('dark');
    await toggle(page).click();
    expect(await stored(page, 'theme')).toBe('system');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
  });

  test('is the same in another tab, and after a page without scripts too', async ({
    page,
    context,
  }) => {
    await open(page, METHOD);
    const other = await context.newPage();
    await open(other, '/docs');
    await toggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/dark/);
  });

  test('starts from what was remembered', async ({ page }) => {
    await seedStorage(page, { theme: 'dark' });
    await open(page, METHOD);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('where the browser refuses storage', () => {
    test.use({ expectedMessages: [REFUSED] });

    test('still changes', async ({ page }) => {
      await refuseStorage(page);
      await open(page, METHOD);
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page).not.toHaveURL(METHOD);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});
