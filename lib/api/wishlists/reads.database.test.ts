import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../database/tables/catalog';
import {
  ada,
  api,
  bela,
  createWishlistApi,
  hat,
  scarf,
  setUpWishlistApi,
} from './wishlists.fixture';

const { productId } = scarf;

setUpWishlistApi();

describe('getWishlists', () => {
  it('returns the wishlists of the owner with their items, oldest first', async () => {
    const first = await api.newWishlist(ada, 'First');
    api.clock.advance(1);
    const second = await api.newWishlist(ada, 'Second');
    await api.newWishlist(bela, 'Other');
    await api.addItem(ada, { productId, wishlistId: second });
    api.clock.advance(1);
    await api.addItem(ada, { productId: hat.productId, wishlistId: second });
    const { wishlists } = await api.ok('getWishlists', { query: ada });
    expect(wishlists).toMatchObject([
      { wishlistId: first, items: [] },
      {
        wishlistId: second,
        items: [{ product: { id: productId } }, { product: { id: hat.productId } }],
      },
    ]);
  });

  it('returns null as the handle of a removed product', async () => {
    await api.addItem(ada, { productId });
    await api.database
      .update(products)
      .set({ removedAt: new Date(api.clock.now()) })
      .where(eq(products.shopId, api.shop.id));
    const { wishlists } = await api.ok('getWishlists', { query: ada });
    expect(wishlists[0].items[0].product).toEqual({
      id: productId,
      handle: null,
      variantId: scarf.first,
    });
  });
});

describe('getWishlistItems', () => {
  it('returns pages that neither overlap nor skip, and an empty one after the last', async () => {
    const wishlistId = await api.newWishlist(ada);
    const variants = [scarf.second, scarf.first, scarf.third];
    for (const variantId of variants) {
      await api.addItem(ada, { productId, variantId, wishlistId });
    }
    const page = (page: number) =>
      api.ok('getWishlistItems', { query: { ...ada, wishlistId, perPage: 2, page } });
    const pages = [await page(1), await page(2), await page(3), await page(9_007_199_254_740_991)];
    expect(
      pages.map(({ wishlistItems }) =>
        wishlistItems.map((item: { product: { variantId: number } }) => item.product.variantId),
      ),
    ).toEqual([[scarf.second, scarf.first], [scarf.third], [], []]);
    expect(pages[1]).toMatchObject({ totalCount: 3, currentPage: 2, perPage: 2 });
    expect(pages[2]).toMatchObject({ totalCount: 3, currentPage: 3 });
  });

  it('returns 50 items a page by default', async () => {
    const wishlistId = await api.newWishlist(ada);
    expect(await api.ok('getWishlistItems', { query: { ...ada, wishlistId } })).toEqual({
      totalCount: 0,
      currentPage: 1,
      perPage: 50,
      wishlistItems: [],
    });
  });

  it('returns 404 for a wishlist that does not exist or belongs to another owner', async () => {
    const others = await api.newWishlist(bela);
    const read = (wishlistId: number) =>
      api.call('getWishlistItems', { query: { ...ada, wishlistId } });
    const missing = await read(1);
    expect(missing.status).toBe(404);
    expect((await read(others)).body).toEqual(missing.body);
  });

  it.each([0, 251])('returns 400 for perPage %i', async (perPage) => {
    const query = { ...ada, wishlistId: 1, perPage };
    expect((await api.call('getWishlistItems', { query })).status).toBe(400);
  });
});

describe('getWishlistProductStatuses', () => {
  const read = (query: object) => api.call('getWishlistProductStatuses', { query: { ...query } });

  it('returns an entry for each product in the requested order, zeros for an unknown one', async () => {
    await api.addItem(ada, { productId, variantId: scarf.third });
    await api.addItem(ada, { productId, variantId: scarf.second });
    const wishlistId = await api.newWishlist(ada, 'Second');
    await api.addItem(ada, { productId, variantId: scarf.third, wishlistId });
    await api.addItem(bela, { productId });
    await api.addItem(await api.newSession(), { productId: hat.productId });
    const { body } = await read({ ...ada, productIds: [1, hat.productId, productId, 1] });
    expect(body).toEqual({
      totalCount: 3,
      currentPage: 1,
      perPage: 50,
      wishlistProductStatuses: [
        { productId: 1, wishlistItemsCount: 0, productInWishlist: false, variantsInWishlist: [] },
        {
          productId: hat.productId,
          wishlistItemsCount: 1,
          productInWishlist: false,
          variantsInWishlist: [],
        },
        {
          productId,
          wishlistItemsCount: 4,
          productInWishlist: true,
          variantsInWishlist: [scarf.second, scarf.third],
        },
      ],
    });
  });

  it('applies the page to the ids', async () => {
    const productIds = [5, 4, 3, 2, 1];
    const page = async (page: number) => {
      const { body } = await read({ ...ada, productIds, perPage: 2, page });
      expect(body).toMatchObject({ totalCount: 5, currentPage: page, perPage: 2 });
      return body.wishlistProductStatuses.map((entry: { productId: number }) => entry.productId);
    };
    expect([await page(1), await page(3), await page(4)]).toEqual([[5, 4], [1], []]);
  });

  it('returns 400 without productIds', async () => {
    expect((await read(ada)).status).toBe(400);
  });

  it('counts the items of this shop only', async () => {
    await api.addItem(ada, { productId });
    const other = await createWishlistApi();
    const { wishlistProductStatuses } = await other.ok('getWishlistProductStatuses', {
      query: { ...ada, productIds: [productId] },
    });
    expect(wishlistProductStatuses[0].wishlistItemsCount).toBe(0);
  });
});
