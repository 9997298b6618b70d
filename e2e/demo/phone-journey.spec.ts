import type { Page } from '@playwright/test';
import { slowDown } from '../support/network';
import { expect, test } from '../support/test';

const state = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

test.use({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true });

test('a new customer goes through the shop on a slow connection', async ({ page }, testInfo) => {
  test.slow();
  const shoot = async (name: string) => {
    const path = testInfo.outputPath(`${testInfo.attachments.length} ${name}.png`);
    await page.screenshot({ path });
    await testInfo.attach(name, { path, contentType: 'image/png' });
  };
  await slowDown(page);
  await page.goto('/demo');
  await shoot('home');
  await page.getByRole('link', { name: 'See all products' }).tap();
  const card = page.getByRole('listitem').filter({ hasText: 'Oak board' });
  await card.getByRole('button').tap();
  await shoot('a heart, at once');
  await expect(card.getByRole('button')).toHaveAccessibleName(/Remove/);
  await shoot('a heart');
  await card.getByRole('link', { name: 'Oak board' }).tap();
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await shoot('product');
  await expect(state(page)).toContainText('as a guest');
  await page.getByRole('button', { name: 'Write a review' }).tap();
  await expect(page.getByRole('dialog').getByLabel('Your review')).toBeVisible();
  await shoot('review');
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('link', { name: 'Cart' }).first().tap();
  await page.getByRole('button', { name: 'Check out' }).tap();
  await expect(page.getByText('before you check out')).toBeVisible();
  await shoot('cart of a guest');
  await page.getByRole('link', { name: 'Account', exact: true }).tap();
  await page.getByRole('button', { name: /^Noah/ }).tap();
  await shoot('sign-in, at once');
  await expect(state(page)).toContainText('as Noah Falk');
  await shoot('account');
  await page.getByRole('link', { name: 'Cart' }).first().tap();
  await page.getByRole('button', { name: 'Use your points' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Choose your discount');
  await shoot('points');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check out' }).tap();
  await expect(page.getByText('The order of €42.50 is paid')).toBeVisible();
  await shoot('ordered');
});
