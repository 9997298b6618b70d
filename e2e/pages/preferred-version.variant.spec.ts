import type { Page } from '@playwright/test';
import { openReady } from '../support/ready';
import { seedStorage, stored } from '../support/storage';
import { expect, test } from '../support/test';
import { BASE } from '../variant/environment';

const KEY = 'docs-preferred-version-Sdk';
const NOW = `${BASE}/docs/Sdk/sdk_initialization`;
const THEN = `${BASE}/docs/Sdk/1.x/sdk_initialization`;

const versions = (page: Page) => page.getByRole('navigation', { name: 'Version' });
const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'You are reading' });

test.describe('version menu and old-version banner', () => {
  test('the menu lists the versions of an area with two, and opens the same page', async ({
    page,
  }) => {
    await openReady(page, NOW);
    await expect(versions(page).getByRole('link')).toHaveText(['Current', '1.x']);
    await expect(versions(page).locator('[aria-current]')).toHaveText('Current');
    await versions(page).getByRole('link', { name: '1.x' }).click();
    await expect(page).toHaveURL(THEN);
    await expect(page.locator('main')).toContainText('how the older version started');
    await expect(versions(page).locator('[aria-current]')).toHaveText('1.x');
  });

  test('a page that the other version does not have opens the first page of that version', async ({
    page,
  }) => {
    await openReady(page, `${BASE}/docs/Sdk/only_now`);
    await versions(page).getByRole('link', { name: '1.x' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/1.x`);
  });

  test('a stored version loads the scripts before the reader uses the page', async ({ page }) => {
    await seedStorage(page, { [KEY]: '1.x' });
    await page.goto(NOW);
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
  });

  test('neither appears in an area with one version', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Webhooks/about`);
    await expect(versions(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  test('the banner is shown on old pages only, and links to the current one', async ({ page }) => {
    await openReady(page, NOW);
    await expect(banner(page)).toHaveCount(0);
    await openReady(page, THEN);
    await expect(banner(page)).toContainText('You are reading version 1.x');
    await banner(page).getByRole('link', { name: 'Go to the current version' }).click();
    await expect(page).toHaveURL(NOW);
    await expect(banner(page)).toHaveCount(0);
  });

  test('the sidebar of a version lists the pages of that version', async ({ page }) => {
    await openReady(page, THEN);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Only then' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Only now' })).toHaveCount(0);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', THEN);
  });
});

test.describe('search', () => {
  const results = (page: Page) => page.locator('[role=option][href*="/docs/Sdk"]');

  async function search(page: Page, path: string, query: string) {
    await openReady(page, path);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    await expect(results(page).first()).toBeVisible();
  }

  test('finds the pages of the version that the page belongs to', async ({ page }) => {
    await search(page, THEN, 'only');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toHaveAttribute('href', `${BASE}/docs/Sdk/1.x/only_then`);
    await page.getByRole('link', { name: 'All results' }).click();
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.locator('main li a[href*="/docs/Sdk"]')).toHaveAttribute(
      'href',
      /only_then$/,
    );
    await search(page, NOW, 'only');
    await expect(results(page)).toHaveAttribute('href', `${BASE}/docs/Sdk/only_now`);
  });

  test('finds the pages of the preferred version on pages outside the area', async ({ page }) => {
    await seedStorage(page, { [KEY]: '1.x' });
    await search(page, `${BASE}/docs/Webhooks/about`, 'only');
    await expect(results(page)).toHaveAttribute('href', `${BASE}/docs/Sdk/1.x/only_then`);
  });
});

test.describe('preferred docs version', () => {
  test('is remembered when a reader selects one, not by a visit', async ({ page }) => {
    await openReady(page, THEN);
    expect(await stored(page, KEY)).toBeNull();
    await openReady(page, NOW);
    await versions(page).getByRole('link', { name: '1.x' }).click();
    await expect(page).toHaveURL(THEN);
    expect(await stored(page, KEY)).toBe('1.x');
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL(NOW);
    expect(await stored(page, KEY)).toBe('current');
  });

  test('opens links from other areas in the selected version', async ({ page }) => {
    await seedStorage(page, { [KEY]: '1.x' });
    await openReady(page, `${BASE}/docs/Webhooks/about`);
    await page.locator('main').getByRole('link', { name: 'the SDK' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/1.x`);
  });

  test('opens the home card and the link in the sidebar in the selected version', async ({
    page,
  }) => {
    await seedStorage(page, { [KEY]: '1.x' });
    await openReady(page, BASE);
    const card = page.getByRole('link', { name: 'Storefront SDK' });
    await expect(card).toHaveAttribute('href', `${BASE}/docs/Sdk/1.x`);
    await page.locator('main').getByRole('link', { name: 'Webhooks' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Webhooks`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'SDK' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/1.x`);
  });

  test('opens the current version if none was selected', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Webhooks/about`);
    await page.locator('main').getByRole('link', { name: 'the SDK' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk`);
  });

  for (const name of ['0.9', 'toString', '', '<b>']) {
    test(`is deleted if there is no version "${name}"`, async ({ page }) => {
      await seedStorage(page, { [KEY]: name });
      await openReady(page, `${BASE}/docs/Webhooks/about`);
      await expect.poll(() => stored(page, KEY)).toBeNull();
      const link = page.locator('main').getByRole('link', { name: 'the SDK' });
      await expect(link).toHaveAttribute('href', `${BASE}/docs/Sdk`);
    });
  }

  test('of one area does not change that of another area', async ({ page }) => {
    await seedStorage(page, { [KEY]: '1.x', 'docs-preferred-version-Webhooks': '2.x' });
    await openReady(page, `${BASE}/docs/Webhooks/about`);
    await expect.poll(() => stored(page, 'docs-preferred-version-Webhooks')).toBeNull();
    expect(await stored(page, KEY)).toBe('1.x');
  });
});
