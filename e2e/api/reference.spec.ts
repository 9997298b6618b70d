import { expect, test } from '@playwright/test';
import { expectBelowNavbar, LINES, line, openReference, viewerIsShown } from '../support/api-page';
import { colorModeButton } from '../support/color-mode';
import { layoutShift } from '../support/layout-shift';
import { settle } from '../support/settle';

const DOCUMENT = '/v2/docs/openapi.json';

test('shows all operations and topics, from one GET request without a body to the same host', async ({
  page,
  baseURL,
}) => {
  const requests: { url: string; method: string; body: string | null }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), method: request.method(), body: request.postData() }),
  );
  await openReference(page);

  await expect(page.locator('.api-entry')).toHaveCount(LINES);
  await expect(line(page, 'redeem')).toContainText('/v2/rewards/redeem');
  expect(requests.filter(({ url }) => url.includes(DOCUMENT))).toEqual([
    { url: `${baseURL}${DOCUMENT}`, method: 'GET', body: null },
  ]);
  const hosts = requests
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url }) => new URL(url).origin);
  expect([...new Set(hosts)]).toEqual([baseURL]);
});

test('the page fetches the document when it is idle, and the viewer when an operation is opened', async ({
  page,
}) => {
  const document = page.waitForResponse(`**${DOCUMENT}`);
  await page.goto('/api');
  await (await document).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.api-viewer')).toHaveCount(0);
  await expect(page.locator('article#redeem')).toBeVisible();
  expect(await layoutShift(page)).toBe(0);

  const link = page.locator('article#redeem').getByRole('link', { name: '/v2/rewards/redeem' });
  await link.scrollIntoViewIfNeeded();
  // Articles get their real height when they come into view, which can move the link away from the click.
  await settle(page);
  await link.click();
  await viewerIsShown(page);
  await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
  await expectBelowNavbar(page, 'redeem');
});

test('ignores a document and a configuration in the address', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:\/\/elsewhere\.example/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  const elsewhere = encodeURIComponent('https://elsewhere.example/openapi.json');
  await openReference(
    page,
    `/api?url=${elsewhere}&configUrl=${elsewhere}&urls.primaryName=x#redeem`,
  );
  await expect(line(page, 'redeem')).toBeVisible();
  expect(requested).toEqual([]);
});

test('follows the color mode, and leaves no styles on other pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openReference(page);
  const root = page.locator('html');
  const field = page.locator('.api-viewer select').first();
  const colors = () =>
    field.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element).backgroundColor,
    ]);
  const dark = await colors();
  await colorModeButton(page).click();
  await colorModeButton(page).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  for (const [index, color] of (await colors()).entries()) expect(color).not.toBe(dark[index]);
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.locator('.swagger-ui')).toHaveCount(0);
});

test.describe('while the viewer loads', () => {
  test('the scroll position is kept', async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${DOCUMENT}`, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/api#getReviews');
    const entry = page.locator('article#getReviews');
    const before = await entry.boundingBox();
    release();
    await viewerIsShown(page);
    await expect(line(page, 'getReviews')).toHaveAttribute('aria-expanded', 'true');
    await expect(line(page, 'getReviews')).toBeFocused();
    await page.waitForLoadState('networkidle');
    await settle(page);
    const after = await entry.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(24);
  });

  test('a message appears if loading takes longer than 0.2 seconds', async ({ page }) => {
    await page.route(`**${DOCUMENT}`, () => {});
    await page.goto('/api#redeem');
    const status = page.getByText('Loading the interactive reference');
    await expect(status).toHaveCSS('visibility', 'visible');
    await expect(status).toHaveCSS('animation-delay', '0.2s');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every operation and topic is shown, with its example request', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/api#redeem');
    const { webhooks } = await (await page.request.get(DOCUMENT)).json();
    await expect(page.locator('.api-entry')).toHaveCount(LINES);
    for (const topic of Object.keys(webhooks)) {
      await expect(page.getByRole('link', { name: `Full page of ${topic}` })).toBeVisible();
    }
    const entry = page.locator('article#redeem');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('write_reward');
    await entry.locator('summary').click();
    await expect(entry.locator('pre')).toHaveCount(1);
    await expect(entry.locator('pre').first()).toBeVisible();
    for (const link of await page
      .getByRole('list', { name: 'API definition files' })
      .getByRole('link')
      .all()) {
      const file = await page.request.get(`${baseURL}${await link.getAttribute('href')}`);
      expect(file.status()).toBe(200);
    }
    await expect(page.getByText('Loading the interactive reference')).toBeHidden();
  });
});
