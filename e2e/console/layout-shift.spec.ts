import { share } from '../../lib/tools/testing/runner/test-all';
import { layoutShift } from '../support/layout-shift';
import { topicPages } from '../support/pages';
import { expect, open, test } from '../support/test';

/** What runs, with its button and what is visible at its end. */
const CONSOLES = [
  { path: '/docs/Api/rewards/redeem', button: 'Run', end: '[data-status]' },
  { path: '/docs/Api/guides/pagination', button: 'Run', end: '[data-status]' },
  {
    path: topicPages.get('customer/balanceUpdated') ?? '/missing',
    button: 'Send a test event',
    end: '[data-state="delivered"]',
  },
  { path: '/docs/Webhooks/order_of_events', button: 'Run', end: '[data-complete="true"]' },
];

/** While a run goes on, the bars of its timeline change their scale. */
const SCALE = 0.001;

/** `npm test` runs one console in each of them. */
const WINDOWS = [
  [1440, 900],
  [375, 740],
] as const;

for (const [at, [width, height]] of WINDOWS.entries()) {
  for (const { path, button, end } of share(CONSOLES, at * 2, WINDOWS.length * 2)) {
    test(`${path} keeps everything in its place while it runs, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      // The first request creates the sandbox, which takes longer than the time after an input that doesn't count.
      await page.route('**/sandbox', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(page.locator(end).first()).toBeVisible();
      await page.waitForTimeout(1000);
      expect(await layoutShift(page)).toBeLessThan(SCALE);
    });
  }
}
