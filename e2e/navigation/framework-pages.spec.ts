import { collectLoads } from '../support/network';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

/** `/search` and `/api` run the framework's scripts, and pages that are opened from them do too. */
test.describe('a docs page that the router of the framework opens', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await openReady(page, '/search?q=createWishlistItem');
    await page.locator(`main a[href="${METHOD}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
  });

  test('has its features', async ({ page }) => {
    const loads = collectLoads(page);
    const tab = page.getByRole('tab', { name: 'React', exact: true }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const block = page.locator('figure.code').first();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.getByRole('button', { name: 'Expand Core concepts' }).click();
    await expect(page.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
    expect(loads).toEqual([]);
  });

  test('keeps the state of the sidebar on the next page, and the choice of a tab', async ({
    page,
  }) => {
    const loads = collectLoads(page);
    await page.getByRole('button', { name: 'Expand Core concepts' }).click();
    await expect(page.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
    await page.getByRole('tab', { name: 'React', exact: true }).first().click();
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(NEXT_METHOD);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('deleteWishlistItem');
    await expect(sidebar.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
    const tab = page.getByRole('tab', { name: 'React', exact: true }).first();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(METHOD);
    await expect(sidebar.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
    expect(loads).toEqual([]);
  });

  test('shows its response below a button that runs a request', async ({ page }) => {
    await openReady(page, '/search?q=Redeem+points');
    await page.locator('main a[href="/docs/Api/rewards/redeem"]').first().click();
    await expect(page).toHaveURL('/docs/Api/rewards/redeem');
    await page.locator('.run-button').first().click();
    await expect(
      page.getByRole('region', { name: 'Console' }).locator('[data-status]'),
    ).toHaveCount(1);
    await page.locator('main a[rel="next"]').click();
    await expect(page.getByRole('region', { name: 'Console' })).toHaveCount(0);
  });
});
