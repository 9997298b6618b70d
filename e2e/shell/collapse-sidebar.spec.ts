import type { Page } from '@playwright/test';
import { docsPages, METHOD, NEXT_METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const collapse = (page: Page) =>
  page.getByRole('button', { name: 'Toggle sidebar', expanded: true });
const expand = (page: Page) =>
  page.getByRole('button', { name: 'Toggle sidebar', expanded: false });

/** Names of the sidebar's properties that have had a transition. */
function collectTransitions(page: Page) {
  return page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('transitionrun', (event) => {
      if (event.target instanceof Element && event.target.matches('nav[aria-label="Docs sidebar"]'))
        seen.push(event.propertyName);
    });
  });
}

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test.describe('desktop sidebar collapses and expands', () => {
  test('leaves more room for the text, and expands again', async ({ page }) => {
    await open(page, METHOD);
    const sidebar = sidebarOf(page);
    const link = sidebar.getByRole('link', { name: 'React SDK' });
    const width = async () => (await page.locator('main').boundingBox())?.width ?? 0;
    const before = await width();
    await collapse(page).click();
    await expect(expand(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await expect.poll(width).toBeGreaterThan(before + 100);
    await expand(page).click();
    await expect(link).toBeVisible();
    await expect.poll(width).toBe(before);
  });

  test('with a button that works with the keyboard; Tab skips the hidden links', async ({
    page,
  }) => {
    await open(page, METHOD);
    await collapse(page).focus();
    await page.keyboard.press('Enter');
    await expect(expand(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(expand(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Shift+Tab');
    await expect(expand(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(
      await sidebarOf(page).evaluate((sidebar) => sidebar.contains(document.activeElement)),
    ).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(collapse(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('stays collapsed on the other pages of a visit', async ({ page }) => {
    await open(page, METHOD);
    await collapse(page).click();
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(NEXT_METHOD);
    await expect(expand(page)).toBeVisible();
    await page.reload();
    await expect(expand(page)).toBeVisible();
    await page.locator('html[data-scripts="waiting"]').waitFor();
    await expand(page).click();
    await expect(collapse(page)).toBeVisible();
    await page.reload();
    await expect(collapse(page)).toBeVisible();
  });

  test('with a transition', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await collectTransitions(page);
    await open(page, METHOD);
    await collapse(page).click();
    await expect.poll(() => transitions(page)).toContain('width');
  });

  test('without a transition for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, METHOD);
    const duration = await sidebarOf(page).evaluate((sidebar) => {
      sidebar.querySelector<HTMLElement>('button[title="Toggle sidebar"]')?.click();
      const [time = ''] = getComputedStyle(sidebar).transitionDuration.split(',');
      return Number.parseFloat(time);
    });
    expect(duration).toBeLessThan(0.01);
    await expect(sidebarOf(page).getByRole('link', { name: 'React SDK' })).toBeHidden();
    await expect(expand(page)).toBeVisible();
  });

  test('scrolls to the current page, and does not scroll the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    const last = docsPages.findLast((path) => path.startsWith('/docs/Webhooks/')) ?? '';
    for (const path of [METHOD, last]) {
      await open(page, path);
      await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('shows the page that a link in the text opens', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, '/docs/Sdk');
    for (let step = 0; step < 12; step++) {
      const next = page.locator('main a[rel="next"]');
      const target = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(target);
      const current = sidebarOf(page).locator('[aria-current="page"]');
      await expect(current).toHaveAttribute('href', target);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});
