import { expect, test } from '@playwright/test';
import { line, openReference, viewerIsShown } from '../support/api-page';
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

  const response = await page.request.get(DOCUMENT);
  const { webhooks } = await response.json();
  await expect(page.locator('.api-viewer .api-line')).toHaveCount(
    47 + Object.keys(webhooks).length,
  );
  await expect(line(page, 'redeem')).toContainText('/v2/rewards/redeem');
  expect(requests.filter(({ url }) => url.includes(DOCUMENT))).toEqual([
    { url: `${baseURL}${DOCUMENT}`, method: 'GET', body: null },
  ]);
  const hosts = requests
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url }) => new URL(url).origin);
  expect([...new Set(hosts)]).toEqual([baseURL]);

  await test.step('the layout does not shift while the viewer loads', async () => {
    await page.waitForLoadState('networkidle');
    await settle(page);
    expect(await layoutShift(page)).toBe(0);
  });
  await test.step('the filter finds operations by path, name and text', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filter endpoints' });
    await filter.fill('REDEEM');
    await expect(line(page, 'redeem')).toBeVisible();
    await expect(line(page, 'getCustomer')).toHaveCount(0);
    await filter.fill('nothing like this');
    await expect(page.getByText('No matching endpoints.')).toBeVisible();
    await filter.fill('');
    await expect(line(page, 'getCustomer')).toBeVisible();
  });
});

test('ignores a document and a configuration in the address', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:\/\/elsewhere\.example/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  const elsewhere = encodeURIComponent('https://elsewhere.example/openapi.json');
  await openReference(page, `/api?url=${elsewhere}&configUrl=${elsewhere}&urls.primaryName=x`);
  await expect(line(page, 'redeem')).toBeVisible();
  expect(requested).toEqual([]);
});

test.describe('addresses of operations', () => {
  test('#redeem opens the operation, and others can be opened', async ({ page }) => {
    await openReference(page, '/api#redeem');
    await test.step('the operation is open and in view', async () => {
      await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
      await expect(line(page, 'redeem')).toBeInViewport();
    });
    await test.step('headings are nested: the page, groups, operations', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Private API']);
      await expect(page.getByRole('heading', { level: 2, name: 'Rewards' })).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 3, name: /\/v2\/rewards\/redeem/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 4, name: 'Responses' })).toBeVisible();
    });
    await test.step('the example request is shown in curl, JavaScript and PHP', async () => {
      const samples = page.getByRole('group', { name: 'Example request' });
      const code = page.locator('.api-samples pre');
      await expect(code).toContainText(
        "curl --request POST 'https://api.laurel.example/v2/rewards",
      );
      await samples.getByRole('button', { name: 'JavaScript' }).click();
      await expect(code).toContainText('await fetch(');
      await samples.getByRole('button', { name: 'PHP' }).click();
      await expect(code).toContainText('curl_init(');
    });
    await test.step('another fragment opens another operation', async () => {
      await page.evaluate(() => {
        location.hash = '#getReviews';
      });
      await expect(line(page, 'getReviews')).toHaveAttribute('aria-expanded', 'true');
      await expect(line(page, 'getReviews')).toBeInViewport();
      await page.goBack();
      await expect(line(page, 'redeem')).toBeInViewport();
    });
    await test.step('opening an operation changes the address, without a history entry', async () => {
      const before = await page.evaluate(() => history.length);
      await line(page, 'getPunchCardProgress').click();
      await expect(page).toHaveURL(/\/api#getPunchCardProgress$/);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await expect(page.getByRole('link', { name: 'Link to getPunchCardProgress' })).toBeVisible();
    });
  });

  for (const fragment of ['#/Rewards/redeem', '#on_balance_updated']) {
    test(`${fragment} opens the operation and scrolls to it`, async ({ page }) => {
      await openReference(page, `/api${fragment}`);
      const operation = line(page, fragment.includes('redeem') ? 'redeem' : 'on_balance_updated');
      await expect(operation).toHaveAttribute('aria-expanded', 'true');
      await expect(operation).toBeInViewport();
    });
  }

  test('a link on another page opens its operation', async ({ page }) => {
    await page.goto('/docs/Webhooks/topics/customer/balance_updated');
    const link = page.locator('main a[href$="/api#redeem"]').first();
    await link.click();
    await viewerIsShown(page);
    await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
    await expect(line(page, 'redeem')).toBeInViewport();
  });
});

test('credentials are not stored after the page is reloaded', async ({ page }) => {
  await openReference(page);
  const authorize = page.locator('.api-setup').getByRole('button', { name: 'Authorize' });
  await authorize.click();
  const dialog = page.getByRole('dialog', { name: 'Authorize' });
  await dialog.getByRole('textbox').first().fill('secret-token');
  await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(stored).not.toContain('secret-token');
  await page.reload();
  await viewerIsShown(page);
  await expect(page.locator('.btn.authorize.unlocked')).toBeVisible();
});

test('follows the color mode, and leaves no styles on other pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openReference(page);
  const root = page.locator('html');
  await expect(root).toHaveClass(/dark-mode/);
  await colorModeButton(page).click();
  await colorModeButton(page).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).not.toHaveClass(/dark-mode/);
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.locator('.swagger-ui')).toHaveCount(0);
});

test.describe('while the viewer loads', () => {
  test('the scroll position and open examples are kept', async ({ page }) => {
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
    await entry.locator('summary').click();
    const before = await entry.boundingBox();
    release();
    await viewerIsShown(page);
    await expect(line(page, 'getReviews')).toHaveAttribute('aria-expanded', 'true');
    await expect(line(page, 'getReviews')).toBeFocused();
    await page.waitForLoadState('networkidle');
    await settle(page);
    const after = await line(page, 'getReviews').boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(24);
  });

  test('a message appears if loading takes longer than 0.2 seconds', async ({ page }) => {
    await page.route(`**${DOCUMENT}`, () => {});
    await page.goto('/api');
    const status = page.getByText('Loading the interactive reference');
    await expect(status).toHaveCSS('opacity', '1');
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
    await expect(page.locator('article[data-operation]')).toHaveCount(47);
    const { webhooks } = await (await page.request.get(DOCUMENT)).json();
    for (const topic of Object.keys(webhooks)) {
      await expect(page.getByRole('link', { name: topic, exact: true })).toBeVisible();
    }
    const entry = page.locator('article#redeem');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('write_reward');
    await entry.locator('summary').click();
    await expect(entry.locator('pre')).toHaveCount(1);
    await expect(entry.locator('pre').first()).toBeVisible();
    for (const link of await page.locator('main header a').all()) {
      const file = await page.request.get(`${baseURL}${await link.getAttribute('href')}`);
      expect(file.status()).toBe(200);
    }
    await expect(page.getByText('Loading the interactive reference')).toBeHidden();
  });
});
