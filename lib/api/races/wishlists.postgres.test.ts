import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLoadRows } from '../../tools/testing/api/load-rows';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { shareLinks } from '../database/tables/wishlists';
import type { OperationId } from '../operations';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const AT_ONCE = 50;
let api: TestApi;
let customers: string[];
let customerIdentifier: string;
let productId: number;
beforeEach(async () => {
  api = await createTestApi(postgres.database, { keepBuckets: true });
  const rows = await addLoadRows(api.database, api.shop.id, { customers: 2 });
  customers = rows.customers;
  [customerIdentifier = ''] = customers;
  productId = rows.products[0]?.productId ?? 0;
});

const topics = async () => (await api.newEvents()).map(({ topic }) => topic);

/** Sends the same request 50 times at once. */
const repeat = (operation: OperationId, body: object) =>
  sendAtOnce(AT_ONCE, () => api.call(operation, { body }));

const createWishlist = async (): Promise<number> => {
  const body = { customerIdentifier, wishlistTitle: 'Gifts' };
  return (await api.call('createWishlist', { body })).body.createdWishlist.wishlistId;
};

interface Wishlist {
  wishlistTitle: string;
  isDefault: boolean;
}

const readWishlists = async (identifier = customerIdentifier): Promise<Wishlist[]> =>
  (await api.call('getWishlists', { query: { customerIdentifier: identifier } })).body.wishlists;

const countDefaults = async () =>
  (await readWishlists()).filter(({ isDefault }) => isDefault).length;

const createGuestWishlist = async (): Promise<string> => {
  const { sessionToken } = (await api.call('createSessionToken', { body: {} })).body;
  await api.call('createWishlistItem', { body: { sessionToken, productId } });
  await api.newEvents();
  return sessionToken;
};

describe('50 requests at once', () => {
  it('createWishlistItem adds an item once', async () => {
    const wishlistId = await createWishlist();
    const body = { customerIdentifier, wishlistId, productId };
    expect(await repeat('createWishlistItem', body)).toEqual({ 200: 1, 400: 49 });
    expect(await topics()).toEqual(['wishlistItem/created']);
  });

  it('createWishlistItem creates one wishlist for a customer who has none', async () => {
    const body = { customerIdentifier, productId };
    expect(await repeat('createWishlistItem', body)).toEqual({ 200: 1, 400: 49 });
    expect(await readWishlists()).toMatchObject([{ wishlistTitle: 'Wishlist', isDefault: true }]);
  });

  it('deleteWishlistItem removes an item once', async () => {
    const body = { customerIdentifier, productId };
    await api.call('createWishlistItem', { body });
    await api.newEvents();
    expect(await repeat('deleteWishlistItem', body)).toEqual({ 200: 1, 404: 49 });
    expect(await topics()).toEqual(['wishlistItem/deleted']);
  });

  it('moveWishlistItem moves an item once', async () => {
    const [fromWishlistId, toWishlistId] = [await createWishlist(), await createWishlist()];
    await api.call('createWishlistItem', {
      body: { customerIdentifier, productId, wishlistId: fromWishlistId },
    });
    await api.newEvents();
    const body = { customerIdentifier, productId, fromWishlistId, toWishlistId };
    expect(await repeat('moveWishlistItem', body)).toEqual({ 200: 1, 404: 49 });
    expect(await topics()).toEqual(['wishlistItem/moved']);
  });

  it('createShareLink returns the same link each time', async () => {
    const wishlistIds = [await createWishlist()];
    const body = { customerIdentifier, wishlistIds, shareChannel: 'email' };
    expect(await repeat('createShareLink', body)).toEqual({ 200: 50 });
    const links = await api.database
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.shopId, api.shop.id));
    expect(links.filter((link) => link.wishlistIds[0] === wishlistIds[0])).toHaveLength(1);
  });

  it('attachSessionToken passes the wishlists on once', async () => {
    const body = { sessionToken: await createGuestWishlist(), customerIdentifier };
    expect(await repeat('attachSessionToken', body)).toEqual({ 204: 50 });
    expect(await topics()).toEqual(['wishlistItem/updated']);
    expect(await readWishlists()).toHaveLength(1);
  });

  it('attachSessionToken passes a session on to one of two customers', async () => {
    const sessionToken = await createGuestWishlist();
    const counts = await sendAtOnce(AT_ONCE, (index) =>
      api.call('attachSessionToken', {
        body: { sessionToken, customerIdentifier: customers[index % 2] },
      }),
    );
    expect(counts).toEqual({ 204: 25, 400: 25 });
    const lists = await Promise.all(customers.map((identifier) => readWishlists(identifier)));
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('createWishlist stops at 100 wishlists, and the first is the only default', async () => {
    const create = () =>
      api.call('createWishlist', { body: { customerIdentifier, wishlistTitle: 'Gifts' } });
    expect(await sendAtOnce(70, create)).toEqual({ 200: 70 });
    expect(await sendAtOnce(AT_ONCE, create)).toEqual({ 200: 30, 400: 20 });
    expect(await countDefaults()).toBe(1);
  });

  it('updateWishlist makes one of ten wishlists the default', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count++) ids.push(await createWishlist());
    const counts = await sendAtOnce(AT_ONCE, (index) =>
      api.call('updateWishlist', {
        body: { customerIdentifier, wishlistId: ids[index % ids.length], isDefault: true },
      }),
    );
    expect(counts).toEqual({ 200: 50 });
    expect(await countDefaults()).toBe(1);
  });
});
