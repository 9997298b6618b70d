import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';

const WIDTH = 1280;

test.use({
  viewport: { width: WIDTH, height: 800 },
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-features=OverlayScrollbar'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  },
});

for (const mode of share(['light', 'dark'], 1, 2)) {
  test(`the search dialog dims the place of the scrollbar, ${mode}`, async ({ page }) => {
    await seedStorage(page, { theme: mode });
    await openReady(page, METHOD);
    const contentWidth = () => page.evaluate(() => document.body.clientWidth);
    const width = await contentWidth();
    expect(width).toBeLessThan(WIDTH);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await contentWidth()).toBe(width);
    const gutter = await colorAt(page, WIDTH - 4);
    for (const [at, value] of (await colorAt(page, width - 4)).entries())
      expect(Math.abs(value - (gutter[at] ?? 0))).toBeLessThanOrEqual(1);
  });
}

/** Red, green and blue of a pixel near the bottom of the window. */
async function colorAt(page: Page, x: number): Promise<number[]> {
  const image = await page.screenshot({ clip: { x, y: 780, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [...image],
  );
}
