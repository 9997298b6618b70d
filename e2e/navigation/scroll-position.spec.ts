import type { Page } from '@playwright/test';
import { openReady } from '../support/ready';
import { options } from '../support/search';
import { expect, open, test } from '../support/test';

const FROM = '/docs/Sdk/custom_storefront';
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollBy = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test('Back from a search result with a fragment shows the page where it was', async ({ page }) => {
  await openReady(page, '/docs/Webhooks/about');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('redeemReward related pages');
  const result = options(page).and(page.locator('[href*="#"]')).first();
  await result.click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/Webhooks/about');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('Back and Forward restore the position, also on a page with a fragment', async ({ page }) => {
  await open(page, FROM);
  await page.locator('html[data-ready]').waitFor();
  const link = page.locator('main a[href*="/docs/"][href*="#"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(target);
  await expect.poll(() => scrollTop(page)).not.toBe(before);
  const there = await scrollTop(page);
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(target);
  await expect.poll(() => scrollTop(page)).toBe(there);
  await scrollBy(page, 0);
  await page.reload();
  await expect(page).toHaveURL(target);
});
