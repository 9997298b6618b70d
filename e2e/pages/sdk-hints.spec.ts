import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { holdResponses } from '../support/network';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

const HINTS = '**/sdk-hints.json';

/** The first use of a name in the samples of the page. */
function nameInCode(page: Page, name: string) {
  return page.locator('figure.code pre a:visible', { hasText: new RegExp(`^${name}$`) }).first();
}

test.describe('names of the SDK in code', () => {
  test('link to the page that describes them', async ({ page }) => {
    await openReady(page, METHOD);
    await nameInCode(page, 'METHOD_STATUSES').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('METHOD_STATUSES');
    await expect(page).toHaveURL('/docs/Sdk/reference/core/enumerations/METHOD_STATUSES');
  });

  test('show a hint while the pointer is on them or on the hint', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/sdk-hints.json')) requested.push(request.url());
    });
    await page.clock.install();
    await openReady(page, METHOD);
    expect(requested).toEqual([]);
    const name = nameInCode(page, 'METHOD_STATUSES');
    const hint = page.getByRole('tooltip');
    await name.hover();
    await expect(hint).toContainText("enum METHOD_STATUSES {\n  SUCCESS = 'success'");
    await expect(name).toHaveAccessibleDescription(/^enum METHOD_STATUSES/);
    await hint.hover();
    await page.clock.runFor(5_000);
    await expect(hint).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(hint).toBeHidden();
    await name.hover();
    await expect(hint).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  test('show a hint if the pointer was on them before the scripts arrived', async ({ page }) => {
    const release = await holdResponses(page, /\/_next\/static\/.*\.js$/);
    await page.goto(METHOD);
    await nameInCode(page, 'METHOD_STATUSES').hover();
    release();
    await expect(page.getByRole('tooltip')).toContainText('enum METHOD_STATUSES');
  });

  test('show a hint on focus; Escape closes it and keeps the focus', async ({ page }) => {
    await openReady(page, METHOD);
    const name = nameInCode(page, 'METHOD_STATUSES');
    await tabTo(page, name);
    const hint = page.getByRole('tooltip');
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await expect(name).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(name).not.toHaveAttribute('aria-describedby');
  });

  test('stay within a small window', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 500 });
    await openReady(page, METHOD);
    await tabTo(page, nameInCode(page, 'METHOD_STATUSES'));
    const hint = page.getByRole('tooltip');
    await expect(hint).toBeVisible();
    const box = await hint.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
  });

  test('are plain links if the hints cannot be loaded', async ({ page }) => {
    await page.route(HINTS, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await openReady(page, METHOD);
    const response = page.waitForResponse(HINTS);
    await nameInCode(page, 'METHOD_STATUSES').hover();
    await (await response).finished();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});
