import type { Locator, Page } from '@playwright/test';
import { EVERYTHING, GUIDE, METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

/** Width of a sheet of A4 between its margins. */
test.use({ viewport: { width: 718, height: 1000 } });

/** Opens a page as it is printed. */
async function openForPrint(page: Page, path: string) {
  await openReady(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** Returns the text that the style sheet adds after each link. */
function addedTexts(links: Locator): Promise<string[]> {
  return links.evaluateAll((list) =>
    list.map((link) => getComputedStyle(link, '::after').content.replaceAll('"', '')),
  );
}

test('prints only the article, with wrapped code and without controls', async ({ page }) => {
  await openForPrint(page, METHOD);
  const visible = page.locator('body > header, body > footer, nav, button').filter({
    visible: true,
  });
  await expect(visible).toHaveCount(0);
  const widths = await page
    .locator('pre')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

test('prints every tab below its name, and closed details', async ({ page }) => {
  await openForPrint(page, EVERYTHING);
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const name = await panel.getAttribute('aria-label');
    const printed = await panel.evaluate(
      (element) => getComputedStyle(element, '::before').content,
    );
    expect(printed).toBe(`"${name}"`);
  }
  const text = page.locator('main details:not([data-toc]) > div').first();
  expect((await text.boundingBox())?.height).toBeGreaterThan(0);
});

test('prints no buttons, and no addresses on cards and in tables', async ({ page }) => {
  for (const path of ['/', '/docs', METHOD]) {
    await openForPrint(page, path);
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
    const added = await addedTexts(page.locator('main :is(li[class] > a, table a)'));
    expect(added.filter((text) => text.includes('('))).toEqual([]);
  }
  await openForPrint(page, '/docs/Api/reviews/createReview');
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
});

test('prints absolute addresses after links in prose, and nothing inside code samples', async ({
  page,
}) => {
  await openForPrint(page, GUIDE);
  const inProse = page
    .locator('main :is(p, li):not([class]) > a[href^="/docs"]')
    .filter({ visible: true });
  const addresses = await addedTexts(inProse);
  expect(addresses.length).toBeGreaterThan(0);
  for (const [index, address] of addresses.entries()) {
    const path = await inProse.nth(index).getAttribute('href');
    expect(address).toBe(` (https://docs.laurel.example${path})`);
  }
  const inCode = await addedTexts(page.locator('main pre a'));
  expect(inCode.length).toBeGreaterThan(0);
  expect(inCode.filter((text) => text !== 'none')).toEqual([]);
});

test('prints absolute addresses on pages that are rendered on request', async ({ page }) => {
  await openForPrint(page, '/search?q=points');
  const results = page.locator('main li:not([class]) > a[href^="/docs"]').filter({ visible: true });
  const [address] = await addedTexts(results);
  expect(address).toBe(
    ` (https://docs.laurel.example${await results.first().getAttribute('href')})`,
  );
});
