import type { Page } from '@playwright/test';
import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { collectPolicyViolations } from '../support/policy';
import { blockStorage, STORAGE_WARNING, seedStorage } from '../support/storage';
import { expect, open, test } from '../support/test';

const TOKENS = /\/v2\/oauth\//;
const SESSION = /\/storefront\/v1\/session/;

/**
 * What readers run of the SDK: a page, its button, the panel, what shows that it runs, and the requests without which it
 * can't start.
 */
const SUBJECTS = {
  widget: {
    path: '/docs/Sdk/placeholders/reviews/average',
    button: 'Try it',
    panel: 'The widget in your demo shop',
    sign: 'The widget runs in your demo shop.',
    addresses: [TOKENS, SESSION],
  },
  sample: {
    path: '/docs/Sdk/modules/rewards/methods/redeemReward',
    button: 'Run',
    panel: 'assets/redeem.js in your demo shop',
    sign: 'The sample runs in your demo shop.',
    // It receives the other responses itself.
    addresses: [TOKENS],
  },
  event: {
    path: '/docs/Sdk/modules/wishlists/events/wishlist_item_deleted',
    button: 'Trigger this event',
    panel: 'wishlist_item_deleted in your demo shop',
    sign: 'success',
    addresses: [TOKENS, SESSION],
  },
} as const;
type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

const buttonOf = (page: Page, { button }: Subject) =>
  // Before the sample, there is one that calls the method.
  page.getByRole('button', { name: button, exact: true }).last();
const panelOf = (page: Page, { panel }: Subject) => page.getByRole('region', { name: panel });
const signOf = (page: Page, subject: Subject) =>
  panelOf(page, subject).getByText(subject.sign, { exact: true });

// axe and the storage of a test can't get into frames of samples.
const EXPECTED = "recipient window's origin|document is sandboxed";

/** What is tested of each subject, in one of the states by `npm test`. */
const STATES: Record<string, (subject: Subject) => void> = {
  'on a phone, in dark mode with forced colors, with the keyboard alone': (subject) => {
    test.use({ expectedMessages: [new RegExp(EXPECTED)] });
    test('is accessible, fits, and breaks no policy', async ({ page }) => {
      const violations = await collectPolicyViolations(page);
      await seedStorage(page, { theme: 'dark' });
      await page.setViewportSize({ width: 375, height: 800 });
      await open(page, subject.path);
      await buttonOf(page, subject).focus();
      await page.keyboard.press('Enter');
      await expect(signOf(page, subject)).toBeVisible();
      await page.keyboard.press('Escape');
      const tabs = panelOf(page, subject).getByRole('tab');
      await tabs.and(page.locator('[aria-selected=true]')).focus();
      await page.keyboard.press('Home');
      for (let tab = 0; tab < (await tabs.count()); tab++) {
        await expect(tabs.nth(tab)).toBeFocused();
        expect(await violationsOf(page)).toEqual([]);
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        await page.keyboard.press('ArrowRight');
      }
      await page.emulateMedia({ forcedColors: 'active' });
      const colors = await tabs.evaluateAll((all) =>
        all.map((tab) => [tab.ariaSelected, getComputedStyle(tab).backgroundColor]),
      );
      expect(new Set(colors.map(String)).size).toBe(2);
      expect(new Set(colors.map(([, color]) => color)).size).toBe(2);
      await panelOf(page, subject).getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await expect(buttonOf(page, subject)).toBeFocused();
      expect(violations).toEqual([]);
    });
  },

  problems: (subject) => {
    const messages = new RegExp(`${EXPECTED}|status of (?:401|429|5..)|ERR_INTERNET_DISCONNECTED`);
    test.use({ expectedMessages: [messages] });
    test('have a sentence, and a button that helps', async ({ page, context }) => {
      await open(page, subject.path);
      const problem = panelOf(page, subject).getByRole('alert');
      const start = () => buttonOf(page, subject).click();
      const solve = async (text: string | RegExp, button: string) => {
        await expect(problem).toContainText(text);
        await expect(panelOf(page, subject).getByRole('status').first()).toBeEmpty();
        await expect(problem.getByRole('button')).toHaveCount(1);
        return () => problem.getByRole('button', { name: button }).click();
      };
      await start();
      await expect(signOf(page, subject)).toBeVisible();
      await page.keyboard.press('Escape');

      await context.setOffline(true);
      await start();
      const retry = await solve('The API can’t be reached.', 'Try again');
      await context.setOffline(false);
      await retry();
      await expect(signOf(page, subject)).toBeVisible();
      await page.keyboard.press('Escape');

      for (const [status, text] of [
        [429, /Too many requests\. The next one is accepted in \d+ seconds\./],
        [503, 'The API failed to process the request.'],
      ] as const) {
        for (const addresses of subject.addresses) {
          await page.route(addresses, (route) =>
            route.fulfill({ status, headers: { 'Retry-After': '30' } }),
          );
          await start();
          const again = await solve(text, 'Try again');
          await page.unroute(addresses);
          await again();
          await expect(signOf(page, subject)).toBeVisible();
          await page.keyboard.press('Escape');
        }
      }

      await page.evaluate(() => {
        const sandbox = JSON.parse(localStorage.getItem('sandbox') ?? '{}');
        sandbox.key = 'sbk_expired';
        sandbox.shop.accessToken = 'at_expired';
        localStorage.setItem('sandbox', JSON.stringify(sandbox));
      });
      await start();
      await (await solve('Your sandbox has expired', 'Create a new sandbox'))();
      await expect(signOf(page, subject)).toBeVisible();
    });
  },

  'in a browser that stores nothing': (subject) => {
    test.use({ expectedMessages: [new RegExp(`${EXPECTED}|${STORAGE_WARNING.source}`)] });
    test('runs, and says what is lost', async ({ page }) => {
      await blockStorage(page);
      await open(page, subject.path);
      await buttonOf(page, subject).click();
      await expect(signOf(page, subject)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOf(page, subject)).toContainText('is lost when you leave the page');
    });
  },

  'without scripts': (subject) => {
    test.use({ javaScriptEnabled: false });
    test('is code with a picture, and no button', async ({ page }) => {
      await page.goto(subject.path);
      await expect(buttonOf(page, subject)).toBeHidden();
      await expect(page.locator('main pre').first()).toBeVisible();
    });
  },
};

for (const [way, [name, subject]] of Object.entries(SUBJECTS).entries()) {
  for (const [state, define] of share(Object.entries(STATES), way, 3)) {
    test.describe(`${name} ${state}`, () => define(subject));
  }
}
