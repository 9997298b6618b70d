import { beforeEach, describe, expect, it } from 'vitest';
import { itemOf, ownedByAda, variantsIn } from './items.fixture';
import {
  ada,
  api,
  bela,
  foreign,
  hat,
  removed,
  scarf,
  setUpWishlistApi,
} from './wishlists.fixture';

const { productId } = scarf;

setUpWishlistApi();

describe('createWishlistItem', () => {
  const add = (body: object) => api.call('createWishlistItem', { body: { ...ada, ...body } });

  it('adds a variant to a wishlist and fires wishlistItem/created', async () => {
    const wishlistId = await api.newWishlist(ada);
    await api.newWishlist(ada, 'Later');
    const { status, body } = await add({ productId, variantId: scarf.second, wishlistId });
    const wishlistItem = itemOf(wishlistId, scarf.second);
    expect([status, body]).toEqual([200, { wishlistItem }]);
    expect(await variantsIn(wishlistId)).toEqual([scarf.second]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'wishlistItem/created',
        payload: { occurredAt: '2026-03-04T09:15:00.000Z', wishlistItem },
      },
    ]);
  });

  it('takes the first variant by position', async () => {
    const { body } = await add({ productId });
    expect(body.wishlistItem.product.variantId).toBe(scarf.first);
  });

  it('takes the latest wishlist by creation time, even if another one is the default', async () => {
    await api.newWishlist(ada, 'Default');
    api.clock.advance(1);
    const latest = await api.newWishlist(ada, 'Latest');
    const { body } = await add({ productId });
    expect(body.wishlistItem.wishlistId).toBe(latest);
  });

  it('takes the one with the greatest id of wishlists that are equally old', async () => {
    await api.newWishlist(ada, 'A');
    const last = await api.newWishlist(ada, 'B');
    expect((await add({ productId })).body.wishlistItem.wishlistId).toBe(last);
  });

  it('creates a default wishlist for the first item', async () => {
    const { body } = await add({ productId });
    expect(await api.ok('getWishlists', { query: ada })).toEqual({
      wishlists: [
        {
          ...ownedByAda,
          wishlistId: body.wishlistItem.wishlistId,
          wishlistTitle: 'Wishlist',
          isDefault: true,
          isPrivate: false,
          items: [itemOf(body.wishlistItem.wishlistId, scarf.first)],
        },
      ],
    });
  });

  it('returns 400 if the wishlist already contains the variant, and accepts another one', async () => {
    await add({ productId });
    await api.newEvents();
    expect(await add({ productId, variantId: scarf.first })).toMatchObject({ status: 400 });
    expect(await api.newEvents()).toEqual([]);
    expect((await add({ productId, variantId: scarf.second })).status).toBe(200);
  });

  it.each([
    ['a product', { productId: 1 }],
    ['a product of another shop', { productId: foreign.productId }],
    ['a removed product', { productId: removed.productId }],
    ['a variant', { productId, variantId: 1 }],
    ['a variant of another product', { productId, variantId: hat.first }],
    ['a wishlist', { productId, wishlistId: 1 }],
  ])('returns 404 for %s that does not exist, and creates no wishlist', async (_what, body) => {
    expect((await add(body)).status).toBe(404);
    expect(await api.ok('getWishlists', { query: ada })).toEqual({ wishlists: [] });
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 404 for the wishlist of another customer', async () => {
    const wishlistId = await api.newWishlist(bela);
    expect((await add({ productId, wishlistId })).status).toBe(404);
  });

  it('adds to the wishlist of a guest', async () => {
    const guest = await api.newSession();
    const { wishlistItem } = await api.ok('createWishlistItem', { body: { ...guest, productId } });
    expect(wishlistItem).toMatchObject({ customer: null, sessionToken: guest.sessionToken });
    // Whoever receives the event must not get access to the wishlists of the guest.
    expect(JSON.stringify(await api.newEvents())).not.toContain(guest.sessionToken);
  });

  it('adds an item once if it is sent twice at once', async () => {
    const wishlistId = await api.newWishlist(ada);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await add({ productId, wishlistId })).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await api.newEvents()).toHaveLength(1);
  });
});

describe('deleteWishlistItem', () => {
  const remove = (body: object) => api.call('deleteWishlistItem', { body: { ...ada, ...body } });
  let first: number;
  let second: number;
  beforeEach(async () => {
    first = await api.newWishlist(ada, 'First');
    second = await api.newWishlist(ada, 'Second');
    await api.addItem(ada, { productId, variantId: scarf.first, wishlistId: second });
    api.clock.advance(1_000);
    await api.addItem(ada, { productId, variantId: scarf.first, wishlistId: first });
    await api.addItem(ada, { productId, variantId: scarf.second, wishlistId: first });
    await api.addItem(ada, { productId: hat.productId, wishlistId: first });
    await api.addItem(bela, { productId });
    await api.newEvents();
  });

  it('removes a variant from every wishlist and returns the item that was added last', async () => {
    const { status, body } = await remove({ productId, variantId: scarf.first });
    expect([status, body]).toEqual([
      200,
      {
        deletedWishlistItem: itemOf(first, scarf.first),
        deletedWishlistItems: [itemOf(second, scarf.first), itemOf(first, scarf.first)],
      },
    ]);
    expect([await variantsIn(first), await variantsIn(second)]).toEqual([
      [scarf.second, hat.first],
      [],
    ]);
    expect(await api.newEvents()).toMatchObject([
      { topic: 'wishlistItem/deleted', payload: { wishlistItem: itemOf(second, scarf.first) } },
      { topic: 'wishlistItem/deleted', payload: { wishlistItem: itemOf(first, scarf.first) } },
    ]);
  });

  it('removes all variants without variantId', async () => {
    const { body } = await remove({ productId });
    expect(body.deletedWishlistItem).toEqual(itemOf(first, scarf.second));
    expect(body.deletedWishlistItems).toHaveLength(3);
    expect([await variantsIn(first), await variantsIn(second)]).toEqual([[hat.first], []]);
    expect(await api.newEvents()).toHaveLength(3);
  });

  it('removes from one wishlist with wishlistId', async () => {
    const { body } = await remove({ productId, wishlistId: second });
    const removed = itemOf(second, scarf.first);
    expect(body).toEqual({ deletedWishlistItem: removed, deletedWishlistItems: [removed] });
    expect([await variantsIn(first), await variantsIn(second)]).toEqual([
      [scarf.first, scarf.second, hat.first],
      [],
    ]);
    expect(await api.newEvents()).toHaveLength(1);
  });

  it('returns 404 for a wishlist that the owner lacks, or that lacks the product', async () => {
    const foreign = await api.newWishlist(bela);
    for (const [wishlistId, name] of [
      [foreign, 'wishlistNotFound'],
      [await api.newWishlist(ada), 'wishlistItemNotFound'],
    ] as const) {
      const { status, headers } = await remove({ productId, wishlistId });
      expect([status, headers.get('laurel-error')]).toEqual([404, name]);
    }
  });

  it('solves a move to a wishlist that has the variant already, as the fix of the error says', async () => {
    const move = { ...ada, productId, fromWishlistId: first, toWishlistId: second };
    const { headers } = await api.call('moveWishlistItem', { body: move });
    expect(headers.get('laurel-error')).toBe('productAlreadyInTargetWishlist');
    await remove({ productId, variantId: scarf.first, wishlistId: first });
    await api.ok('moveWishlistItem', { body: move });
    expect(await variantsIn(second)).toEqual([scarf.first, scarf.second]);
  });

  it('leaves the items of others', async () => {
    await remove({ productId });
    const { wishlists } = await api.ok('getWishlists', { query: bela });
    expect(wishlists[0].items).toHaveLength(1);
  });

  it.each([
    ['a product', { productId: 1 }],
    ['a variant', { productId, variantId: scarf.third }],
    ['a variant of another product', { productId, variantId: hat.first }],
  ])('returns 404 for %s that is in no wishlist', async (_what, body) => {
    expect((await remove(body)).status).toBe(404);
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 404 the second time', async () => {
    expect((await remove({ productId })).status).toBe(200);
    expect((await remove({ productId })).status).toBe(404);
  });
});
