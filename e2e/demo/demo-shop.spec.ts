import type { Page } from '@playwright/test';
import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { layoutShift } from '../support/layout-shift';
import { collectPolicyViolations } from '../support/policy';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

const PRODUCT = '/demo/products/wool-scarf';
const API = /^\/(v2|storefront|sandbox)\//;

const start = (page: Page) => page.getByRole('button', { name: 'Start the live shop' });
const state = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

/** The balance in the widget, without the recorded one, which the shadow root covers. */
const balance = (page: Page) =>
  page
    .locator('.laurel-rw-points-balance-inline-placeholder')
    .evaluate(({ shadowRoot }) => shadowRoot?.textContent);

/** The paths of requests to the API. */
function apiRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (API.test(`${pathname}/`)) paths.push(pathname);
  });
  return paths;
}

test('a visit sends nothing to the API, and shows recorded ratings and hearts', async ({
  page,
}) => {
  const requests = apiRequests(page);
  for (const path of ['/', '/demo', '/demo/products', PRODUCT, '/demo/cart', '/demo/account']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await openReady(page, '/demo/products');
  await expect(page.getByRole('img', { name: '4.6 out of 5 stars, 28 reviews' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('button', { name: /wishlist/ })).toHaveCount(
    12,
  );
  expect(requests).toEqual([]);
});

test('the shop comes to life with one click, and shows the same as before', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  const requests = apiRequests(page);
  await openReady(page, '/demo/products');
  const rating = page.getByRole('img', { name: /out of 5 stars, \d+ reviews/ });
  const recorded = await rating.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  await start(page).click();
  await expect(state(page)).toContainText('Live in your sandbox, as a guest.');
  await expect(page.locator('.laurel-rv-listing-average-placeholder').first()).toContainText('28');
  await expect(rating).toHaveCount(recorded.length);
  expect(await rating.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(
    recorded,
  );
  expect(requests.length).toBeLessThanOrEqual(12);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(violations).toEqual([]);
});

test('a click on a heart brings the shop to life and saves the product', async ({ page }) => {
  await openReady(page, '/demo/products');
  const card = page.getByRole('listitem').filter({ hasText: 'Oak board' });
  await card.getByRole('button').click();
  await expect(card.getByRole('button')).toHaveAccessibleName(/Remove/);
  // The next page of the visit lives from the start, as the same guest.
  await page.goto('/demo/products/oak-board');
  await expect(page.getByRole('button', { name: /Remove from wishlist/ })).toBeVisible();
});

test('a customer fills the cart, signs in, and checks out', async ({ page }) => {
  await openReady(page, PRODUCT);
  await page.locator('label', { hasText: 'Navy' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await page.getByLabel('Quantity of Wool scarf').fill('2');
  await expect(page.getByText('€118.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('Sign in before you check out')).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await start(page).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL(/\/demo\/account#sign-in$/);
  await page.getByRole('button', { name: /^Mara/ }).click();
  await expect(state(page)).toContainText('as Mara Voss');
  await expect.poll(() => balance(page)).toBe('320.5 points');
  await page.goto('/demo/cart');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('The order of €118.00 is paid')).toBeVisible();
  await page.goto('/demo/account');
  await expect.poll(() => balance(page)).toMatch(/^(?!320\.5).*\d/);
});

test.describe('problems', () => {
  test.use({ expectedMessages: [/ERR_FAILED|status of 401/] });

  test('a problem of signing in is one sentence with a button that tries again', async ({
    page,
  }) => {
    const api = '**/v2/oauth/getStorefrontToken';
    await page.route(api, (route) => route.abort());
    await openReady(page, '/demo/account');
    await page.getByRole('button', { name: /^Tom/ }).click();
    await expect(state(page)).toContainText('The API can’t be reached.');
    await page.unroute(api);
    await state(page).getByRole('button', { name: 'Try again' }).click();
    await expect(state(page)).toContainText('as Tom Reed');
    await expect(page.getByRole('button', { name: /^Tom/, pressed: true })).toBeVisible();
  });

  test('a sandbox that was removed is replaced', async ({ page }) => {
    await openReady(page, '/demo/account');
    await start(page).click();
    await expect(state(page)).toContainText('as a guest');
    await page.evaluate(() => {
      const removed = JSON.parse(localStorage.getItem('sandbox') ?? '');
      removed.shop.accessToken = 'removed';
      localStorage.setItem('sandbox', JSON.stringify(removed));
    });
    await page.getByRole('button', { name: /^Mara/ }).click();
    await expect(state(page)).toContainText('as Mara Voss');
  });
});

test('the panel works with the keyboard: customer, clock, events, and requests', async ({
  page,
}) => {
  await openReady(page, '/demo/account');
  const button = page.getByRole('button', { name: 'Developer panel' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Developer panel' });
  await expect(panel).toBeFocused();
  await panel.getByLabel('Viewed by').selectOption('Mara, has points');
  await expect(state(page)).toContainText('as Mara Voss');
  await expect(panel.getByRole('listitem').filter({ hasText: 'widget_injected' })).not.toHaveCount(
    0,
  );
  await expect(panel.getByText('/storefront/v1/session').first()).toBeVisible();
  const clock = panel.getByRole('group', { name: 'Clock of the sandbox' });
  await clock.getByRole('button', { name: '+ 1 year' }).press('Enter');
  await expect(clock).toContainText(String(new Date().getUTCFullYear() + 1));
  // Widgets of the same customer show what the time has changed.
  await expect.poll(() => balance(page)).toMatch(/^(?!320\.5).*\d/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('language and direction apply to the widgets', async ({ page }) => {
  await openReady(page, PRODUCT);
  await page.getByRole('button', { name: 'Developer panel' }).click();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.locator('.laurel-rv-average-placeholder')).toContainText('28 Bewertungen');
  await page.getByLabel('Direction').selectOption('Right to left');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const path of share(['/demo', PRODUCT, '/demo/cart', '/demo/account'], 1, 2)) {
  test(`${path} is accessible, and fits on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openReady(page, path);
    expect(await violationsOf(page)).toEqual([]);
    await start(page).click();
    await expect(state(page)).toContainText('Live');
    await page.getByRole('button', { name: 'Developer panel' }).click();
    await expect(page.getByRole('region', { name: 'Developer panel' })).toBeVisible();
    // The height of a place is held until its widget has data.
    await expect(page.locator('[class$=-placeholder][style*=min-block-size]')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop is a catalog', async ({ page }) => {
    await page.goto('/demo');
    await page.getByRole('link', { name: 'See all products' }).click();
    await page.getByRole('link', { name: 'Wool socks' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wool socks');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
    await expect(start(page)).toBeHidden();
  });
});
