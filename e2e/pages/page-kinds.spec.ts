import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { setFontSize } from '../support/font-size';
import { layoutShift } from '../support/layout-shift';
import { looks } from '../support/looks';
import { EVERYTHING, kinds } from '../support/pages';
import { seedStorage } from '../support/storage';
import { expect, NOT_FOUND_MESSAGE, open, test } from '../support/test';

for (const [way, { mode, width }] of looks.entries()) {
  test.describe(`${mode}, ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      expectedMessages: [NOT_FOUND_MESSAGE],
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.beforeEach(({ page }) => seedStorage(page, { theme: mode }));

    for (const [kind, path] of share(Object.entries(kinds), way + 2, looks.length * 2)) {
      test(`a page of the kind "${kind}" loads without layout shifts and is accessible`, async ({
        page,
      }) => {
        await open(page, path);
        expect(await layoutShift(page)).toBe(0);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const heading = page.getByRole('heading', { level: 1 });
        if (kind === 'not found') await expect(heading).toHaveText('Page not found');
        else await expect(heading).not.toHaveText('Page not found');
        expect(await violationsOf(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        // The page is laid out again for the new width at its next frame.
        await expect
          .poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth))
          .toBe(320);
      });
    }

    test('open details and a second tab are accessible', async ({ page }) => {
      await open(page, EVERYTHING);
      await page.locator('main details:not([data-toc]) > summary').first().click();
      const tab = page.getByRole('tab').last();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

const WIDTHS = [375, 1440];
for (const [way, width] of WIDTHS.entries()) {
  test.describe(`a font of 24 px, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedMessages: [NOT_FOUND_MESSAGE] });

    for (const [kind, path] of share(Object.entries(kinds), way, WIDTHS.length * 2)) {
      test(`a page of the kind "${kind}" loads without layout shifts`, async ({ page }) => {
        await setFontSize(page, 24);
        await open(page, path);
        await expect(page.locator('html')).toHaveCSS('font-size', '24px');
        expect(await layoutShift(page)).toBe(0);
      });
    }
  });
}
