import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { collectPageFetches, holdPageFetches, routePageFetches } from '../support/network';
import { docsPages, METHOD, NEXT_METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('contains only the folders of the current page in the HTML', async ({ request }) => {
  const html = await (await request.get(METHOD)).text();
  const list = html.slice(html.indexOf('aria-label="Docs sidebar"'), html.indexOf('<main'));
  expect(list).toContain(`href="${NEXT_METHOD}"`);
  expect(list).toContain('href="/docs/Sdk/core_concepts"');
  expect(list).not.toContain('href="/docs/Sdk/core_concepts/event_lifecycle"');
});

test('marks the current page and the folders above it', async ({ page }) => {
  await open(page, METHOD);
  const sidebar = sidebarOf(page);
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', METHOD);
  await expect(current).toBeInViewport();
  for (const name of ['Modules', 'Wishlists', 'Methods']) {
    const button = sidebar.getByRole('button', {
      name: `Pages of ${name}`,
      expanded: true,
      exact: true,
    });
    await expect(button.first()).toHaveAttribute('aria-expanded', 'true');
  }
});

test('fetches a closed folder when it is opened, once', async ({ page }) => {
  await open(page, METHOD);
  const requested = collectPageFetches(page);
  const sidebar = sidebarOf(page);
  const target = sidebar.getByRole('link', { name: 'Event lifecycle' });
  await expect(target).toHaveCount(0);
  await sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: false }).click();
  await expect(target).toBeVisible();
  await sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: true }).click();
  await expect(target).toHaveCount(0);
  await sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: false }).click();
  await expect(target).toBeVisible();
  expect(requested.filter((path) => path === '/docs/Sdk/core_concepts')).toHaveLength(1);
});

test.describe('when a folder cannot be fetched', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('says so in its place, and loads it again on request', async ({ page }) => {
    await open(page, METHOD);
    const endFailures = await routePageFetches(page, (route) => route.abort());
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: false }).click();
    await expect(sidebar.getByRole('alert')).toContainText('could not be loaded');
    await expect(page).toHaveURL(METHOD);
    await endFailures();
    const release = await holdPageFetches(page);
    await sidebar.getByRole('button', { name: 'Retry' }).click();
    await expect(sidebar.getByRole('status').getByText('Loading')).toBeVisible();
    await expect(sidebar.getByText('could not be loaded')).toBeHidden();
    release();
    await expect(sidebar.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
  });
});

test('opens a folder with its page; a second click toggles it', async ({ page }) => {
  await open(page, METHOD);
  const sidebar = sidebarOf(page);
  const folder = sidebar.getByRole('link', { name: 'Core concepts' });
  const child = sidebar.getByRole('link', { name: 'Event lifecycle' });
  await folder.click();
  await expect(page).toHaveURL('/docs/Sdk/core_concepts');
  await expect(folder).toHaveAttribute('aria-current', 'page');
  await expect(child).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await folder.press('Enter');
  await expect(child).toHaveCount(0);
  await expect(page).toHaveURL('/docs/Sdk/core_concepts');
  // The page stays where it is, and the link keeps the focus.
  await expect(folder).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(50);
  await folder.click();
  await expect(child).toBeVisible();
});

test('keeps folders open or closed on other pages', async ({ page }) => {
  await open(page, METHOD);
  const sidebar = sidebarOf(page);
  await sidebar.getByRole('button', { name: 'Pages of Core concepts', expanded: false }).click();
  await expect(sidebar.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'React SDK' }).click();
  await expect(page).toHaveURL('/docs/Sdk/react_sdk');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('React SDK');
  await expect(sidebar.getByRole('link', { name: 'Event lifecycle' })).toBeVisible();
});

test('a folder that the reader closed stays closed on other pages, and opens on its own', async ({
  page,
}) => {
  await open(page, METHOD);
  const sidebar = sidebarOf(page);
  await sidebar.getByRole('button', { name: 'Pages of Wishlists', expanded: true }).first().click();
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(NEXT_METHOD);
  const folder = sidebar
    .getByRole('button', { name: 'Pages of Wishlists', expanded: false })
    .first();
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.locator('[aria-current="page"]')).toBeHidden();
  await folder.locator('xpath=preceding-sibling::a').click();
  await expect(
    sidebar.getByRole('button', { name: 'Pages of Wishlists', expanded: true }).first(),
  ).toBeVisible();
});

test('keeps its scroll position between pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, METHOD);
  const sidebar = sidebarOf(page);
  const link = sidebar.locator(`a[href="${NEXT_METHOD}"]`);
  await link.scrollIntoViewIfNeeded();
  const box = sidebar.locator(':scope > div');
  const before = await box.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(NEXT_METHOD);
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(Math.abs((await box.evaluate(({ scrollTop }) => scrollTop)) - before)).toBeLessThan(2);
});

test('scrolls to the current page if it is far down', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, METHOD);
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('every folder can be opened down to its last page', async ({ page }) => {
  test.setTimeout(180_000);
  for (const area of share(['Api', 'Sdk', 'Webhooks'], 2, 3)) {
    await open(page, `/docs/${area}`);
    const sidebar = sidebarOf(page);
    const closed = sidebar.locator('button[aria-expanded="false"]');
    for (let left = await closed.count(); left > 0; left = await closed.count()) {
      const label = await closed.first().getAttribute('aria-label');
      const path = await closed.first().locator('xpath=preceding-sibling::a').getAttribute('href');
      await closed.first().click();
      const opened = sidebar.locator(`li:has(> div > a[href="${path}"]) > ul`);
      await expect(opened, `${label}`).toBeVisible();
    }
    const listed = await sidebar
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    const inArea = new RegExp(`^/docs/${area}(/|$)`);
    expect(listed.filter((path) => inArea.test(path)).sort()).toEqual(
      docsPages.filter((path) => inArea.test(path)),
    );
  }
});
