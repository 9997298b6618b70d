import { share } from '../../lib/tools/testing/runner/test-all';
import { kinds } from '../support/pages';
import { expect, open, test } from '../support/test';

/** Kinds of pages with buttons for their Markdown. The home page and `/api` have other links to it. */
const offered = Object.entries(kinds).filter(
  ([kind]) => !['home', 'api', 'not found'].includes(kind),
);
/** Each page copies what its address for Markdown returns, whatever its kind. */
const ENOUGH = 4;

for (const [kind, path] of share(offered, 0, ENOUGH)) {
  test(`a page of the kind "${kind}" can be copied and seen as Markdown`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const title = await page.locator('h1').textContent();
    // The script that copies is loaded after the page. A click before that does nothing.
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy as Markdown' }).click({ timeout: 1_000 });
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`\n# ${title}\n`);

    const address = await page
      .getByRole('link', { name: 'View as Markdown' })
      .evaluate((link: HTMLAnchorElement) => link.href);
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(copied);
  });
}

test('the API reference links to its Markdown', async ({ page }) => {
  await open(page, kinds.api ?? '');
  const link = page.getByRole('link', { name: 'Reference as Markdown' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await response.text()).toContain('\n# Private API explorer\n');
});
