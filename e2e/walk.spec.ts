import { allPages } from './support/pages';
import { layoutShift } from './support/stillness';
import { expect, hydrated, test } from './support/test';

test.describe.configure({ timeout: 900_000 });

for (const width of [1440, 375]) {
  test(`all pages stay silent and still at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts: string[] = [];
    for (const path of allPages) {
      await page.goto(path);
      await hydrated(page);
      const score = await layoutShift(page);
      if (score > 0) shifts.push(`${path}: ${score}`);
    }
    // The console, errors and other hosts are watched for every test.
    expect(shifts).toEqual([]);
  });
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of allPages) {
    await page.goto(path);
    await hydrated(page);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    if (width > 320) wide.push(`${path}: ${width} px`);
  }
  expect(wide).toEqual([]);
});
