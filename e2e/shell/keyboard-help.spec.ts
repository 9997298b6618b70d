import type { Page } from '@playwright/test';
import { en } from '../../lib/site/messages/en';
import { colorModeButton } from '../support/color-mode';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady, ready } from '../support/ready';
import { stored } from '../support/storage';
import { expect, test } from '../support/test';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const single = (page: Page) => page.getByRole('checkbox', { name: 'Enable single-key shortcuts' });

test.describe('keyboard help', () => {
  test('opens with ?, lists every shortcut, closes with Escape, returns the focus', async ({
    page,
  }) => {
    await openReady(page, METHOD);
    const toggle = colorModeButton(page);
    await toggle.focus();
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await expect(help(page).getByRole('term')).toHaveText([
      'Search',
      'Previous page',
      'Next page',
      en.colorMode,
      'Go to the table of contents',
      'Show this help',
    ]);
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('opens with its button in the footer', async ({ page }) => {
    await openReady(page, METHOD);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(help(page)).toBeVisible();
    await help(page).getByRole('button', { name: 'Close' }).click();
    await expect(help(page)).toBeHidden();
  });

  test('n and p open the next and the previous page', async ({ page }) => {
    await openReady(page, METHOD);
    await page.keyboard.press('n');
    await expect(page).toHaveURL(NEXT_METHOD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('deleteWishlistItem');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(METHOD);
  });

  test('c switches the color mode', async ({ page }) => {
    await openReady(page, METHOD);
    await page.keyboard.press('c');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const width of [1440, 1000]) {
    test(`t moves to the table of contents, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openReady(page, METHOD);
      await page.keyboard.press('t');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link').first()).toBeFocused();
      await expect(contents).toBeVisible();
    });
  }

  test('n, p and t do nothing on a page without next page or table of contents', async ({
    page,
  }) => {
    await openReady(page, '/');
    for (const key of ['n', 'p', 't']) await page.keyboard.press(key);
    await expect(page).toHaveURL('/');
  });

  test('keys do nothing in fields, in dialogs and with modifiers', async ({ page }) => {
    await openReady(page, METHOD);
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'field';
      document.querySelector('main')?.prepend(field);
    });
    await page.locator('#field').pressSequentially('ncpt?');
    await expect(page.locator('#field')).toHaveValue('ncpt?');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+n');
    await page.keyboard.press('Alt+c');
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(METHOD);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('single keys can be switched off, which is remembered', async ({ page }) => {
    await openReady(page, METHOD);
    await page.keyboard.press('?');
    await single(page).uncheck();
    await page.keyboard.press('Escape');
    for (const key of ['?', 'c', 'n']) await page.keyboard.press(key);
    await expect(help(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await ready(page);
    await page.keyboard.press('c');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page).toHaveURL(METHOD);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await single(page).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'laurel.single-keys')).toBeNull();
  });
});
