import { beforeEach, describe, expect, it } from 'vitest';
import { itemOf, variantsIn } from './items.fixture';
import { ada, api, bela, hat, scarf, setUpWishlistApi } from './wishlists.fixture';

const { productId } = scarf;

setUpWishlistApi();

describe('moveWishlistItem', () => {
  let from: number;
  let to: number;
  const move = (body: object = {}) =>
    api.call('moveWishlistItem', {
      body: { ...ada, productId, fromWishlistId: from, toWishlistId: to, ...body },
    });
  beforeEach(async () => {
    from = await api.newWishlist(ada, 'From');
    to = await api.newWishlist(ada, 'To');
    await api.addItem(ada, { productId, variantId: scarf.second, wishlistId: from });
    await api.addItem(ada, { productId, variantId: scarf.first, wishlistId: from });
    await api.addItem(ada, { productId: hat.productId, wishlistId: from });
    api.clock.advance(1_000);
    await api.addItem(ada, { productId: hat.productId, wishlistId: to });
    await api.newEvents();
  });

  it('moves all variants; they keep their age', async () => {
    const { status, body } = await move();
    expect([status, body]).toEqual([200, { movedWishlistItem: itemOf(to, scarf.first) }]);
    expect(await variantsIn(from)).toEqual([hat.first]);
    expect(await variantsIn(to)).toEqual([scarf.second, scarf.first, hat.first]);
    const ids = { fromWishlistId: from, toWishlistId: to };
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'wishlistItem/moved',
        payload: { ...ids, wishlistItem: itemOf(to, scarf.second) },
      },
      { topic: 'wishlistItem/moved', payload: { ...ids, wishlistItem: itemOf(to, scarf.first) } },
    ]);
  });

  it('returns 400 and moves nothing if the target contains one of the variants', async () => {
    await api.addItem(ada, { productId, variantId: scarf.first, wishlistId: to });
    await api.newEvents();
    expect(await move()).toMatchObject({ status: 400 });
    expect(await variantsIn(from)).toEqual([scarf.second, scarf.first, hat.first]);
    expect(await variantsIn(to)).toEqual([hat.first, scarf.first]);
    expect(await api.newEvents()).toEqual([]);
  });

  it('moves if the target contains another variant only', async () => {
    await api.addItem(ada, { productId, variantId: scarf.third, wishlistId: to });
    expect((await move()).status).toBe(200);
  });

  it('returns 400 if source and target are the same', async () => {
    expect(await move({ toWishlistId: from })).toMatchObject({
      status: 400,
      body: { message: ['toWishlistId must differ from fromWishlistId'] },
    });
  });

  it('returns 404 for wishlists and products that do not exist, and names the field', async () => {
    const others = await api.newWishlist(bela);
    expect(await move({ fromWishlistId: 1 })).toMatchObject({
      status: 404,
      body: { message: ['fromWishlistId matches no wishlist'] },
    });
    expect(await move({ toWishlistId: others })).toMatchObject({
      status: 404,
      body: { message: ['toWishlistId matches no wishlist'] },
    });
    expect(await move({ productId: 1 })).toMatchObject({
      status: 404,
      body: { message: ['productId matches no wishlist item'] },
    });
  });

  it('moves the items once if two requests move them at once', async () => {
    const third = await api.newWishlist(ada, 'Third');
    await api.newEvents();
    const statuses = await Promise.all([
      move().then(({ status }) => status),
      move({ toWishlistId: third }).then(({ status }) => status),
    ]);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await api.newEvents()).toHaveLength(2);
  });
});

describe('updateWishlistItemVariant', () => {
  let wishlistId: number;
  const update = (body: object) =>
    api.call('updateWishlistItemVariant', { body: { ...ada, wishlistId, productId, ...body } });
  beforeEach(async () => {
    wishlistId = await api.newWishlist(ada);
    await api.addItem(ada, { productId, variantId: scarf.first, wishlistId });
    api.clock.advance(1_000);
    await api.addItem(ada, { productId: hat.productId, wishlistId });
    await api.newEvents();
  });

  it('replaces the only variant; the item keeps age and place', async () => {
    const { status, body } = await update({ newVariantId: scarf.second });
    const wishlistItem = itemOf(wishlistId, scarf.second);
    expect([status, body]).toEqual([200, { updatedWishlistItem: wishlistItem }]);
    expect(await variantsIn(wishlistId)).toEqual([scarf.second, hat.first]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'wishlistItem/updated',
        payload: { wishlistItem, oldVariantId: scarf.first, newVariantId: scarf.second },
      },
    ]);
  });

  describe('with several variants in the wishlist', () => {
    beforeEach(async () => {
      await api.addItem(ada, { productId, variantId: scarf.second, wishlistId });
      await api.newEvents();
    });

    it('returns 400 without oldVariantId', async () => {
      expect(await update({ newVariantId: scarf.third })).toMatchObject({
        status: 400,
        body: { message: ['oldVariantId is required'] },
      });
      expect(await api.newEvents()).toEqual([]);
    });

    it('replaces oldVariantId', async () => {
      const body = { newVariantId: scarf.third, oldVariantId: scarf.first };
      expect((await update(body)).status).toBe(200);
      expect(await variantsIn(wishlistId)).toEqual([scarf.third, hat.first, scarf.second]);
    });

    it('returns 400 if the wishlist already contains newVariantId', async () => {
      const body = { newVariantId: scarf.second, oldVariantId: scarf.first };
      expect(await update(body)).toMatchObject({
        status: 400,
        body: { message: ['newVariantId is already in the wishlist'] },
      });
      expect(await api.newEvents()).toEqual([]);
    });
  });

  it('returns 400 if newVariantId is the variant in the wishlist', async () => {
    expect((await update({ newVariantId: scarf.first })).status).toBe(400);
    const body = { newVariantId: scarf.first, oldVariantId: scarf.first };
    expect(await update(body)).toMatchObject({
      status: 400,
      body: { message: ['newVariantId must differ from oldVariantId'] },
    });
  });

  it.each([
    ['a wishlist', { wishlistId: 1, newVariantId: scarf.second }],
    ['a product', { productId: 1, newVariantId: scarf.second }],
    ['a variant', { newVariantId: 1 }],
    ['a variant of another product', { newVariantId: hat.first }],
    ['an old variant', { newVariantId: scarf.second, oldVariantId: scarf.third }],
  ])('returns 404 for %s that does not exist', async (_what, body) => {
    expect((await update(body)).status).toBe(404);
    expect(await variantsIn(wishlistId)).toEqual([scarf.first, hat.first]);
  });
});
