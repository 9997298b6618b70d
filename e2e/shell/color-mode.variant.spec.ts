import { colorModeButton } from '../support/color-mode';
import { seedStorage, stored } from '../support/storage';
import { expect, open, test } from '../support/test';
import { BASE } from '../variant/environment';

test.describe('color mode that does not respect the system', () => {
  test('toggles only light and dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `${BASE}/docs`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    for (const choice of ['dark', 'light', 'dark', 'light']) {
      await colorModeButton(page).click();
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(html).toHaveAttribute('data-theme', choice);
      expect(await stored(page, 'theme')).toBe(choice);
    }
  });

  test('ignores a stored "system"', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await seedStorage(page, { theme: 'system' });
    await open(page, `${BASE}/docs`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await colorModeButton(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });
});
