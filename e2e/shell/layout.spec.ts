import type { Locator, Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { colorModeButton } from '../support/color-mode';
import { content, docsPages, kinds, METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { settle } from '../support/settle';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const INIT = '/docs/Sdk/reference/core/functions/init';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const navbarLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Private API' });

test.describe('996 px switch', () => {
  for (const [width, isDesktop] of [
    [995, false],
    [996, true],
  ] as const) {
    test(`${width} px is ${isDesktop ? 'a desktop' : 'a phone'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openReady(page, METHOD);
      await expect(sidebar(page)).toBeVisible({ visible: isDesktop });
      await expect(navbarLink(page)).toBeVisible({ visible: isDesktop });
      await expect(menuButton(page)).toBeVisible({ visible: !isDesktop });
    });
  }

  test('an open menu closes at 996 px and not before', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openReady(page, METHOD);
    await menuButton(page).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    // Gives the menu time to close, which it must not do.
    await settle(page);
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu).toHaveCount(0);
  });
});

test.describe('the grid', () => {
  for (const width of share([1100, 1440, 1920, 2560], 0, 2)) {
    test(`has the same edges in navbar, sidebar, article and footer at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, METHOD);
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(edgeOf, 'left' as const);
      const right = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(edgeOf, 'right' as const);
      expect(await left('header a[href="/"]')).toBe(await left('nav[aria-label="Docs sidebar"] a'));
      expect(await left('header a[href="/"]')).toBe(await left('body > footer :is(h2, a)'));
      expect(await left('header nav a')).toBe(await left('main h1'));
      expect(await left('main h1')).toBe(await left('main figure.code'));
      const end = width < 1280 ? 'main figure.code' : 'main [data-toc]';
      expect(await right('header button[aria-label^="Switch color mode"] > .icon:visible')).toBe(
        await right(end),
      );
    });
  }

  for (const width of share([1100, 1440, 1920], 1, 3)) {
    test(`has the same edges in navbar, sidebar and text of the API reference at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, '/api');
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(edgeOf, 'left' as const);
      const brand = await left('header a[href="/"]');
      expect(await left('label:has(+ input[type="search"])')).toBe(brand);
      expect(await left('nav[aria-label="Endpoints"] a')).toBe(brand);
      expect(await left('header nav a')).toBe(await left('main h1'));
    });
  }

  /** The edge of what a reader sees: of the text in a link. */
  function edgeOf(element: Element, side: 'left' | 'right'): number {
    const style = getComputedStyle(element);
    const padding = Number.parseFloat(side === 'left' ? style.paddingLeft : style.paddingRight);
    const edge = element.getBoundingClientRect()[side];
    return Math.round(side === 'left' ? edge + padding : edge - padding);
  }

  test('field tables on phones show name and type on one line and do not scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openReady(page, kinds.object ?? '');
    const table = page.locator('main [data-look="fields"]').first();
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    const [name, type, meaning] = await boxesOf(table, 'td:first-child > code, td + td');
    expect(type?.top).toBeLessThan(name?.bottom ?? 0);
    expect(meaning?.top).toBeGreaterThanOrEqual(type?.bottom ?? 0);
    expect(meaning?.left).toBe(name?.left);
    // The note of a field follows its type.
    await openReady(page, METHOD);
    const optional = page.locator('main [data-look="fields"] tr:has(em)').first();
    const [code, note, ...others] = await boxesOf(optional, 'td:first-child > *, td + td');
    expect(others[0]?.top).toBeLessThan(code?.bottom ?? 0);
    expect(note?.top).toBeGreaterThanOrEqual(others[0]?.bottom ?? 0);
    expect(others[1]?.top).toBeGreaterThanOrEqual(note?.bottom ?? 0);
  });

  /** The boxes of the parts of the first row, in the order of the document. */
  function boxesOf(table: Locator, parts: string) {
    return table
      .locator('tr:scope, tbody tr')
      .first()
      .locator(parts)
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return { left, top, bottom };
        }),
      );
  }

  for (const path of share(['/docs', '/docs/Api/guides/troubleshooting', INIT], 2, 3)) {
    test(`tables on phones do not scroll on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await openReady(page, path);
      const tables = page.locator('main [role="group"]:has(> table)');
      expect(await tables.count()).toBeGreaterThan(0);
      const overflows = await tables.evaluateAll((boxes) =>
        boxes.map((box) => box.scrollWidth - box.clientWidth),
      );
      expect(Math.max(...overflows)).toBe(0);
    });
  }

  test('cells of tables on phones name their column', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openReady(page, '/docs/Api/guides/troubleshooting');
    const labels = await page
      .locator('main tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['none', '"Cause: "', '"Fix: "']);
  });

  test('no line of wrapped breadcrumbs starts with a slash', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openReady(page, METHOD);
    const slashes = await page
      .locator('nav[aria-label="Breadcrumbs"] li')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
    expect(slashes.length).toBeGreaterThan(3);
    expect(new Set(slashes)).toEqual(new Set(['none']));
  });
});

test.describe('viewport', () => {
  test('has the width of the device and scale 1, on every kind of page', async ({ request }) => {
    for (const path of ['/', '/docs', METHOD, '/api', '/markdown-page', '/nope']) {
      const html = await (await request.get(path)).text();
      const [, viewport = ''] = /<meta name="viewport" content="([^"]*)"/.exec(html) ?? [];
      const parts = viewport.split(',').map((part) => part.trim());
      expect(parts, path).toEqual(['width=device-width', 'initial-scale=1']);
    }
  });
});

test.describe('table of contents', () => {
  test('shows headings of the levels 2 and 3', async ({ request }) => {
    for (const path of share(docsPages, 0, 12)) {
      const page = content.pages.get(path.replace(/^\/docs\/?/, ''));
      if (!page?.file || page.frontMatter.hide_table_of_contents) continue;
      const expected = page.markdown.headings
        .filter(({ depth }) => depth === 2 || depth === 3)
        .map(({ id }) => `#${id}`);
      if (page.frontMatter.toc_max_heading_level !== 3) continue;
      const html = await (await request.get(path)).text();
      const [list = ''] = /<details[^>]*data-toc.*?<\/details>/s.exec(html) ?? [];
      const shown = [...list.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href);
      expect(shown, path).toEqual(expected);
    }
  });
});

test.describe('blocked storage', () => {
  test.use({ expectedMessages: [STORAGE_WARNING] });

  test('causes one warning while a reader uses a page', async ({ page, messages }) => {
    await blockStorage(page);
    await openReady(page, METHOD);
    await colorModeButton(page).click();
    await page.getByRole('tab', { name: 'React' }).first().click();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Enable single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle sidebar', expanded: true }).click();
    await page.getByRole('tab', { name: 'Plain script' }).first().click();
    expect(messages).toHaveLength(1);
  });
});
