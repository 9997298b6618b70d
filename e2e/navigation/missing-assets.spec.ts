import { share } from '../../lib/tools/testing/runner/test-all';
import { collectLoads, stylesOf } from '../support/network';
import { kinds } from '../support/pages';
import { openReady } from '../support/ready';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, movePointer, test } from '../support/test';

const WARNING = /warning: .*Reloading the whole page/;
// One expression: Playwright would read a list of two as a value and its options.
const EXPECTED = /Reloading the whole page|status of (404|500)|ERR_FAILED/;

/** A page with pictures of widgets, whose styles no other kind of page has. */
const WIDGET = kinds.widget ?? '';
const LINKING = '/docs/Sdk/modules/rewards/events/poup_widget_view_changed';

test.describe('files of the next page fail', () => {
  test.use({ expectedMessages: [EXPECTED] });

  for (const status of share([404, 500], 1, 2)) {
    test(`styles with status ${status}: a warning, and the page is loaded again, once`, async ({
      page,
      request,
      messages,
    }) => {
      const styles = await stylesOf(request, WIDGET);
      await page.route(`**${styles}`, (route) => route.fulfill({ status, body: 'gone' }));
      const loads = collectLoads(page);
      await openReady(page, LINKING);
      await page.locator(`main a[href="${WIDGET}"]`).first().click();
      await expect.poll(() => loads).toEqual([LINKING, WIDGET, WIDGET]);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pop-up');
      expect(loads).toEqual([LINKING, WIDGET, WIDGET]);
      expect(messages.filter((message) => WARNING.test(message))).toHaveLength(1);
      // Links on the page work. The first one has no text that shows without styles.
      await page.locator('main a[rel="next"]').click();
      await expect(page).not.toHaveURL(WIDGET);
    });
  }

  for (const isLate of [false, true]) {
    test(`a page whose scripts are missing${isLate ? ' after a delay' : ''} can be read and left`, async ({
      page,
    }) => {
      await page.route('**/_next/static/scripts/**', async (route) => {
        if (isLate) await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.fulfill({ status: 404, body: 'gone' });
      });
      const loads = collectLoads(page);
      await page.goto('/docs');
      await movePointer(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
      expect(loads).toEqual(['/docs']);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.locator('a[href="/docs/Webhooks"]').click();
      await expect(page).toHaveURL('/docs/Webhooks');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
      expect(loads).toEqual(['/docs', '/docs/Webhooks']);
    });
  }
});

test.describe('if the browser blocks storage', () => {
  test.use({ expectedMessages: [new RegExp(`${EXPECTED.source}|${STORAGE_WARNING.source}`)] });

  test('a page whose styles are missing is not loaded again', async ({ page, request }) => {
    const styles = await stylesOf(request, WIDGET);
    await page.route(`**${styles}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await blockStorage(page);
    const loads = collectLoads(page);
    await page.goto(WIDGET);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([WIDGET]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pop-up');
  });
});
