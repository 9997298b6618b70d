import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { getWidget, placeholderHtml, WIDGETS } from '../../lib/content/sdk/widgets';
import { violationsOf } from '../../lib/tools/testing/axe';
import { isTestAll } from '../../lib/tools/testing/runner/test-all';
import { openReady } from '../support/ready';
import { expect, open, test } from '../support/test';

const panelOf = (page: Page) => page.getByRole('region', { name: 'The widget in your demo shop' });

async function start(page: Page, path: string) {
  await open(page, path);
  await page.getByRole('button', { name: 'Try it' }).click();
  const panel = panelOf(page);
  await expect(panel.getByText('The widget runs in your demo shop.')).toBeVisible();
  return panel;
}

/** One in the page, and an overlay. */
const SOME = ['reviews_drawer', 'rewards_vip_tiers_card'].map(getWidget);

test.describe('one after another', () => {
  // They share the limit of a sandbox.
  test.use({ expectedMessages: [/status of 429/] });

  test('widgets come alive on their pages, from the code that the page shows', async ({ page }) => {
    test.setTimeout(600_000);
    for (const widget of isTestAll ? WIDGETS : SOME) {
      const panel = await start(page, `/docs/${widget.slug}`);
      await panel.getByRole('tab', { name: 'Code' }).click();
      await expect(panel.locator('pre').first(), widget.name).toHaveText(placeholderHtml(widget));
      await panel.getByRole('tab', { name: 'Log' }).click();
      await expect(panel.getByText('widget_injected'), widget.name).toBeVisible();
      if (widget.overlay) {
        await panel.getByRole('button', { name: 'Open it' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await expect(panel.getByText('widget_closed'), widget.name).toBeVisible();
      }
    }
  });
});

/** The widget with the most code. */
const HEAVIEST = getWidget('reviews_product_page');
/** With the 2 kB that show a reader that the code takes long. */
const BUDGET = 63_500;

test('the first click on a widget loads at most 63.5 kB of scripts', async ({ page }) => {
  test.setTimeout(600_000);
  for (const widget of isTestAll ? WIDGETS : [HEAVIEST]) {
    const sizes: Promise<number>[] = [];
    await openReady(page, `/docs/${widget.slug}`);
    await page.waitForLoadState('networkidle');
    const measure = (response: Response) => {
      if (/\/(_next|sdk)\//.test(response.url()))
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    };
    page.on('response', measure);
    await page.getByRole('button', { name: 'Try it' }).click();
    await panelOf(page).getByText('The widget runs in your demo shop.').waitFor();
    await page.waitForLoadState('networkidle');
    page.off('response', measure);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length, widget.name).toBeGreaterThan(20);
    expect(total, widget.name).toBeLessThanOrEqual(BUDGET);
  }
});

test.describe('the code of a tab is missing', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('the tab says so, and loads it again', async ({ page }) => {
    const panel = await start(page, '/docs/Sdk/placeholders/reviews/average');
    const files = '**/_next/static/scripts/*.js';
    await page.route(files, (route) => route.abort());
    await panel.getByRole('tab', { name: 'Look' }).click();
    const problem = panel.getByRole('alert');
    await expect(problem).toContainText('could not be loaded');
    await page.unroute(files);
    await problem.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByLabel('--laurel-star')).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
});

test('a widget shows what its controls set, and so does its address', async ({ page }) => {
  const path = '/docs/Sdk/placeholders/reviews/average';
  const panel = await start(page, path);
  const widget = panel.locator('.laurel-rv-average-placeholder');
  await expect(widget.getByText('28 reviews')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await panel.getByLabel('product-id').selectOption('880021');
  await expect(widget.getByText('No reviews yet')).toBeVisible();
  await panel.getByLabel('Language').selectOption('de');
  await expect(widget.getByText('Noch keine Bewertungen')).toBeVisible();
  await panel.getByRole('tab', { name: 'Look' }).click();
  await panel.getByLabel('--laurel-star').fill('#00aa55');
  await panel.getByRole('tab', { name: 'Code' }).click();
  await expect(panel.locator('pre').nth(1)).toContainText('--laurel-star: #00aa55;');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.locator('[data-recorded]')).toBeVisible();
  expect(requests.filter((url) => /^\/(sandbox|storefront|v2|sdk)\//.test(url))).toEqual([]);
  await start(page, path + new URL(page.url()).search);
  await expect(widget.getByText('Noch keine Bewertungen')).toBeVisible();
  await panel.getByRole('button', { name: 'Start again' }).click();
  await expect(widget.getByText('28 reviews')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-recorded]')).toBeVisible();
});
