import { additionalFiles, collectLoads, isPageData, stubConnection } from '../support/network';
import { kinds } from '../support/pages';
import { openReady } from '../support/ready';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, test } from '../support/test';

const WARNING = /warning: .*Reloading the whole page/;
const LOST_DATA = /warning: The data of the next page could not be loaded/;
// One expression: Playwright would read a list of two as a value and its options.
const EXPECTED =
  /Reloading the whole page|Loading the whole page|status of (404|500)|ERR_FAILED|error: ChunkLoadError/;

/** Links to a page that needs additional files: scripts below /docs, styles for pictures of widgets. */
const LINKS = {
  '.js': { from: '/', to: '/docs', link: 'header a[href="/docs"]', heading: 'Documentation' },
  '.css': {
    from: '/docs/Sdk/placeholders/rewards',
    to: kinds.widget ?? '',
    link: `main a[href="${kinds.widget}"]`,
    heading: 'Pop-up',
  },
};

test.describe('assets of the next page fail', () => {
  test.use({ expectedMessages: [EXPECTED] });

  for (const ending of ['.js', '.css'] as const) {
    for (const status of [404, 500]) {
      for (const isPrefetched of [false, true]) {
        const when = isPrefetched ? 'by a prefetch' : 'on navigation';
        test(`${ending} with status ${status}, loaded ${when}: a warning, and one full load`, async ({
          page,
          request,
          messages,
        }) => {
          const { from, to, link, heading } = LINKS[ending];
          const files = await additionalFiles(request, ending, to, from);
          expect(files.length).toBeGreaterThan(0);
          if (!isPrefetched) await stubConnection(page, { saveData: true });
          for (const file of files)
            await page.route(`**${file}`, (route) => route.fulfill({ status, body: 'gone' }));
          const loads = collectLoads(page);
          await openReady(page, from);
          // A link in view is prefetched unless data saver is on.
          await page.waitForLoadState('networkidle');
          await page.locator(link).first().click();
          await expect(page).toHaveURL(to);
          await expect.poll(() => loads).toEqual([from, to]);
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          expect(loads).toEqual([from, to]);
          expect(messages.filter((message) => WARNING.test(message))).toHaveLength(1);
          // Links on the page work.
          await page.locator('main').getByRole('link').first().click();
          await expect(page).not.toHaveURL(to);
        });
      }
    }
  }

  for (const isLate of [false, true]) {
    test(`a page whose scripts are missing${isLate ? ' after a delay' : ''} can be read and left`, async ({
      page,
      request,
    }) => {
      for (const file of await additionalFiles(request, '.js', '/docs', '/'))
        await page.route(`**${file}`, async (route) => {
          if (isLate) await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.fulfill({ status: 404, body: 'gone' });
        });
      const loads = collectLoads(page);
      await page.goto('/docs');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      expect(loads).toEqual(['/docs']);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar).toBeVisible();
      await sidebar.locator('a[href="/docs/Webhooks"]').click();
      await expect(page).toHaveURL('/docs/Webhooks');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
      expect(loads).toEqual(['/docs', '/docs/Webhooks']);
    });
  }

  for (const status of [404, 500]) {
    test(`page data with status ${status}: a warning, and one full load`, async ({
      page,
      messages,
    }) => {
      const loads = collectLoads(page);
      await openReady(page, '/');
      await page.waitForLoadState('networkidle');
      await page.route(isPageData, (route) => route.fulfill({ status, body: 'no' }));
      await page.locator('footer a[href="/api"]').click();
      await expect(page).toHaveURL('/api');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private API');
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual(['/', '/api']);
      expect(messages.filter((message) => LOST_DATA.test(message))).toHaveLength(1);
    });
  }
});

test.describe('assets fail if the browser blocks storage', () => {
  test.use({ expectedMessages: [new RegExp(`${EXPECTED.source}|${STORAGE_WARNING.source}`)] });

  test('a missing script causes one full load', async ({ page, request }) => {
    const files = await additionalFiles(request, '.js', '/docs', '/');
    await blockStorage(page);
    await stubConnection(page, { saveData: true });
    const loads = collectLoads(page);
    await openReady(page, '/');
    for (const file of files) await page.route(`**${file}`, (route) => route.abort());
    await page.locator('header a[href="/docs"]').click();
    await expect.poll(() => loads).toEqual(['/', '/docs']);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/', '/docs']);
  });
});
