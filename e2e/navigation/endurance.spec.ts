import type { Page } from '@playwright/test';
import { SLOW_CONNECTION, slowDown } from '../../lib/tools/testing/slow-device';
import { stylesOf } from '../support/network';
import { openReady } from '../support/ready';
import { blockStorage, STORAGE_WARNING } from '../support/storage';
import { expect, test } from '../support/test';

const COUNT = 100;
const START = '/docs/Sdk/sdk_initialization';

/** A way through the site in ten steps, each an element to click or a key of the browser. */
const WAY = [
  'main a[rel="next"]',
  'main a[rel="next"]',
  'back',
  'forward',
  'nav[aria-label="Breadcrumbs"] a[href="/docs"]',
  'nav[aria-label="Docs sidebar"] a[href="/docs/Webhooks"]',
  'back',
  'header a[href="/"]',
  'main a[href="/docs/Sdk/sdk_initialization"]',
  'nav[aria-label="Docs sidebar"] a[href="/docs/Sdk/react_sdk"]',
] as const;

/** Waits for a page. The address changes before the page does. */
async function expectShown(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect
    .poll(async () => {
      const address = await page.locator('link[rel="canonical"]').getAttribute('href');
      return new URL(address ?? '').pathname;
    })
    .toBe(path);
}

/** Follows the way for a hundred navigations. Each must open its page. */
async function walk(page: Page): Promise<void> {
  const visited = [new URL(page.url()).pathname];
  let position = 0;
  for (let step = 0; step < COUNT; step++) {
    const move = WAY[step % WAY.length] ?? 'back';
    if (move === 'back') await page.goBack({ waitUntil: 'commit' });
    else if (move === 'forward') await page.goForward({ waitUntil: 'commit' });
    else {
      const link = page.locator(move).first();
      visited.splice(position + 1, visited.length, (await link.getAttribute('href')) ?? '');
      await link.click();
    }
    position += move === 'back' ? -1 : 1;
    await test.step(`${step + 1}: ${move} → ${visited[position]}`, async () => {
      await expectShown(page, visited[position] ?? '');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).not.toHaveText(/crashed|not found/);
      await expect(page.locator('main')).toHaveCount(1);
    });
  }
}

test.describe(`${COUNT} navigations in a row`, () => {
  // They take longer on a busy machine.
  test.describe.configure({ timeout: 600_000 });

  test('on a good connection', async ({ page }) => {
    await openReady(page, START);
    await walk(page);
  });

  test('on a slow connection', async ({ page }) => {
    await openReady(page, START);
    await slowDown(page, SLOW_CONNECTION);
    await walk(page);
  });

  test.describe('if the browser blocks storage', () => {
    test.use({ expectedMessages: [STORAGE_WARNING] });

    test('pages work', async ({ page }) => {
      await blockStorage(page);
      await openReady(page, START);
      await walk(page);
    });
  });

  test.describe('with a style sheet that is missing', () => {
    test.use({ expectedMessages: [/status of 404|Reloading the whole page/] });

    test('pages can be read', async ({ page, request }) => {
      const styles = await stylesOf(request, START);
      await page.route(`**${styles}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(START);
      await walk(page);
    });
  });
});
