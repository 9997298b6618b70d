import type { Page } from '@playwright/test';
import { viewerIsShown } from './support/api-page';
import { allPages } from './support/pages';
import { expect, open, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ timeout: 900_000 });

const PARTS = 4;
const parts = Array.from({ length: PARTS }, (_, part) =>
  allPages.filter((_path, index) => index % PARTS === part),
);

/** Collects what the policy of a page refused, also what the console does not tell. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tell', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { tell: (text: string) => void }).tell(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  return violations;
}

/** Does with a page what a reader may do with any. */
async function use(page: Page): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  if ((await tabs.count()) > 1) await tabs.nth(1).click();
  const copy = page.getByRole('button', { name: 'Copy code to clipboard' });
  if ((await copy.count()) > 0) await copy.first().click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('points');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The first one empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
}

for (const [index, paths] of parts.entries()) {
  test(`every page keeps to its policy, whatever is done with it (${index + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto('about:blank');
        await open(page, path);
        if (path === '/api') {
          await viewerIsShown(page);
          await page.locator('.api-viewer [data-operation="redeem"]').getByRole('button').click();
        }
        await use(page);
        const html = page.locator('html');
        const before = await html.getAttribute('data-theme');
        while ((await html.getAttribute('data-theme')) === before)
          await page.locator('header button[aria-label*="color mode"]').click();
      });
    }
    expect(violations).toEqual([]);
  });
}

test('pages that are followed without a load keep to the policy of the first', async ({ page }) => {
  const violations = await collectViolations(page);
  await open(page, '/');
  for (const path of ['/docs', '/api', '/', '/docs']) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    if (path === '/api') await viewerIsShown(page);
  }
  await page.goto('/search?q=points');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('what is written into a page by others', () => {
  // The browser reports what it refuses.
  test.use({ expectedMessages: [/Content Security Policy/] });

  test('does not run', async ({ page }) => {
    const violations = await collectViolations(page);
    await open(page, '/docs');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.ran = true">',
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'ran' in window;
    });
    expect(ran).toBe(false);
    expect(violations).toHaveLength(2);
  });
});
