import type { Page } from '@playwright/test';
import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { countTransfers, stubConnection } from '../support/network';
import { openReady } from '../support/ready';
import {
  DOC,
  dialog,
  EXPECTED_RESULT,
  field,
  openSearch,
  openWith,
  options,
} from '../support/search';
import { requestsAreSent } from '../support/settle';
import { expect, open, test } from '../support/test';

/** Maximum size of everything that the browser loads for a search, as it is transferred. */
const WIRE_LIMIT = 20 * 1024;

const trigger = (page: Page) => page.getByRole('button', { name: 'Search', exact: false }).first();

test.describe('the search dialog', () => {
  test('opens by click, by shortcut and by slash, and returns the focus', async ({ page }) => {
    await open(page, DOC);
    for (const show of [
      () => trigger(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ]) {
      await show();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    }
  });

  test('closes by Escape with a text too, and by Back before the page changes', async ({
    page,
  }) => {
    await open(page, '/docs');
    await openSearch(page);
    await field(page).fill('vip');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(DOC);
    // A result replaces the entry of the dialog.
    await page.keyboard.press('Control+k');
    await field(page).fill('vip tiers');
    await expect(options(page).first()).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL(EXPECTED_RESULT);
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  test('opens again while the browser still closes it', async ({ page }) => {
    await openSearch(page);
    // Both in one task, so before the event that reports the end of the dialog.
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(field(page)).toBeFocused();
  });

  test('does not open by a slash in a field, but opens by the shortcut', async ({ page }) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox');
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(input).toBeFocused();
  });

  test('opens with the letter that is typed on the button', async ({ page }) => {
    await open(page, DOC);
    await trigger(page).focus();
    await page.keyboard.press('v');
    await expect(field(page)).toHaveValue('v');
  });

  test('loads at most 20 kB from the shortcut to the first results', async ({ page, context }) => {
    // Files that are loaded when the page is idle and prefetched pages do not count.
    await stubConnection(page, { saveData: true });
    const idleFile = page.waitForResponse(/progress-bar/);
    await openReady(page, DOC);
    await (await idleFile).finished();
    await page.waitForLoadState('networkidle');
    const transfers = await countTransfers(context, page);
    await page.keyboard.press('Control+k');
    await field(page).fill('vip tiers');
    await expect(options(page).first()).toBeVisible();
    await requestsAreSent(page);
    const loaded = await transfers.whenFinished();
    const bytes = loaded
      .filter(({ url }) => !url.startsWith('data:'))
      .reduce((sum, one) => sum + one.bytes, 0);
    expect(loaded.some(({ url }) => url.includes('/search.json'))).toBe(true);
    expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(WIRE_LIMIT);
  });

  test('loads nothing before a reader searches', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openReady(page, DOC);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('search.json'))).toEqual([]);
  });

  for (const [way, width] of [375, 1440].entries()) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const theme of share(['light', 'dark'], way, 2)) {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await openWith(page, 'vip tiers');
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  }
});
