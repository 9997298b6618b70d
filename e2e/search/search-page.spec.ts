import { violationsOf } from '../../lib/tools/testing/axe';
import { DOC, EXPECTED_RESULT } from '../support/search';
import { expect, open, test } from '../support/test';

test.describe('the search page', () => {
  test('shows results while a reader types, and keeps the query in the address', async ({
    page,
  }) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('vip tiers');
    await expect(page).toHaveURL(/\/search\?q=vip\+tiers$/);
    await expect(page.locator('main li a').first()).toHaveAttribute('href', EXPECTED_RESULT);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('has the robots tag noindex and is accessible', async ({ page }) => {
    await page.goto('/search?q=vip%20tiers');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('has an OpenSearch description for browsers', async ({ page, request }) => {
    await page.goto(DOC);
    const link = page.locator('link[rel=search]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('application/opensearchdescription+xml');
    expect(await response.text()).toContain('/search?q={searchTerms}');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the navbar links to the search page, which shows results', async ({ page }) => {
    await page.goto(DOC);
    await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('wishlist item created');
    await page.getByLabel('Search in').selectOption('Webhooks');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=wishlist\+item\+created&area=Webhooks$/);
    await expect(page.locator('main li a').first()).toHaveAttribute(
      'href',
      '/docs/Webhooks/topics/wishlists/wishlist_item_created',
    );
    await expect(page.locator('main mark').first()).toBeVisible();
  });
});
