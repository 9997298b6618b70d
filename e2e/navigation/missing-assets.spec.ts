import {
  collectLoads,
  isPageFetch,
  routePageFetches,
  stubConnection,
  stylesOf,
} from '../support/network';
import { kinds } from '../support/pages';
import { openReady } from '../support/ready';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, movePointer, test } from '../support/test';

const WARNING = /warning: .*Reloading the whole page/;
const LOST_PAGE = /warning: The next page could not be loaded/;
// One expression: Playwright would read a list of two as a value and its options.
const EXPECTED = /Reloading the whole page|Loading the whole page|status of (404|500)|ERR_FAILED/;

/** A page with pictures of widgets, whose styles no other kind of page has. */
const WIDGET = kinds.widget ?? '';
const WIDGETS = '/docs/Sdk/placeholders/rewards';

test.describe('files of the next page fail', () => {
  test.use({ expectedMessages: [EXPECTED] });

  for (const status of [404, 500]) {
    for (const isPrefetched of [false, true]) {
      const when = isPrefetched ? 'by a prefetch' : 'on navigation';
      test(`styles with status ${status}, loaded ${when}: a warning, and one full load`, async ({
        page,
        request,
        messages,
      }) => {
        if (!isPrefetched) await stubConnection(page, { saveData: true });
        const styles = await stylesOf(request, WIDGET);
        expect(styles).not.toBe(await stylesOf(request, WIDGETS));
        await page.route(`**${styles}`, (route) => route.fulfill({ status, body: 'gone' }));
        const loads = collectLoads(page);
        await openReady(page, WIDGETS);
        const link = page.locator(`main a[href="${WIDGET}"]`).first();
        if (isPrefetched) await Promise.all([page.waitForRequest(`**${styles}`), link.hover()]);
        await link.click();
        await expect(page).toHaveURL(WIDGET);
        await expect.poll(() => loads).toEqual([WIDGETS, WIDGET]);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pop-up');
        expect(loads).toEqual([WIDGETS, WIDGET]);
        expect(messages.filter((message) => WARNING.test(message))).toHaveLength(1);
        // Links on the page work.
        await page.locator('main').getByRole('link').first().click();
        await expect(page).not.toHaveURL(WIDGET);
      });
    }
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

  for (const status of [404, 500]) {
    test(`the page with status ${status}: a warning, and one full load`, async ({
      page,
      messages,
    }) => {
      const loads = collectLoads(page);
      await openReady(page, '/');
      await page.waitForLoadState('networkidle');
      await routePageFetches(page, (route) => route.fulfill({ status, body: 'no' }));
      await page.locator('footer a[href="/docs"]').click();
      await expect(page).toHaveURL('/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual(['/', '/docs']);
      expect(messages.filter((message) => LOST_PAGE.test(message))).toHaveLength(1);
    });
  }

  test('a page of a newer build with other scripts: one full load', async ({ page }) => {
    const loads = collectLoads(page);
    await openReady(page, '/');
    await routePageFetches(page, async (route) => {
      const response = await route.fetch();
      const address = '/_next/static/scripts/';
      const body = (await response.text()).replace(address, `${address}2`);
      await route.fulfill({ response, body });
    });
    await page.locator('footer a[href="/docs"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/', '/docs']);
  });

  test('pages with the scripts of the framework: one full load, and nothing is fetched before', async ({
    page,
  }) => {
    const loads = collectLoads(page);
    await openReady(page, '/docs');
    let fetches = 0;
    page.on('request', (request) => {
      if (isPageFetch(request)) fetches += 1;
    });
    await page.locator('header a[href="/api"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private API');
    expect(loads).toEqual(['/docs', '/api']);
    expect(fetches).toBe(0);
  });
});

test.describe('a page fails if the browser blocks storage', () => {
  test.use({ expectedMessages: [new RegExp(`${EXPECTED.source}|${STORAGE_WARNING.source}`)] });

  test('a missing page causes one full load', async ({ page }) => {
    await blockStorage(page);
    await stubConnection(page, { saveData: true });
    const loads = collectLoads(page);
    await openReady(page, '/');
    await routePageFetches(page, (route) => route.abort());
    await page.locator('header a[href="/docs"]').click();
    await expect.poll(() => loads).toEqual(['/', '/docs']);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/', '/docs']);
  });
});
