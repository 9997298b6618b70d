import { snippetLanguages } from '../../lib/api/openapi/snippets/languages';
import { share } from '../../lib/tools/testing/runner/test-all';
import { expectBelowNavbar, LINES, line, openReference, viewerIsShown } from '../support/api-page';
import { expect, open, test } from '../support/test';

// Swagger UI looks for a special field for lists of large integers, and uses a text field if there is none.
test.use({ expectedMessages: [/Could not find component: JsonSchema_integer_int64/] });

test('a link that is followed while the page becomes usable opens its operation', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // After the framework has read the address, and before it writes it again.
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      history.replaceState = replace;
      location.hash = 'redeem';
      replace(...change);
    };
  });
  await page.goto('/api');
  await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('addresses of operations', () => {
  test('#redeem opens the operation, and others can be opened', async ({ page }) => {
    await openReference(page, '/api#redeem');
    await test.step('the operation is open and in view', async () => {
      await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
      await expect(line(page, 'redeem')).toBeInViewport();
    });
    await test.step('headings are nested: the page, groups, operations', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Private API explorer']);
      await expect(page.getByRole('heading', { level: 2, name: 'Rewards' })).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 3, name: /\/v2\/rewards\/redeem/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 4, name: 'Responses' })).toBeVisible();
    });
    await test.step('the example request is shown in the six languages of the pages', async () => {
      const entry = page.locator('article#redeem');
      const sample = page.locator('#redeem > details');
      const code = sample.locator('.code:visible');
      await entry.getByText('Example request').click();
      await expect(sample.getByRole('tab')).toHaveText(snippetLanguages.map(({ title }) => title));
      for (const [language, text] of [
        ['curl', "curl --request POST 'https://api.laurel.example/v2/rewards"],
        ['Node.js', 'await fetch('],
        ['Go', 'http.NewRequest('],
      ] as const) {
        await entry.getByRole('tab', { name: language, exact: true }).click();
        await expect(code).toContainText(text);
      }
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
    await test.step('opening an operation adds a history entry', async () => {
      await line(page, 'getPunchCardProgress').click();
      await expect(page).toHaveURL(/\/api#getPunchCardProgress$/);
      await expect(line(page, 'getPunchCardProgress')).toHaveAttribute('aria-expanded', 'true');
      await page.goBack();
      await expect(page).toHaveURL(/\/api#redeem$/);
    });
    await test.step('Back from another page and a reload open the operation of the address', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
      await expect(page).toHaveURL(/\/docs$/);
      await page.goBack();
      await page.mouse.wheel(0, 1500);
      await page.reload();
      await viewerIsShown(page);
      await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
      await expectBelowNavbar(page, 'redeem');
    });
  });

  test('lead to their operations, below the navbar', async ({ page }) => {
    await openReference(page);
    const ids = await page
      .locator('.api-entry')
      .evaluateAll((lines) => lines.map((each) => each.id));
    expect(ids).toHaveLength(LINES);
    // From the top of the page to its end.
    for (const id of share(ids, 0, 24)) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, id);
      await expect(line(page, id)).toHaveAttribute('aria-expanded', 'true');
      await expectBelowNavbar(page, id);
      // An open operation would make the page longer each time.
      await line(page, id).press('Enter');
    }
  });

  for (const fragment of share(['#/Rewards/redeem', '#on_balance_updated'], 1, 2)) {
    test(`${fragment} opens the operation and scrolls to it`, async ({ page }) => {
      await openReference(page, `/api${fragment}`);
      const operation = line(page, fragment.includes('redeem') ? 'redeem' : 'on_balance_updated');
      await expect(operation).toHaveAttribute('aria-expanded', 'true');
      await expect(operation).toBeInViewport();
    });
  }

  test('a link on another page opens its operation', async ({ page }) => {
    // Scripts that start later would remove the link.
    await open(page, '/docs');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/api#redeem';
      link.textContent = 'Redeem points';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Redeem points' }).click();
    await viewerIsShown(page);
    await expect(line(page, 'redeem')).toHaveAttribute('aria-expanded', 'true');
    await expect(line(page, 'redeem')).toBeInViewport();
  });
});

test('Ctrl and a click on the heading of an open operation open a tab', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openReference(page, '/api#getTiers');
  const opened = context.waitForEvent('page');
  await line(page, 'getTiers').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/api#getTiers$/);
  await expect(line(page, 'getTiers')).toHaveAttribute('aria-expanded', 'true');
});

test('a fragment that can’t be decoded shows the reference without an error', async ({ page }) => {
  await page.goto('/api#%E0%A4%A');
  await expect(line(page, 'getCustomer')).toBeVisible();
});
