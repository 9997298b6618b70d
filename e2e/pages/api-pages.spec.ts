import { tabTo } from '../support/keyboard';
import { expect, open, test } from '../support/test';

const OPERATION = '/docs/Api/rewards/redeem';
const WITH_VARIANTS = '/docs/Api/rewards/getEarningRules';

test.describe('the page of an operation', () => {
  test('has the fields beside an example request, and links its request and response', async ({
    page,
  }) => {
    await open(page, OPERATION);
    const pane = page.getByRole('region', { name: 'Example requests and responses' });
    const top = () => pane.evaluate((element) => element.getBoundingClientRect().top);
    const fields = await page.getByRole('heading', { name: 'Body' }).boundingBox();
    const beside = await pane.boundingBox();
    expect(beside?.x).toBeGreaterThan((fields?.x ?? 0) + 300);
    await page.getByRole('heading', { name: 'Errors' }).scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.getByRole('tab', { name: 'Free product' }).click();
    await expect(pane.locator('pre:visible').first()).toContainText('selectedVariantId');
  });

  test('has its method and path under the title, with a button that copies them', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, OPERATION);
    await page.getByRole('button', { name: 'Copy method and path' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('POST /v2/rewards/redeem');
  });

  test('shows requests in the language that was chosen on another page', { tag: '@all' }, async ({
    page,
  }) => {
    await open(page, OPERATION);
    await page.getByRole('tab', { name: 'Ruby' }).first().focus();
    await tabTo(page, page.getByRole('tab', { name: 'curl' }).first());
    await page.keyboard.press('End');
    await expect(page.locator('pre:visible').first()).toContainText('package main');
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List tiers');
    await expect(page.locator('pre:visible').first()).toContainText('package main');
  });

  test('opens the collapsed sections that contain a linked field', async ({ page }) => {
    await open(page, WITH_VARIANTS);
    const field = page.locator('dl details dl > div[id]').last();
    const id = await field.getAttribute('id');
    await expect(field).toBeHidden();
    await page.goto('about:blank');
    await open(page, `${WITH_VARIANTS}#${id}`);
    await expect(field).toBeInViewport();
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

    test('is one column on a phone, without scripts and without scrolling sideways', async ({
      page,
    }) => {
      await page.goto(OPERATION);
      const pane = await page.locator('main section[aria-label]').boundingBox();
      expect(pane?.width).toBeGreaterThan(300);
      await expect(page.locator('pre', { hasText: 'package main' }).first()).toBeVisible();
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(375);
      await page.goto(WITH_VARIANTS);
      await page.locator('dl details:has(dl) > summary').first().click();
      await expect(page.locator('dl details dl').first()).toBeVisible();
    });
  });
});

for (const [kind, path, name] of [
  ['an object', '/docs/Api/reviews/objects/Review', 'Example'],
  ['a topic', '/docs/Webhooks/topics/customer/balance_updated', 'Example delivery'],
] as const) {
  test(`the example of ${kind} stays in view beside its text`, async ({ page }) => {
    await open(page, path);
    const heading = page.getByRole('heading', { name, exact: true });
    await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect(heading).toBeInViewport();
    if (kind === 'a topic') {
      await expect(page.getByRole('button', { name: 'Send a test event' })).toBeInViewport();
    }
  });
}
