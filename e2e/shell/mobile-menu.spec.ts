import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { holdResponses } from '../support/network';
import { METHOD } from '../support/pages';
import { settle } from '../support/settle';
import { expect, open, test } from '../support/test';

test.use({ viewport: { width: 375, height: 700 } });

const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page, path = METHOD) {
  await open(page, path);
  await openButton(page).click();
  await expect(menuOf(page)).toBeVisible();
}

test('is a modal dialog', async ({ page }) => {
  await openMenu(page);
  const menu = menuOf(page);
  expect(await menu.evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true);
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});

test('has a button that shows whether it is open', async ({ page }) => {
  await open(page, METHOD);
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('shows the docs menu with the current page marked', async ({ page }) => {
  await openMenu(page);
  const docs = menuOf(page).getByRole('navigation', { name: 'Documentation pages' });
  const current = docs.locator('[aria-current="page"]');
  await expect(current).toHaveText('createWishlistItem');
  await docs.getByRole('button', { name: 'Pages of Core concepts', expanded: false }).click();
  await expect(docs.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
});

test('opens at the current page, also in a long sidebar, and after the main menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await openMenu(page, '/docs/Sdk/placeholders/rewards/ways_to_spend');
  const current = menuOf(page).locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(menuOf(page).getByRole('button', { name: 'Close menu' })).toBeInViewport();
  await menuOf(page).getByRole('button', { name: 'Back to main menu' }).click();
  await menuOf(page).getByRole('button', { name: 'Documentation pages' }).click();
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('goes back to the main menu and to the docs menu again', async ({ page }) => {
  await openMenu(page);
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Private API' })).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Documentation pages' })).toHaveCount(0);
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await menu.getByRole('button', { name: 'Documentation pages' }).click();
  await expect(menu.getByRole('navigation', { name: 'Documentation pages' })).toBeVisible();
});

test('opens with the docs menu again after it was closed', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: 'Back to main menu' }).click();
  await menuOf(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menuOf(page)).toHaveCount(0);
  await openButton(page).click();
  await expect(menuOf(page).getByRole('button', { name: 'Back to main menu' })).toBeVisible();
});

test('has only the main menu if there is no docs sidebar', async ({ page }) => {
  await openMenu(page, '/');
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Private API' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
  await expect(menu.getByText('Language')).toBeVisible();
});

const WAYS = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
  ['a tap beside it', (page: Page) => page.mouse.click(365, 400)],
] as const;
for (const [how, close] of share(WAYS, 1, 2)) {
  test(`closes by ${how}, stays on the page and returns the focus`, async ({ page }) => {
    await open(page, '/docs');
    await page.goto(METHOD);
    await openMenu(page);
    await close(page);
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(METHOD);
    await expect(openButton(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
  });
}

test('closes when the window becomes wide, and stays closed', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(menuOf(page)).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(openButton(page)).toBeVisible();
  await expect(menuOf(page)).toHaveCount(0);
});

test('closes when a link is clicked, and Back opens the previous page', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'React SDK' }).click();
  await expect(page).toHaveURL('/docs/Sdk/react_sdk');
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React SDK');
  await page.goBack();
  await expect(page).toHaveURL(METHOD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
});

test('closes when a link of the main menu is clicked', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: 'Back to main menu' }).click();
  await menuOf(page).getByRole('link', { name: 'Private API' }).click();
  await expect(page).toHaveURL('/api');
  await expect(menuOf(page)).toHaveCount(0);
});

test('opens once if its button is pressed twice while its code loads', async ({ page }) => {
  await open(page, METHOD);
  const release = await holdResponses(page, '**/_next/static/**/*.js');
  await openButton(page).dispatchEvent('click');
  await openButton(page).dispatchEvent('click');
  release();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
});

test('closes when the link of the current page is clicked, and Back opens the previous page', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.goto(METHOD);
  await openMenu(page);
  await menuOf(page).locator('[aria-current="page"]').click();
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(METHOD);
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('keeps the page behind it from scrolling', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(365, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  // Gives the page time to scroll, which it must not do.
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('shows the menu of the current page, also after a navigation', async ({ page }) => {
  await open(page, METHOD);
  await page.locator('main a[rel="next"]').click();
  await expect(page).not.toHaveURL(METHOD);
  await openButton(page).click();
  await expect(
    menuOf(page)
      .getByRole('navigation', { name: 'Documentation pages' })
      .locator('[aria-current="page"]'),
  ).toHaveText('deleteWishlistItem');
});

test('the Back button of the browser only closes the open menu', async ({ page }) => {
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

test('adds no history entries when it opens and closes many times', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/docs');
  await page.goto(METHOD);
  for (let time = 0; time < 5; time++) {
    await openButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});
