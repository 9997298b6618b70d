import type { Page } from '@playwright/test';
import { EVERYTHING, METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contentsOf(page).locator('[aria-current]');

test('marks the heading that is being read', async ({ page }) => {
  await open(page, METHOD);
  const links = contentsOf(page).getByRole('link');
  const ids = await links.evaluateAll((list) =>
    list.map((link) => (link as HTMLAnchorElement).hash),
  );
  expect(ids.length).toBeGreaterThan(3);
  for (const [index, id] of ids.entries()) {
    await page.locator(id).evaluate((heading) => {
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      scrollTo({
        top: scrollY + heading.getBoundingClientRect().top - edge - 4,
        behavior: 'instant',
      });
    });
    await expect(current(page)).toHaveCount(1);
    const isAtTop = await page
      .locator(id)
      .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
    // Near the end of the page a heading can't come up to the top.
    if (isAtTop) await expect(links.nth(index)).toHaveAttribute('aria-current', 'location');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(links.last()).not.toHaveAttribute('aria-current');
});

test('marks the section that the address leads to before any interaction', async ({ page }) => {
  for (const [path, section] of [
    [`${METHOD}#errors`, '#errors'],
    // A code in a section, whose heading has no entry.
    ['/docs/Api/errors#NOT_ENOUGH_POINTS', '#sdk-single'],
  ] as const) {
    await page.goto(path);
    await expect(current(page)).toHaveCount(1);
    await expect(current(page)).toHaveAttribute('href', section);
  }
});

test('scrolls a heading below the navbar', async ({ page }) => {
  await open(page, METHOD);
  const link = contentsOf(page).getByRole('link').nth(2);
  const id = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(METHOD + id);
  await expect(link).toHaveAttribute('aria-current', 'location');
  const { heading, edge } = await page.evaluate((selector) => {
    const top = (element: Element | null) => element?.getBoundingClientRect();
    return {
      heading: top(document.querySelector(selector))?.top ?? 0,
      edge: top(document.querySelector('header'))?.bottom ?? 0,
    };
  }, id);
  expect(heading).toBeGreaterThanOrEqual(edge);
});

test('stays visible beside the text on a wide screen', async ({ page }) => {
  await open(page, METHOD);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(contentsOf(page)).toBeInViewport();
});

test('truncates long names and has them in a title', async ({ page }) => {
  await open(page, '/docs/Sdk/modules/rewards');
  const names = await contentsOf(page)
    .getByRole('link')
    .filter({ hasText: /^\S+$/ })
    .evaluateAll((links: HTMLElement[]) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return {
          lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
          isUnexplained: link.scrollWidth > link.clientWidth && link.title === '',
        };
      }),
    );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter(({ lines, isUnexplained }) => lines > 1 || isUnexplained)).toEqual([]);
  const long = contentsOf(page).getByRole('link', { name: 'getRewardsProgramAccount' });
  await expect(long).toHaveAttribute('title', 'getRewardsProgramAccount');
});

test('is on the landing page and on pages outside the documentation', async ({ page }) => {
  for (const path of ['/docs', EVERYTHING]) {
    await open(page, path);
    expect(await contentsOf(page).getByRole('link').count()).toBeGreaterThan(1);
  }
});

test('is collapsed at the top of the article below 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await open(page, METHOD);
  const details = page.locator('details[data-toc]');
  await expect(details).not.toHaveAttribute('open');
  await expect(contentsOf(page)).toBeHidden();
  await details.locator('summary').click();
  await expect(contentsOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(contentsOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(contentsOf(page)).toBeHidden();
});

test('is open at 1280 px without a click, and without script', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(METHOD);
    await expect(contentsOf(page)).toBeVisible();
    // It would be a tab stop that does nothing.
    await expect(page.locator('details[data-toc] > summary')).toBeHidden();
    await context.close();
  }
});
