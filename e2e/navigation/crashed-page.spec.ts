import type { Page } from '@playwright/test';
import { CRASHES, crash, openCrashing } from '../support/crash';
import { ready } from '../support/ready';
import { stored } from '../support/storage';
import { expect, test } from '../support/test';

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('crashed page', () => {
  test.use({ expectedMessages: [CRASHES] });

  test('shows a message and the error inside the shell', async ({ page }) => {
    await openCrashing(page, 'page');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.locator('main pre')).toHaveText(
      'The sidebar broke.\nCause: A list went missing.',
    );
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('main > *')].map(({ localName }) => localName),
    );
    expect(order).toEqual(['h1', 'button', 'hr', 'pre']);
  });

  test('Try again recovers once the cause is gone', async ({ page, messages }) => {
    await openCrashing(page, 'page');
    await again(page).click();
    await expect.poll(() => messages.length).toBe(2);
    await expect(heading(page)).toHaveText('This page crashed.');
    await crash(page, null);
    await again(page).click();
    await expect(heading(page)).toHaveText('Private API explorer');
    await expect(page.getByRole('navigation', { name: 'Endpoints' })).toBeVisible();
    await expect(page).toHaveURL('/api');
  });

  test('links in the navbar still open other pages', async ({ page }) => {
    await openCrashing(page, 'page');
    await expect(heading(page)).toHaveText('This page crashed.');
    await page.locator('header a[href="/docs"]').click();
    await expect(page).toHaveURL('/docs');
    await expect(heading(page)).toHaveText('Documentation');
    await page.goBack();
    await expect(heading(page)).toHaveText('This page crashed.');
  });
});

test.describe('crashed frame', () => {
  test.use({ expectedMessages: [CRASHES] });

  test('shows a page without navbar, and Try again restores everything', async ({
    page,
    messages,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openCrashing(page, 'frame');
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('pre')).toHaveText('The navbar broke.');
    await expect(page.locator('header')).toHaveCount(0);
    await again(page).click();
    await expect.poll(() => messages.length).toBe(2);
    await expect(heading(page)).toHaveText('This page crashed');
    await crash(page, null);
    await again(page).click();
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(page).toHaveTitle(/^Search/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    await ready(page);
    await page.keyboard.press('c');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    expect(await stored(page, 'theme')).toBe('system');
  });
});
