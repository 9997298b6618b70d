import { describe, expect, it } from 'vitest';
import { testBrowser } from './test-browser';

const browser = testBrowser();

describe('a hundred product cards', () => {
  it('ask once for all hearts, and once for the ratings of each twenty products', async () => {
    const card = (productId: number) => {
      const product = `data-laurel-product-id="${productId}"`;
      return `<div><div class="laurel-rv-listing-average-placeholder" ${product}></div>
        <div class="laurel-add-to-wishlist-product-card-placeholder" ${product} data-laurel-variant-id="1"></div></div>`;
    };
    const body = Array.from({ length: 100 }, (_, at) => card(880010 + at)).join('');
    const page = await browser.open({ body });
    await page.getByRole('button', { name: 'Save to wishlist' }).nth(99).waitFor();
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/v2/'))
        .map((path) => path.split('/').at(-1))
        .sort(),
    );
    expect(names).toEqual([
      ...Array.from({ length: 5 }, () => 'getReviewAggregates'),
      'getWishlistProductStatuses',
    ]);
  });
});
