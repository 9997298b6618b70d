import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { consoleOf, openTab, resetDemoShop, run, runnableOperations } from '../support/console';
import { holdRequests } from '../support/hold-requests';
import { collectPolicyViolations } from '../support/policy';
import { settle } from '../support/settle';
import { blockStorage, STORAGE_WARNING, seedStorage } from '../support/storage';
import { expect, open, test } from '../support/test';

const CHANGE = '/docs/Api/customers/updateBalance';
const READ = '/docs/Api/rewards/getTiers';
const runButton = { name: 'Run', exact: true };

/** One operation of each group. */
const SOME = runnableOperations.filter(
  ({ url }, index, all) =>
    all.findIndex((other) => other.url.split('/')[3] === url.split('/')[3]) === index,
);

test('a cold visit needs one click to the first successful response', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, READ);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /console|sandbox/.test(path))).toEqual([]);
  expect(await run(page, page.getByRole('button', runButton).first())).toBe(200);
  await expect(consoleOf(page)).toContainText('Runs in a private demo shop');
  expect(requests).toContain('/sandbox');
});

test('a change shows the balance before and after, its activity, event and delivery', async ({
  page,
}) => {
  await open(page, CHANGE);
  expect(await run(page, page.getByRole('button', runButton).first())).toBe(200);
  const shown = consoleOf(page);
  await openTab(page, 'Effects 1');
  await expect(shown).toContainText('Balance of mara@mail.example: 320.5 → 300.5');
  await expect(shown).toContainText('Activity of type manual');
  await expect(shown.getByRole('listitem').filter({ hasText: 'https://hooks' })).toContainText(
    'Not sent',
  );
  await shown.getByText('Payload').click();
  await expect(shown.getByText('"occurredAt"')).toBeVisible();
  await openTab(page, 'Request');
  await shown.getByText('Request headers').click();
  await expect(shown.getByText('Idempotency-Key')).toBeVisible();
});

test('requests can be changed, copied as code, sent again, and found in the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/Api/customers/getCustomer');
  await run(page, page.getByRole('button', runButton).first());
  const shown = consoleOf(page);
  await openTab(page, 'Request');
  await shown.getByLabel('customerIdentifier').fill('7400115');
  await shown.getByLabel('Text').check();
  await expect(shown.getByLabel('Query parameters')).toHaveValue('customerIdentifier=7400115');
  await shown.getByLabel('Copy as').selectOption('Ruby');
  await shown.getByRole('button', { name: 'Copy code' }).click();
  await expect(async () => {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("require 'net/http'");
    expect(copied).toContain('customerIdentifier=7400115');
  }).toPass();
  await expect(shown).toContainText(
    'LAUREL_TOKEN in the code is the access token of your sandbox.',
  );
  await shown.getByRole('button', { name: 'Copy token' }).click();
  await expect(async () => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^at_/);
  }).toPass();
  await shown.getByRole('button', { name: 'Run again' }).click();
  await expect(shown.getByText('tom@mail.example')).toBeVisible();
  await openTab(page, 'History');
  await expect(shown.getByRole('listitem').filter({ hasText: '/v2/customers' })).toHaveCount(2);
});

test('the response takes the place of the recorded one, in view and in the only scroller', async ({
  page,
}) => {
  await open(page, '/docs/Api/reviews/getReviews');
  const pane = page.getByRole('region', { name: 'Example requests and responses' });
  const recorded = pane.locator('[data-recorded]').first();
  await expect(recorded).toBeVisible();
  await run(page, page.getByRole('button', runButton).first());
  const shown = consoleOf(page);
  await expect(shown.locator('[data-status]')).toContainText(/^200 OK \d+ ms$/);
  await expect(shown.getByText('"totalCount"')).toBeInViewport();
  await expect(shown).toContainText('Matches the documentation');
  await expect(recorded).toBeHidden();
  const scrollers = await page.locator('main section *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const isScrolling = /auto|scroll/.test(getComputedStyle(element).overflowY);
        return isScrolling && element.scrollHeight > element.clientHeight + 1;
      }).length,
  );
  expect(scrollers).toBe(0);
  await shown.getByLabel('Recorded').check();
  await expect(recorded).toBeVisible();
  await expect(shown.getByRole('tablist')).toBeHidden();
  await shown.getByLabel('Yours').check();
  await expect(recorded).toBeHidden();
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(recorded).toBeVisible();
});

test('the tabs of the console are chosen with the arrow keys', async ({ page }) => {
  await open(page, CHANGE);
  await run(page, page.getByRole('button', runButton).first());
  const tab = (name: string) => consoleOf(page).getByRole('tab', { name });
  await tab('Response').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('History')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Effects')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'curl' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('on a phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 375, height: 740 }, expectedMessages: [/status of 400/] });

  test('Run again keeps the focus, and the response is in view', async ({ page }) => {
    await open(page, CHANGE);
    const button = page.getByRole('button', runButton).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const shown = consoleOf(page);
    const heading = shown.locator('[data-status]');
    await expect(heading).toBeInViewport();
    await expect(button).toBeFocused();
    await openTab(page, 'Request');
    await shown.getByLabel('balanceDelta').fill('0');
    const again = shown.getByRole('button', { name: 'Run again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toContainText('400 Bad Request');
    await expect(heading).toBeInViewport();
    await expect(again).toBeFocused();
    await expect(shown).toContainText('Fix: Send a number other than 0');
    await expect(shown.getByRole('link', { name: 'balanceDeltaInvalid' })).toBeVisible();
  });

  for (const [loaded, addresses] of [
    ['response', '**/v2/customers/updateBalance*'],
    ['console', '**/_next/static/scripts/**'],
  ] as const) {
    test(`the ${loaded} does not take readers away who scroll while it is loaded`, async ({
      page,
    }) => {
      await open(page, CHANGE);
      const button = page.getByRole('button', runButton).first();
      await button.focus();
      await page.waitForLoadState('networkidle');
      const held = await holdRequests(page, addresses);
      await page.keyboard.press('Enter');
      await held.isReached;
      await page.keyboard.press('Control+Home');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      held.release();
      const heading = consoleOf(page).locator('[data-status]');
      await expect(heading).toContainText('200 OK');
      await settle(page);
      await expect(heading).not.toBeInViewport();
    });
  }
});

test('code that is copied twice has two idempotency keys', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, CHANGE);
  await run(page, page.getByRole('button', runButton).first());
  const shown = consoleOf(page);
  await openTab(page, 'Request');
  const keys = new Set<string>();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const language of ['curl', 'Python']) {
    await shown.getByLabel('Copy as').selectOption(language);
    await shown.getByRole('button', { name: 'Copy code' }).click();
    const marker = language === 'curl' ? 'curl ' : 'import ';
    await expect.poll(copied).toContain(marker);
    const [, key = 'no key'] = /Idempotency-Key\W+([\w-]+)/.exec(await copied()) ?? [];
    keys.add(key);
  }
  expect([...keys]).toHaveLength(2);
  expect([...keys]).not.toContain('no key');
});

test('a write is found in the history by its body', async ({ page }) => {
  await open(page, CHANGE);
  await run(page, page.getByRole('button', runButton).first());
  const shown = consoleOf(page);
  await openTab(page, 'History');
  await expect(shown.getByRole('listitem').filter({ hasText: '/v2/customers' })).toContainText(
    '"balanceDelta": -20',
  );
});

test.describe('problems', () => {
  // One expression: a list of two would be a value and its options.
  test.use({ expectedMessages: [/status of (?:401|429|5\d\d)|ERR_INTERNET_DISCONNECTED/] });

  test('say in a sentence what happened, and have a button that helps', async ({
    page,
    context,
  }) => {
    await open(page, READ);
    await run(page, page.getByRole('button', runButton).first());
    const shown = consoleOf(page);
    const problem = shown.getByRole('alert');
    const address = '**/v2/rewards/getTiers*';
    for (const [status, text] of [
      [429, 'Too many requests'],
      [500, 'failed to process'],
    ] as const) {
      await page.route(address, (route) => route.fulfill({ status }));
      await shown.getByRole('button', { name: 'Run again' }).click();
      await expect(problem).toContainText(text);
      await page.unroute(address);
    }
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(shown.locator('[data-status="200"]')).toBeVisible();
    await context.setOffline(true);
    await shown.getByRole('button', { name: 'Run again' }).click();
    await expect(problem).toContainText('can’t be reached');
    await context.setOffline(false);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(shown.locator('[data-status="200"]')).toBeVisible();
  });

  test('a simulated failure is shown as a response', async ({ page }) => {
    await open(page, READ);
    await run(page, page.getByRole('button', runButton).first());
    const shown = consoleOf(page);
    for (const failure of ['500', '429']) {
      await openTab(page, 'Request');
      await shown.getByLabel('Simulate a failure').selectOption(failure);
      await shown.getByRole('button', { name: 'Run again' }).click();
      await expect(shown.locator(`[data-status="${failure}"]`)).toBeVisible();
    }
    await expect(shown.getByRole('tabpanel', { name: 'Response' })).toContainText('retry-after');
    await openTab(page, 'History');
    await expect(shown.getByRole('listitem').filter({ hasText: '429 ·' })).toHaveCount(1);
    await openTab(page, 'Response');
    await shown.getByRole('button', { name: 'Run without the failure' }).click();
    await expect(shown.locator('[data-status="200"]')).toBeVisible();
    await expect(shown.getByLabel('Simulate a failure')).toHaveValue('');
  });

  test('an expired sandbox is replaced with one click', async ({ page }) => {
    await open(page, READ);
    await run(page, page.getByRole('button', runButton).first());
    await page.evaluate(() => {
      const sandbox = JSON.parse(localStorage.getItem('sandbox') ?? '{}');
      sandbox.key = 'sbk_expired';
      sandbox.shop.accessToken = 'at_expired';
      localStorage.setItem('sandbox', JSON.stringify(sandbox));
    });
    await page.getByRole('button', runButton).first().click();
    await consoleOf(page).getByRole('button', { name: 'Create a new sandbox' }).click();
    await expect(consoleOf(page).locator('[data-status="200"]')).toBeVisible();
  });
});

test.describe('a browser that stores nothing', () => {
  test.use({ expectedMessages: [STORAGE_WARNING] });

  test('still runs requests, and says what is lost', async ({ page }) => {
    await blockStorage(page);
    await open(page, READ);
    expect(await run(page, page.getByRole('button', runButton).first())).toBe(200);
    await expect(consoleOf(page)).toContainText('is lost when you leave the page');
    await expect(consoleOf(page).getByRole('button', { name: 'Copy its key' })).toBeVisible();
  });
});

test('the examples of some operations return what the documentation shows', {
  tag: '@all',
}, async ({ page }) => {
  for (const { url, status, id } of SOME) {
    await open(page, url);
    expect(await run(page, page.getByRole('button', runButton).first()), id).toBe(status);
    await resetDemoShop(page);
  }
});

for (const colorScheme of share(['light', 'dark'] as const, 0, 2)) {
  test(`the console is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    const violations = await collectPolicyViolations(page);
    await seedStorage(page, { theme: colorScheme });
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, CHANGE);
    await page.getByRole('button', runButton).first().focus();
    await page.keyboard.press('Enter');
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    for (const name of ['Effects 1', 'Request', 'History', 'Response']) {
      await openTab(page, name);
      expect(await violationsOf(page), name).toEqual([]);
      expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0);
    }
    expect(violations).toEqual([]);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, there is nothing to run', async ({ page }) => {
    await page.goto(CHANGE);
    await expect(page.getByRole('button', runButton).first()).toBeHidden();
  });
});
