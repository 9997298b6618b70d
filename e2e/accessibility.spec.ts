import type { Page } from '@playwright/test';
import { openReady } from './shell/support/ready';
import { findings } from './support/axe';
import { looks } from './support/looks';
import { EVERYTHING, kinds, METHOD } from './support/pages';
import { expect, NOT_FOUND_MESSAGE, open, test } from './support/test';

const MODES = ['light', 'dark'] as const;

function useMode(page: Page, mode: string) {
  return page.addInitScript((value) => localStorage.setItem('theme', value), mode);
}

for (const { mode, width } of looks) {
  test.describe(`${mode}, ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      expectedMessages: [NOT_FOUND_MESSAGE],
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.beforeEach(({ page }) => useMode(page, mode));

    for (const [kind, path] of Object.entries(kinds)) {
      test(`a page of the kind "${kind}" has no findings`, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const heading = page.getByRole('heading', { level: 1 });
        if (kind === 'not found') await expect(heading).toHaveText('Page not found');
        else await expect(heading).not.toHaveText('Page not found');
        expect(await findings(page)).toEqual([]);
      });
    }

    test('details that are open and another tab have no findings', async ({ page }) => {
      await open(page, EVERYTHING);
      await page.locator('main details > summary').first().click();
      const tab = page.getByRole('tab').last();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await findings(page)).toEqual([]);
    });
  });
}

for (const mode of MODES) {
  test.describe(`open menus, ${mode}`, () => {
    test.beforeEach(({ page }) => useMode(page, mode));

    test('the language menu has no findings', async ({ page }) => {
      await open(page, METHOD);
      await page.getByRole('button', { name: /^Language/ }).click();
      await expect(page.locator('#language-menu')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('the hint on a name in code has no findings', async ({ page }) => {
      await openReady(page, METHOD);
      await page.locator('figure.code pre a:visible').first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 800 } });

      test('both panels of the mobile menu have no findings', async ({ page }) => {
        await open(page, METHOD);
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog');
        await expect(menu.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await menu.getByRole('button', { name: 'Back to main menu' }).click();
        await menu.locator('details > summary').click();
        await expect(menu.getByRole('link', { name: 'Private API' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test('the contents list, unfolded, has no findings', async ({ page }) => {
        await open(page, METHOD);
        await page.locator('details[data-contents] > summary').click();
        expect(await findings(page)).toEqual([]);
      });
    });
  });
}
