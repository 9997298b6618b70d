import type { Page } from '@playwright/test';
import { SLOW_CONNECTION, slowDown } from '../../lib/testing/slow-device';
import {
  collectLoads,
  collectPageFetches,
  routePageFetches,
  setDataSaver,
  stubConnection,
  stylesOf,
} from '../support/network';
import { openReady, ready } from '../support/ready';
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

/** A link on the last page of the way that the way doesn't follow. */
const NEVER_OPENED = 'nav[aria-label="Docs sidebar"] a[href="/docs/Sdk/custom_storefront"]';

interface Walk {
  /** Checks that run after each step, with the number of the step. */
  afterStep?: (step: number) => Promise<void>;
}

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

/**
 * Follows the way for a hundred navigations. Each must open its page, with at most one full page load.
 *
 * @returns the number of full page loads
 */
async function walk(page: Page, { afterStep }: Walk = {}): Promise<number> {
  const loads = collectLoads(page);
  const visited = [new URL(page.url()).pathname];
  let position = 0;
  for (let step = 0; step < COUNT; step++) {
    const move = WAY[step % WAY.length] ?? 'back';
    const before = loads.length;
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
      expect(loads.length - before).toBeLessThanOrEqual(1);
      await afterStep?.(step);
    });
  }
  return loads.length;
}

test.describe(`${COUNT} client navigations in a row`, () => {
  // Full page loads take longer, especially on a busy machine.
  test.describe.configure({ timeout: 600_000 });

  test('on a good connection: no full page loads', async ({ page }) => {
    await openReady(page, START);
    expect(await walk(page)).toBe(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('on a slow connection', async ({ page }) => {
    await openReady(page, START);
    await slowDown(page, SLOW_CONNECTION);
    expect(await walk(page)).toBe(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('with data saver, which is switched on and off in between', async ({ page }) => {
    const fetched = collectPageFetches(page);
    const opened = new Set<string>();
    /** The pages that were fetched, but not opened. */
    const prefetched = () => fetched.filter((path) => !opened.has(path));
    await stubConnection(page, { saveData: true });
    await openReady(page, START);
    let before = 0;
    const loads = await walk(page, {
      afterStep: async (step) => {
        opened.add(new URL(page.url()).pathname);
        if (step < 40) expect(prefetched()).toEqual([]);
        if (step === 39) await setDataSaver(page, false);
        if (step === 69) {
          await page.locator(NEVER_OPENED).first().hover();
          await expect.poll(prefetched).not.toEqual([]);
          await setDataSaver(page, true);
          await page.waitForLoadState('networkidle');
          before = prefetched().length;
        }
        if (step > 69) expect(prefetched()).toHaveLength(before);
      },
    });
    expect(loads).toBe(0);
  });

  test.describe('if the browser blocks storage', () => {
    test.use({ expectedMessages: [STORAGE_WARNING] });

    test('with one warning', async ({ page, messages }) => {
      await blockStorage(page);
      await openReady(page, START);
      expect(await walk(page)).toBe(0);
      expect(messages).toHaveLength(1);
    });
  });

  test.describe('with files that fail', () => {
    test.use({
      expectedMessages: [/status of (404|500)|Reloading the whole page|Loading the whole page/],
    });

    for (const status of [404, 500]) {
      test(`a style sheet with status ${status}`, async ({ page, request, messages }) => {
        const styles = await stylesOf(request, START);
        expect(styles).not.toBe(await stylesOf(request, '/'));
        await page.route(`**${styles}`, (route) => route.fulfill({ status, body: 'gone' }));
        await page.goto('/');
        await ready(page);
        await page.locator('main a[href="/docs/Sdk/sdk_initialization"]').first().click();
        await expectShown(page, START);
        await walk(page);
        expect(messages.some((message) => message.includes('Reloading the whole page'))).toBe(true);
      });
    }

    test('pages with status 500: full page loads', async ({ page }) => {
      await routePageFetches(page, (route) => route.fulfill({ status: 500, body: 'no' }));
      await openReady(page, START);
      expect(await walk(page)).toBeGreaterThan(0);
    });
  });
});
