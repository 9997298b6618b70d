import { openReady } from '../support/ready';
import { expect, test } from '../support/test';
import { BASE } from '../variant/environment';

test.use({ viewport: { width: 600, height: 240 } });

test.describe('navbar hide on scroll, switched on', () => {
  test('hides when a reader scrolls down and shows when they scroll up', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Sdk/guides/colors`);
    const navbar = page.locator('header').first();
    await page.mouse.move(300, 150);
    await page.mouse.wheel(0, 250);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(navbar).toBeInViewport();
  });

  test('shows when it gets the focus', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Sdk/guides/colors`);
    const navbar = page.locator('header').first();
    await page.mouse.move(300, 150);
    await page.mouse.wheel(0, 250);
    await expect(navbar).not.toBeInViewport();
    await navbar.getByRole('button', { name: 'Open menu' }).focus();
    await expect(navbar).toBeInViewport();
  });
});
