import { share } from '../../lib/tools/testing/runner/test-all';
import { viewerIsShown } from '../support/api-page';
import { kinds } from '../support/pages';
import { collectPolicyViolations, usePage } from '../support/policy';
import { expect, NOT_FOUND_MESSAGE, open, test } from '../support/test';

// The reference, whose policy differs, is one of them. `inline-scripts.built.test.ts` reads all pages.
for (const [kind, path] of share(Object.entries(kinds), 2, 4)) {
  test.describe(`a page of the kind "${kind}"`, () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedMessages: kind === 'not found' ? [NOT_FOUND_MESSAGE] : [],
    });

    test('complies with its content security policy while a reader uses it', async ({ page }) => {
      const violations = await collectPolicyViolations(page);
      await usePage(page, path);
      expect(violations).toEqual([]);
    });
  });
}

test('pages that are reached without a full load comply with the policy of the first page', async ({
  page,
}) => {
  const violations = await collectPolicyViolations(page);
  await open(page, '/');
  for (const path of ['/docs', '/api', '/', '/docs']) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    if (path !== '/api') continue;
    await page.locator('article#redeem a[href="#redeem"]').click();
    await viewerIsShown(page);
  }
  await page.goto('/search?q=points');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('a script that is injected into a page', () => {
  // The browser reports what it blocks.
  test.use({ expectedMessages: [/Content Security Policy/] });

  test('does not run', async ({ page }) => {
    const violations = await collectPolicyViolations(page);
    await open(page, '/docs');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const image = new Image();
      image.setAttribute('onerror', 'window.ran = true');
      const failed = new Promise((resolve) => image.addEventListener('error', resolve));
      image.src = 'data:,';
      document.body.append(image);
      await failed;
      return 'ran' in window;
    });
    expect(ran).toBe(false);
    expect(violations).toHaveLength(2);
  });
});
