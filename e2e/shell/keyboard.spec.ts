import { share } from '../../lib/tools/testing/runner/test-all';
import { colorModeButton } from '../support/color-mode';
import { describeStop, tabTo } from '../support/keyboard';
import { EVERYTHING, GUIDE, METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

test('the first stop is the skip link, which skips the navigation', async ({ page }) => {
  await open(page, METHOD);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('links in the navbar open both parts of the site', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, main.getByRole('link', { name: 'Docs', exact: true }));
  await tabTo(page, main.getByRole('link', { name: 'Private API' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api');
});

test('the color mode is switched by Enter and Space', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, colorModeButton(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('a folder of the sidebar opens and closes, and its links open pages', async ({ page }) => {
  await open(page, METHOD);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await tabTo(
    page,
    sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: false }),
  );
  await page.keyboard.press('Enter');
  const target = sidebar.getByRole('link', { name: 'Event lifecycle' });
  await expect(target).toBeVisible();
  await page.keyboard.press('Space');
  await expect(target).toBeHidden();
  await page.keyboard.press('Space');
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/Sdk/core_concepts/event_lifecycle');
  await expect(page.getByRole('heading', { level: 1, name: 'Event lifecycle' })).toBeVisible();
});

test('after a navigation the next Tab begins at the top of the new page', async ({ page }) => {
  await open(page, METHOD);
  await tabTo(page, page.getByRole('link', { name: /^Next/ }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(METHOD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('tabs are one tab stop; arrow keys, Home and End select a tab', async ({ page }) => {
  await open(page, METHOD);
  const [script, react] = [
    page.getByRole('tab', { name: 'Plain script' }).first(),
    page.getByRole('tab', { name: 'React' }).first(),
  ];
  await tabTo(page, script);
  for (const [key, chosen, other] of [
    ['ArrowRight', react, script],
    ['ArrowRight', script, react],
    ['ArrowLeft', react, script],
    ['Home', script, react],
    ['End', react, script],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('tabindex', '-1');
    const panel = page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(script).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code is copied', async ({ page }) => {
    await open(page, METHOD);
    const block = page.locator('figure.code').first();
    await tabTo(page, block.getByRole('button', { name: 'Copy code to clipboard' }));
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', { name: 'Copied' })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('pre').textContent());
  });
});

test('a link in the table of contents moves to its heading', async ({ page }) => {
  await open(page, METHOD);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await tabTo(page, contents.getByRole('link').last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('details open and close', async ({ page }) => {
  await open(page, EVERYTHING);
  const details = page.locator('main details:not([data-toc])').first();
  await tabTo(page, details.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(details).not.toHaveAttribute('open');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu opens, traps the focus, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await open(page, METHOD);
    const button = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the focus may be in the browser's own controls.
      const place = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'browser';
        return element.closest('dialog') ? 'menu' : element.outerHTML.slice(0, 80);
      });
      expect(['menu', 'browser']).toContain(place);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(METHOD);
  });

  test('the menu opens a page', async ({ page }) => {
    await open(page, METHOD);
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await tabTo(page, menu.getByRole('link', { name: 'React SDK' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/Sdk/react_sdk');
    await expect(menu).toBeHidden();
  });
});

const WIDTHS = [375, 1440];
for (const [way, width] of WIDTHS.entries()) {
  const paths = ['/', '/docs', METHOD, GUIDE, '/docs/Sdk/modules', EVERYTHING, '/api'];
  for (const path of share(paths, way, WIDTHS.length * 2)) {
    test(`every focused element on ${path} is visible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const problems: string[] = [];
      let stops = 0;
      for (let hasMore = true; hasMore; stops++) {
        await page.keyboard.press('Tab');
        const stop = await describeStop(page);
        if (stop.problem) problems.push(stop.problem);
        hasMore = stop.isNew;
      }
      expect(stops).toBeGreaterThan(5);
      expect(problems).toEqual([]);
    });
  }
}
