import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { CRASHES, openCrashing } from '../support/crash';
import { looks } from '../support/looks';
import { stubConnection } from '../support/network';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';

for (const [way, { mode, width }] of looks.entries()) {
  test.describe(`everything that opens is accessible, ${mode}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await seedStorage(page, { theme: mode });
      // axe takes seconds. By then the browser would warn of prefetched files that are not used.
      await stubConnection(page, { saveData: true });
    });

    const isWide = width > 996;
    if (isWide)
      test('on a wide screen', async ({ page }) => {
        await openReady(page, METHOD);
        await test.step('language menu', async () => {
          await page.getByRole('button', { name: /^Language/ }).click();
          await expect(page.locator('#language-menu')).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
        });
        await test.step('keyboard help', async () => {
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
        });
        await test.step('hint of a name in code', async () => {
          await page.locator('figure.code pre a:visible').first().hover();
          await expect(page.getByRole('tooltip')).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
        });
        await test.step('collapsed sidebar', async () => {
          await page.getByRole('button', { name: 'Toggle sidebar', expanded: true }).click();
          await expect(
            page.getByRole('button', { name: 'Toggle sidebar', expanded: false }),
          ).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
        });
      });

    if (!isWide)
      test('on a phone', async ({ page }) => {
        await openReady(page, METHOD);
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await test.step('both panels of the menu', async () => {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(menu.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          await menu.getByRole('button', { name: 'Back to main menu' }).click();
          await menu.getByText('Language').click();
          await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(menu).toHaveCount(0);
        });
        await test.step('table of contents', async () => {
          await page.locator('details[data-toc] > summary').click();
          expect(await violationsOf(page)).toEqual([]);
        });
        await test.step('keyboard help', async () => {
          await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
        });
      });

    test.describe('after a crash', () => {
      // Files of the page that crashed were fetched and not used.
      test.use({ expectedMessages: [new RegExp(`${CRASHES.source}|preloaded using link`)] });

      for (const part of share(['page', 'frame'] as const, way, looks.length)) {
        test(`of the ${part}`, async ({ page }) => {
          await openCrashing(page, part);
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
        });
      }
    });
  });
}
