import { share } from '../../lib/tools/testing/runner/test-all';
import { line, openReference } from '../support/api-page';
import { setFontSize } from '../support/font-size';
import { expect, test } from '../support/test';

// The browser logs requests that fail. Swagger UI looks for a special field for lists of large integers, and uses a text
// field if there is none.
test.use({
  expectedMessages: [
    /status of 40[13]|net::ERR_FAILED|Could not find component: JsonSchema_integer_int64|another host: https:..api.laurel.example/,
  ],
});

test.describe('an open operation', () => {
  test('shows limits, defaults and named types, and copies code', async ({ page, context }) => {
    await openReference(page, '/api#getReviews');
    await test.step('limits and defaults of parameters', async () => {
      const row = page.locator('tr[data-param-name="perPage"]');
      await expect(row).toContainText('minimum: 1');
      await expect(row).toContainText('maximum: 50');
      await expect(row.locator('input')).toHaveValue('15');
    });
    await test.step('schemas have their names', async () => {
      for (const tab of await page.getByRole('tab', { name: 'Schema' }).all()) await tab.click();
      await expect(page.locator('.json-schema-2020-12').first()).toContainText('Review');
    });
    await test.step('code can be copied', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const entry = page.locator('article#getReviews');
      await entry.getByText('Example request').click();
      const button = entry.getByRole('button', { name: 'Copy code to clipboard' }).first();
      await expect(button).toBeVisible();
      await button.click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('/v2/reviews/getReviews');
    });
  });

  test('sends its request to a sandbox, which the first request creates', async ({ page }) => {
    const servers: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') servers.push(new URL(request.url()).pathname);
    });
    await openReference(page, '/api#getTiers');
    await expect(page.getByLabel('Server').locator('option')).toHaveText(['Sandbox', 'Production']);
    await page.getByRole('button', { name: 'Execute' }).click();
    const response = page.locator('.live-responses-table');
    await expect(response.locator('.response-col_status').last()).toContainText('200');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(response).toContainText('"title"');
    expect(servers).toEqual(['/sandbox']);
    const sent = page.locator('.curl-command');
    await expect(sent).toContainText('Authorization: Bearer');
    await test.step('and keeps its response when it is closed and opened again', async () => {
      const heading = page.locator('article#getTiers a.api-operation');
      await heading.click();
      await expect(response).toHaveCount(0);
      await heading.click();
      await expect(response).toContainText('"title"');
    });
  });

  const lists = [
    ['getReviews', '"rate"'],
    ['getWishlists', '"wishlists"'],
  ] as const;
  for (const [id, shown] of share(lists, 0, 2)) {
    test(`sends ${id} with the parameters of its code sample, and describes the others`, async ({
      page,
    }) => {
      await openReference(page, `/api#${id}`);
      const other = id === 'getReviews' ? 'orderId' : 'sessionToken';
      const row = page.locator(`tr[data-param-name="${other}"]`);
      await expect(row.getByRole('textbox')).toHaveValue('');
      await expect(row).toContainText('Example: ');
      await page.getByRole('button', { name: 'Execute' }).click();
      const response = page.locator('.live-responses-table');
      await expect(response.locator('.response-col_status').last()).toContainText('200');
      await expect(response).toContainText(shown);
    });
  }

  test('leaves the idempotency key empty, so that the next request can have another body', async ({
    page,
  }) => {
    await openReference(page, '/api#updateBalance');
    await expect(page.locator('tr[data-param-name="Idempotency-Key"] input')).toHaveValue('');
    const status = page.locator('.live-responses-table .response-col_status').last();
    for (const balanceDelta of [10, 20]) {
      const body = { customerIdentifier: '7400112', balanceDelta };
      await page.locator('.body-param__text').fill(JSON.stringify(body));
      await page.getByRole('button', { name: 'Execute' }).click();
      await expect(page.locator('.curl-command')).toContainText(`"balanceDelta":${balanceDelta}`);
      await expect(status).toContainText('200');
    }
  });

  test('replaces a sandbox that was removed', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('is-prepared')) return;
      sessionStorage.setItem('is-prepared', 'true');
      const removed = { id: 'x', key: 'x', shop: { accessToken: 'removed' }, clients: [] };
      localStorage.setItem('sandbox', JSON.stringify(removed));
    });
    await openReference(page, '/api#getTiers');
    const execute = page.getByRole('button', { name: 'Execute' });
    const status = page.locator('.live-responses-table .response-col_status').last();
    await execute.click();
    await expect(status).toContainText('401');
    await expect(page.getByRole('alert').filter({ hasText: 'token' })).toBeVisible();
    await execute.click();
    await expect(status).toContainText('200');
  });

  test('explains an error by its message, links it, and resets the demo shop', async ({ page }) => {
    await openReference(page, '/api#redeem');
    const body = { customerIdentifier: '7400122', ruleId: 51, pointsToSpend: 100 };
    await page.locator('.body-param__text').fill(JSON.stringify(body));
    await page.getByRole('button', { name: 'Execute' }).click();
    const help = page.getByRole('alert').filter({ hasText: 'Cause:' });
    await expect(help).toContainText('exceeds the points balance');
    await expect(help).not.toContainText('scope');
    await expect(help.getByRole('link', { name: 'notEnoughPoints' })).toHaveAttribute(
      'href',
      /#notEnoughPoints$/,
    );
    await expect(page.locator('.api-status')).toHaveText(/^403 \d+ ms$/);
    await help.getByRole('button', { name: 'Reset the demo shop' }).click();
    await expect(help.getByRole('status')).toContainText('has been reset');
    await test.step('and lists the errors of a status by name', async () => {
      const names = page.locator('tr[data-code="403"] .examples-select-element option');
      await expect(names.filter({ hasText: 'notEnoughPoints' })).toHaveText('notEnoughPoints');
    });
  });

  test('says what to do if there is no response', async ({ page }) => {
    await page.route('**/sandbox', (route) => route.abort());
    await openReference(page, '/api#getTiers');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'no response' })).toContainText(
      'Check your connection',
    );
  });
});

test('fits a phone with a large font', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await setFontSize(page, 24);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await openReference(page, '/api#getReviews');
  await expect(page.locator('tr[data-param-name="onlyPublishedReviews"]')).toBeVisible();
  expect(await overflow(), 'the viewer').toBeLessThanOrEqual(0);
  await page.goto('/api');
  await expect(page.locator('article#getCustomer')).toBeVisible();
  expect(await overflow(), 'the index').toBeLessThanOrEqual(0);
});

test('does not break the names of parameters', { tag: '@all' }, async ({ page }) => {
  await openReference(page, '/api#getReviews');
  const names = page.locator('.parameter__name', { hasText: /^\w+$/ });
  await expect(names.first()).toBeVisible();
  const broken = await names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1
        ? [element.textContent]
        : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('server and credentials of the bar are those of all operations', async ({ page }) => {
  await page.goto('/api');
  const bar = page.locator('.api-bar');
  const sent = (id: string) => page.locator(`#${id} .curl-command`);
  const execute = (id: string) =>
    page.locator(`#${id}`).getByRole('button', { name: 'Execute' }).click();
  const show = (id: string) =>
    page.evaluate((fragment) => {
      location.hash = fragment;
    }, id);
  const dialog = page.getByRole('dialog', { name: 'Authorize' });
  const authorize = async () => {
    await bar.getByRole('button', { name: 'Authorize', exact: true }).click();
    await dialog.getByRole('textbox').first().fill('secret-token');
    await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Authorized' })).toBeFocused();
  };
  await authorize();
  await page.route('https://api.laurel.example/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: {},
    }),
  );
  await show('getTiers');
  await bar.getByLabel('Server').selectOption('Production');
  await test.step('also of one that is open already', async () => {
    await execute('getTiers');
    await expect(sent('getTiers')).toContainText('https://api.laurel.example/v2');
    await expect(sent('getTiers')).toContainText('Bearer secret-token');
  });
  await test.step('and of one that is opened later', async () => {
    await show('getSpendingRules');
    await execute('getSpendingRules');
    await expect(sent('getSpendingRules')).toContainText('https://api.laurel.example/v2');
    await expect(sent('getSpendingRules')).toContainText('Bearer secret-token');
  });
  await test.step('until they are removed', async () => {
    await bar.getByRole('button', { name: 'Authorized' }).click();
    await dialog.getByRole('button', { name: 'Remove authorization' }).click();
    await page.keyboard.press('Escape');
    await bar.getByLabel('Server').selectOption('Sandbox');
    await execute('getTiers');
    await expect(sent('getTiers')).not.toContainText('secret-token');
  });
  await test.step('or the page is loaded again, since they are not stored', async () => {
    await authorize();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain('secret-token');
    await page.reload();
    await expect(bar.getByRole('button', { name: 'Authorize', exact: true })).toBeVisible();
  });
});

test('each operation links its full page', async ({ page }) => {
  await page.goto('/api');
  await page.getByRole('link', { name: 'Full page of redeem' }).click();
  await expect(page).toHaveURL(/\/docs\/Api\/rewards\/redeem$/);
});

test('no text of an option makes a response wider than its box', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/api');
  const ids = await page
    .locator('.api-entry')
    .evaluateAll((entries) => entries.map(({ id }) => id));
  for (const id of share(ids, 0, 24)) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, id);
    const responses = page.locator(`[id="${id}"] .responses-inner`);
    await expect(responses).toBeVisible();
    expect(
      await responses.evaluate((box) => box.scrollWidth - box.clientWidth),
      id,
    ).toBeLessThanOrEqual(0);
    await line(page, id).press('Enter');
  }
});
