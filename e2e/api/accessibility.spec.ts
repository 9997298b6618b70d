import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { line, openReference, sidebarLink, viewerIsShown } from '../support/api-page';
import { type Look, looks } from '../support/looks';
import { settle } from '../support/settle';

type Step = (page: Page) => Promise<void>;

/** Opens an operation or a topic by its address. The viewer is loaded already. */
async function openEntry(page: Page, id: string): Promise<void> {
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, id);
  await expect(line(page, id)).toHaveAttribute('aria-expanded', 'true');
}

async function closeEntry(page: Page, id: string): Promise<void> {
  await line(page, id).press('Enter');
  await expect(line(page, id)).toHaveAttribute('aria-expanded', 'false');
}

/** Known violations in the markup of Swagger UI. Everything else, and all of ours, is an error. */
const KNOWN = {
  within: '.swagger-ui',
  rules: ['button-name', 'label', 'landmark-unique', 'select-name', 'target-size'],
};

/** States of the page, in turn: how to reach each and how to leave it. */
const STATES: Record<string, { reach: Step; leave?: Step }> = {
  'all operations closed': { reach: async () => {} },
  'an operation open at its examples': {
    reach: (page) => openEntry(page, 'redeem'),
    leave: (page) => closeEntry(page, 'redeem'),
  },
  'an operation open at its schemas and headers': {
    reach: async (page) => {
      await openEntry(page, 'getReviews');
      const tabs = page.getByRole('tab', { name: 'Schema' });
      await tabs.first().waitFor();
      for (const tab of await tabs.all()) await tab.click();
      for (const summary of await page.locator('.swagger-ui summary').all()) await summary.click();
      await expect(page.locator('.json-schema-2020-12').first()).toBeVisible();
      const box = await page.locator('td.response-col_description:visible').first().boundingBox();
      expect(box?.width, 'room for a response').toBeGreaterThan(250);
    },
    leave: (page) => closeEntry(page, 'getReviews'),
  },
  'an operation being tried out': {
    reach: async (page) => {
      await openEntry(page, 'updateWishlist');
      await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
    },
    leave: (page) => closeEntry(page, 'updateWishlist'),
  },
  'the dialog for credentials open': {
    reach: async (page) => {
      await openEntry(page, 'getTiers');
      await page.locator('.api-bar').getByRole('button', { name: 'Authorize' }).click();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await closeEntry(page, 'getTiers');
    },
  },
  'a topic open': { reach: (page) => openEntry(page, 'on_balance_updated') },
};

async function expectAccessible(page: Page, { mode, width }: Look): Promise<void> {
  // A control that the bar partly covers counts as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  expect(await violationsOf(page, KNOWN)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const [way, look] of looks.entries()) {
  const { mode, width } = look;
  test.describe(`${mode}, ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.beforeEach(({ page }) =>
      page.addInitScript((value) => localStorage.setItem('theme', value), mode),
    );

    test('its states are accessible, with nothing wider than the screen', async ({ page }) => {
      test.setTimeout(120_000);
      await openReference(page);
      await closeEntry(page, 'getCustomer');
      for (const [state, { reach, leave }] of share(
        Object.entries(STATES),
        way,
        looks.length * 2,
      )) {
        await test.step(state, async () => {
          await reach(page);
          await expectAccessible(page, look);
          await leave?.(page);
        });
      }
    });

    const tag = way === 0 ? [] : ['@all'];
    test('a missing document is accessible, with nothing wider than the screen', { tag }, async ({
      page,
    }) => {
      await page.route('**/v2/docs/openapi.json', (route) => route.fulfill({ status: 500 }));
      await page.goto('/api');
      await page.locator('article details summary').first().click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessible(page, look);
    });
  });
}

test('an operation can be opened, tried and closed with the keyboard', async ({ page }) => {
  await page.goto('/api');
  const filter = page.getByRole('searchbox', { name: 'Filter endpoints' });
  await expect(async () => {
    await filter.fill('');
    await filter.pressSequentially('/getCustomer');
    await expect(sidebarLink(page, 'redeem')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(sidebarLink(page, 'getCustomer')).toBeFocused();
  await page.keyboard.press('Enter');
  await viewerIsShown(page);
  await expect(line(page, 'getCustomer')).toHaveAttribute('aria-expanded', 'true');
  await expect(line(page, 'getCustomer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Full page of getCustomer', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('article#getCustomer').getByText('Example request')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  await line(page, 'getCustomer').press('Enter');
  await expect(line(page, 'getCustomer')).toHaveAttribute('aria-expanded', 'false');
});

for (const place of share(['list', 'sidebar'], 0, 2)) {
  test(`a link of the ${place} moves the focus to the operation that it opens`, async ({
    page,
  }) => {
    await page.goto('/api');
    await page.waitForLoadState('networkidle');
    const link =
      place === 'list'
        ? page.locator('article#redeem').getByRole('link').first()
        : sidebarLink(page, 'redeem');
    // The viewer is loaded when a link gets the focus.
    await link.focus();
    await page.waitForLoadState('networkidle');
    await link.press('Enter');
    await viewerIsShown(page);
    await expect(line(page, 'redeem')).toBeFocused();
  });
}

test('Execute keeps the focus in the viewer', { tag: '@all' }, async ({ page }) => {
  await openReference(page, '/api#getTiers');
  await page.getByRole('button', { name: 'Execute' }).press('Enter');
  await expect(page.locator('.live-responses-table')).toContainText('200');
  await expect(page.locator('.api-viewer :focus')).toHaveCount(1);
});

test('the dialog traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  await openReference(page);
  const button = page.locator('.api-bar').getByRole('button', { name: 'Authorize' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Authorize' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
