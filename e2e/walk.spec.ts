import type { Page } from '@playwright/test';
import { allPages } from './support/pages';
import { layoutShift } from './support/stillness';
import { expect, open, test } from './support/test';

test.describe.configure({ timeout: 900_000 });

/** Opens a page; what has moved in it by then, as a line, or none. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const score = await layoutShift(page);
  return score > 0 ? [`${path}: ${score}`] : [];
}

test('all pages stay silent and still on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const shifts: string[] = [];
  for (const path of allPages) shifts.push(...(await shiftsOf(page, path)));
  // The console, errors and other hosts are watched for every test.
  expect(shifts).toEqual([]);
});

test('all pages do so on a phone, and none scrolls sideways on the smallest', async ({ page }) => {
  const shifts: string[] = [];
  const wide: string[] = [];
  for (const path of allPages) {
    await page.setViewportSize({ width: 375, height: 800 });
    shifts.push(...(await shiftsOf(page, path)));
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    if (width > 320) wide.push(`${path}: ${width} px`);
  }
  expect(shifts).toEqual([]);
  expect(wide).toEqual([]);
});
