import { findings } from '../support/axe';
import { METHOD } from '../support/pages';
import { expect, test } from '../support/test';
import { CRASHES, crash, preparedCrash } from './support/crash';
import { stubConnection } from './support/network';
import { openReady } from './support/ready';
import { seedStorage } from './support/storage';

for (const mode of ['light', 'dark']) {
  test.describe(`accessibility with every overlay open, ${mode}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await seedStorage(page, { theme: mode });
      // Looking takes seconds; files that were fetched ahead by then and not used are worth a message to the browser.
      await stubConnection(page, { saveData: true });
    });

    test('language menu', async ({ page }) => {
      await openReady(page, METHOD);
      await page.getByRole('button', { name: /^Language/ }).click();
      await expect(page.locator('#language-menu')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('keyboard help', async ({ page }) => {
      await openReady(page, METHOD);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('collapsed sidebar', async ({ page }) => {
      await openReady(page, METHOD);
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 800 } });

      test('both panels of the mobile menu', async ({ page }) => {
        await openReady(page, METHOD);
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog');
        await expect(menu.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await menu.getByRole('button', { name: 'Back to main menu' }).click();
        await menu.getByText('Language').click();
        await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test('keyboard help', async ({ page }) => {
        await openReady(page, METHOD);
        await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });

    test.describe('after a crash', () => {
      // Files of the page that crashed were fetched and not used.
      test.use({ expectedMessages: [new RegExp(`${CRASHES.source}|preloaded using link`)] });

      for (const part of ['page', 'frame'] as const) {
        test(`of the ${part}`, async ({ page }) => {
          await preparedCrash(page);
          await openReady(page, '/');
          await crash(page, part);
          await page.locator('header a[href="/docs"]').click();
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  });
}
