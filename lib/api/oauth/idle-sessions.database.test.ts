import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRow } from '../database/sql';
import { sessions, shareLinks, wishlistItems, wishlists } from '../database/tables/wishlists';
import { inTransaction } from '../database/transaction';
import { ada, api, scarf } from '../wishlists/wishlists.fixture';
import { removeIdleSessions } from './session-store';
import { attach, guest, replaceSession, setUpSessions } from './sessions.fixture';

const { productId } = scarf;

const DAY_MS = 24 * 60 * 60 * 1_000;

setUpSessions();

describe('removing idle sessions', () => {
  const removeUntil = (shopId: number, timestamp: number) =>
    inTransaction(api.database, (transaction) =>
      removeIdleSessions(transaction, timestamp, shopId),
    );
  const clean = () => removeUntil(api.shop.id, api.clock.now());
  beforeEach(async () => {
    // The demo shop has sessions too.
    await removeUntil(api.shop.id, api.clock.now() + 365 * DAY_MS);
    await replaceSession();
  });
  const rowsOf = async () => {
    const count = async (
      table: typeof sessions | typeof wishlists | typeof wishlistItems | typeof shareLinks,
    ) =>
      (await api.database.select({ id: table.id }).from(table).where(eq(table.shopId, api.shop.id)))
        .length;
    return [
      await count(sessions),
      await count(wishlists),
      await count(wishlistItems),
      await count(shareLinks),
    ];
  };
  const later = async (milliseconds: number) => {
    api.clock.advance(milliseconds);
    return api.issueToken('full');
  };

  it('deletes a session with all that it owns when it was not used for 90 days', async () => {
    const wishlistId = await api.newWishlist(guest);
    await api.addItem(guest, { productId });
    const body = { ...guest, wishlistIds: [wishlistId], shareChannel: 'email' };
    await api.ok('createShareLink', { body });
    const kept = await api.newWishlist(ada);
    const before = await rowsOf();
    await later(90 * DAY_MS - 1);
    expect(await clean()).toBe(0);
    expect(await rowsOf()).toEqual(before);
    const token = await later(1);
    await api.newEvents();
    expect(await clean()).toBe(1);
    expect(await clean()).toBe(0);
    expect((await api.call('getWishlists', { query: guest, token })).status).toBe(400);
    expect(await api.ok('getWishlists', { query: ada, token })).toMatchObject({
      wishlists: [{ wishlistId: kept }],
    });
    expect(await rowsOf()).toEqual(before.map((count) => count - 1));
    expect(await api.newEvents()).toEqual([]);
  });

  it.each([
    ['a read', 'getWishlists'],
    ['a change', 'createWishlist'],
  ] as const)('keeps a session that %s used since', async (_what, operation) => {
    const token = await later(60 * DAY_MS);
    const fields = operation === 'getWishlists' ? 'query' : 'body';
    const wanted = operation === 'getWishlists' ? guest : { ...guest, wishlistTitle: 'Later' };
    await api.ok(operation, { [fields]: wanted, token });
    await later(90 * DAY_MS - 1);
    expect(await clean()).toBe(0);
    await later(1);
    expect(await clean()).toBe(1);
  });

  it('deletes the session of a guest token when the token expired', async () => {
    const token = await api.issueStorefrontToken({});
    const { wishlistItem } = await api.ok('createWishlistItem', { body: { productId }, token });
    api.clock.advance(3_600_000 - 1);
    expect(await clean()).toBe(0);
    api.clock.advance(1);
    expect(await clean()).toBe(1);
    const rest = await api.database
      .select()
      .from(wishlists)
      .where(isRow(wishlists, api.shop.id, wishlistItem.wishlistId));
    expect(rest).toEqual([]);
  });

  it('leaves what was passed to a customer', async () => {
    await api.addItem(guest, { productId });
    await attach();
    const token = await later(90 * DAY_MS);
    expect(await clean()).toBe(1);
    const { wishlists } = await api.ok('getWishlists', { query: ada, token });
    expect(wishlists).toMatchObject([{ items: [{ product: { id: productId } }] }]);
  });

  it('leaves the sessions of other shops', async () => {
    await removeUntil(api.otherShop.id, api.clock.now() + 90 * DAY_MS);
    expect((await rowsOf())[0]).toBe(1);
  });
});
