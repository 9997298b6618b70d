import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

test.describe('navbar hide on scroll', () => {
  test('is off: the navbar stays while the reader scrolls down', async ({ page }) => {
    await openReady(page, METHOD);
    await page.mouse.move(700, 500);
    for (let turn = 1; turn <= 5; turn++) {
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(turn * 200);
      await expect(page.locator('header').first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-navbar-hidden');
  });
});
