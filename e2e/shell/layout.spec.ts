import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/docs/source';
import { colorModeButton } from '../support/color-mode';
import { docsPages, METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { settle } from '../support/settle';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
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

test.describe('viewport', () => {
  test('has the width of the device and scale 1, on every kind of page', async ({ request }) => {
    for (const path of ['/', '/docs', METHOD, '/api', '/markdown-page', '/nope']) {
      const html = await (await request.get(path)).text();
      const [, content = ''] = /<meta name="viewport" content="([^"]*)"/.exec(html) ?? [];
      const parts = content.split(',').map((part) => part.trim());
      expect(parts, path).toEqual(['width=device-width', 'initial-scale=1']);
    }
  });
});

test.describe('table of contents', () => {
  test('shows headings of the levels 2 and 3, on every page', async ({ request }) => {
    const { pages } = loadContent({ root: '.', locale: 'en', drafts: false });
    for (const path of docsPages) {
      const page = pages.get(path.replace(/^\/docs\/?/, ''));
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

  test('causes one warning while a reader uses the site', async ({ page, messages }) => {
    await blockStorage(page);
    await openReady(page, METHOD);
    await colorModeButton(page).click();
    await page.getByRole('tab', { name: 'React' }).first().click();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Enable single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    await page.getByRole('tab', { name: 'Plain script' }).first().click();
    expect(messages).toHaveLength(1);
  });
});
