import { violationsOf } from '../../lib/tools/testing/axe';
import { openReady } from '../support/ready';
import { expect, open, test } from '../support/test';

const ERRORS = '/docs/Api/errors';

test('a pasted response leads to the entry of its error, whatever the tab', async ({ page }) => {
  await open(page, ERRORS);
  const field = page.getByRole('searchbox', { name: 'Paste a message' });
  await field.fill(
    '{"message":["customer does not have enough points"],"error":"Forbidden","statusCode":403}',
  );
  await expect(page.locator('#notEnoughPoints')).toBeVisible();
  await expect(page.locator('#validationFailed')).toBeHidden();
  await field.fill('WIDGET_NOT_FOUND');
  await expect(page.getByText('Errors found: 1')).toBeVisible();
  await expect(page.getByText('Add its placeholder to the page')).toBeVisible();
  await field.fill('{"message":["perPage must be at least 7"],"statusCode":400}');
  await expect(page.locator('#validationFailed')).toBeVisible();
  await field.fill('zebra');
  await expect(page.getByText('Errors found: 0')).toBeVisible();
  await field.fill('');
  await expect(page.getByRole('tab', { name: 'API errors' })).toBeVisible();
  await expect(page.locator('#validationFailed')).toBeVisible();
});

test.describe('an error that the filter found', () => {
  test.use({ expectedMessages: [/status of 403/] });

  test('runs with its whole result', async ({ page }) => {
    await openReady(page, ERRORS);
    const field = page.getByRole('searchbox', { name: 'Paste a message' });
    await field.fill('not have enough points');
    const entry = page.locator('details', { has: page.locator('#notEnoughPoints') });
    await entry.getByRole('button', { name: 'Trigger this error' }).click();
    await expect(entry.getByRole('tab', { name: 'Effects' })).toBeVisible();
    await expect(entry.locator('dd').getByText('notEnoughPoints')).toHaveCount(1);
  });
});

test('a link to an entry selects its tab and opens it', async ({ page }) => {
  await page.goto(`${ERRORS}#idempotencyKeyReused`);
  await expect(page.getByRole('tab', { name: 'Shared errors' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const entry = page.locator('details', { has: page.locator('#idempotencyKeyReused') });
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry.getByText('Fix:')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the address of the shared errors redirects once, as Markdown too', async ({ page }) => {
  await page.goto('/docs/Api/shared_errors#status-401');
  await expect(page).toHaveURL(/\/docs\/Api\/errors#status-401$/);
  await expect(page.locator('#status-401')).toBeInViewport();
  const markdown = await page.request.get('/docs/Api/shared_errors.md', { maxRedirects: 1 });
  expect(new URL(markdown.url()).pathname).toBe('/docs/Api/errors.md');
  expect(markdown.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts are shown, and anchors work', async ({ page }) => {
    await page.goto(`${ERRORS}#SDK_NOT_INITIALIZED`);
    await expect(page.locator('#SDK_NOT_INITIALIZED')).toBeInViewport();
    for (const part of ['#api', '#shared', '#sdk']) {
      await expect(page.locator(part)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
