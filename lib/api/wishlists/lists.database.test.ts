import { beforeEach, describe, expect, it } from 'vitest';
import { isRow } from '../database/sql';
import { wishlists } from '../database/tables/wishlists';
import { ada, api, bela, hat, scarf, setUpWishlistApi } from './wishlists.fixture';

setUpWishlistApi();

interface WishlistBody {
  wishlistId: number;
  wishlistTitle: string;
  isDefault: boolean;
}

async function wishlistsOf(identity: object): Promise<WishlistBody[]> {
  return (await api.ok('getWishlists', { query: { ...identity } })).wishlists;
}

async function defaultsOf(identity: object): Promise<number[]> {
  const lists = await wishlistsOf(identity);
  return lists.filter(({ isDefault }) => isDefault).map(({ wishlistId }) => wishlistId);
}

const scarfItem = { productId: scarf.productId };

describe('createWishlist', () => {
  const create = (wishlistTitle: string) =>
    api.call('createWishlist', { body: { ...ada, wishlistTitle } });

  it('creates an empty wishlist; the first one is the default', async () => {
    const { createdWishlist } = (await create('  Gifts  ')).body;
    expect(createdWishlist).toEqual({
      wishlistId: expect.any(Number),
      customer: { shopifyCustomerId: 6600001, email: 'ada@wishlists.example', phone: null },
      sessionToken: null,
      wishlistTitle: 'Gifts',
      isDefault: true,
      isPrivate: false,
      items: [],
    });
    expect((await create('Gifts')).body.createdWishlist.isDefault).toBe(false);
    expect(await wishlistsOf(ada)).toMatchObject([
      { wishlistTitle: 'Gifts', isDefault: true },
      { wishlistTitle: 'Gifts', isDefault: false },
    ]);
    expect(await api.newEvents()).toEqual([]);
  });

  it('accepts a title of 255 code points, and no other', async () => {
    expect((await create('🎁'.repeat(255))).body.createdWishlist.wishlistTitle).toBe(
      '🎁'.repeat(255),
    );
    expect((await create('x'.repeat(256))).status).toBe(400);
    expect((await create(' ')).status).toBe(400);
  });

  it('stores a title as text', async () => {
    const title = `<b>'; drop table wishlists; --`;
    expect((await create(title)).body.createdWishlist.wishlistTitle).toBe(title);
  });

  it('does not make another wishlist the default if the owner has none', async () => {
    const wishlistId = await api.newWishlist(ada);
    await api.ok('updateWishlist', { body: { ...ada, wishlistId, isDefault: false } });
    expect((await create('Second')).body.createdWishlist.isDefault).toBe(false);
  });

  it('creates a default for an owner who deleted all wishlists', async () => {
    const wishlistId = await api.newWishlist(ada);
    await api.ok('deleteWishlist', { body: { ...ada, wishlistId } });
    expect((await create('Again')).body.createdWishlist.isDefault).toBe(true);
  });

  it('creates one default if the first wishlists are created at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D'].map(create));
    expect(await defaultsOf(ada)).toHaveLength(1);
    expect(await wishlistsOf(ada)).toHaveLength(4);
  });

  it('allows 100 wishlists, also if requests are sent at once', async () => {
    const row = {
      shopId: api.shop.id,
      sessionId: null,
      title: 'Many',
      isDefault: false,
      isPrivate: false,
      createdAt: new Date(api.clock.now()),
    };
    const first = await api.newWishlist(ada);
    const [stored] = await api.database
      .select()
      .from(wishlists)
      .where(isRow(wishlists, api.shop.id, first));
    const customerId = stored?.customerId ?? null;
    await api.database.insert(wishlists).values(Array(97).fill({ ...row, customerId }));
    const statuses = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (title) => (await create(title)).status),
    );
    expect(statuses.sort()).toEqual([200, 200, 400, 400]);
    expect(await wishlistsOf(ada)).toHaveLength(100);
    expect(await wishlistsOf(bela)).toEqual([]);
    const body = { ...bela, wishlistTitle: 'Other owner' };
    expect((await api.call('createWishlist', { body })).status).toBe(200);
  });
});

describe('updateWishlist', () => {
  let first: number;
  let second: number;
  beforeEach(async () => {
    first = await api.newWishlist(ada, 'First');
    second = await api.newWishlist(ada, 'Second');
  });
  const update = (wishlistId: number, changes: object) =>
    api.call('updateWishlist', { body: { ...ada, wishlistId, ...changes } });

  it('changes title, privacy and default at once, and returns the items', async () => {
    await api.addItem(ada, { productId: hat.productId, wishlistId: second });
    await api.newEvents();
    const changes = { wishlistTitle: 'Gifts', isDefault: true, isPrivate: true };
    const { status, body } = await update(second, changes);
    expect(status).toBe(200);
    expect(body.updatedWishlist).toMatchObject({
      ...changes,
      wishlistId: second,
      items: [{ product: { id: hat.productId } }],
    });
    expect(await defaultsOf(ada)).toEqual([second]);
    expect(await api.newEvents()).toEqual([]);
  });

  it('clears the default of the other wishlists of the owner only', async () => {
    const others = await api.newWishlist(bela);
    expect((await update(second, { isDefault: true })).status).toBe(200);
    expect(await defaultsOf(ada)).toEqual([second]);
    expect(await defaultsOf(bela)).toEqual([others]);
  });

  it('clears the default; the owner then has none', async () => {
    await update(first, { isDefault: false });
    expect(await defaultsOf(ada)).toEqual([]);
  });

  it('leaves the default alone if isDefault is false for another wishlist', async () => {
    await update(second, { isDefault: false });
    expect(await defaultsOf(ada)).toEqual([first]);
  });

  it('returns 200 if the values are the stored ones', async () => {
    const before = await wishlistsOf(ada);
    const same = { wishlistTitle: 'First', isDefault: true, isPrivate: false };
    expect((await update(first, same)).status).toBe(200);
    expect(await wishlistsOf(ada)).toEqual(before);
  });

  it('returns 400 if there is nothing to change', async () => {
    expect((await update(first, {})).status).toBe(400);
  });

  it('returns 404 for the wishlist of another owner', async () => {
    const others = await api.newWishlist(bela);
    expect((await update(others, { isPrivate: true })).status).toBe(404);
    expect((await update(1, { isPrivate: true })).status).toBe(404);
  });

  it('leaves one default if several requests set another one at once', async () => {
    const third = await api.newWishlist(ada, 'Third');
    const ids = [first, second, third, first, second, third];
    const statuses = await Promise.all(
      ids.map(async (id) => (await update(id, { isDefault: true })).status),
    );
    expect(statuses).toEqual(Array(6).fill(200));
    expect(await defaultsOf(ada)).toHaveLength(1);
  });
});

describe('deleteWishlist', () => {
  it('deletes the wishlist with its items and fires wishlistItem/deleted for each', async () => {
    const wishlistId = await api.newWishlist(ada, 'Gone');
    const kept = await api.newWishlist(ada, 'Kept');
    await api.addItem(ada, { ...scarfItem, wishlistId });
    await api.addItem(ada, { productId: hat.productId, wishlistId });
    await api.addItem(ada, { ...scarfItem, wishlistId: kept });
    const [gone] = await wishlistsOf(ada);
    await api.newEvents();
    const { status, body } = await api.call('deleteWishlist', { body: { ...ada, wishlistId } });
    expect([status, body]).toEqual([200, { removedWishlist: gone }]);
    expect(body.removedWishlist).toMatchObject({ isDefault: true, wishlistTitle: 'Gone' });
    expect(await wishlistsOf(ada)).toMatchObject([{ wishlistId: kept, isDefault: false }]);
    expect(await api.newEvents()).toMatchObject(
      body.removedWishlist.items.map((wishlistItem: object) => ({
        topic: 'wishlistItem/deleted',
        payload: { wishlistItem },
      })),
    );
  });

  it('returns 404 the second time, and for the wishlist of another owner', async () => {
    const wishlistId = await api.newWishlist(ada);
    const remove = (identity: object) =>
      api.call('deleteWishlist', { body: { ...identity, wishlistId } });
    expect((await remove(bela)).status).toBe(404);
    expect((await remove(ada)).status).toBe(200);
    expect((await remove(ada)).status).toBe(404);
  });
});
