import { beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  api,
  bela,
  createWishlistApi,
  type OperationId,
  scarf,
  setUpWishlistApi,
} from './wishlists.fixture';

/** Each operation on wishlists with a request that lacks only the owner. */
const requests: [OperationId, 'query' | 'body', object][] = [
  ['getWishlists', 'query', {}],
  ['getWishlistProductStatuses', 'query', { productIds: [1] }],
  ['getWishlistItems', 'query', { wishlistId: 1 }],
  ['createWishlistItem', 'body', { productId: 1 }],
  ['deleteWishlistItem', 'body', { productId: 1 }],
  ['createWishlist', 'body', { wishlistTitle: 'Winter' }],
  ['deleteWishlist', 'body', { wishlistId: 1 }],
  ['createShareLink', 'body', { wishlistIds: [1], shareChannel: 'email' }],
  ['updateWishlist', 'body', { wishlistId: 1, isPrivate: true }],
  ['moveWishlistItem', 'body', { productId: 1, fromWishlistId: 1, toWishlistId: 2 }],
  ['updateWishlistItemVariant', 'body', { wishlistId: 1, productId: 1, newVariantId: 1 }],
];

describe.each(requests)('%s', (operation, place, fields) => {
  setUpWishlistApi(beforeAll);
  const call = (identity: object, token?: string) =>
    api.call(operation, { [place]: { ...fields, ...identity }, ...(token && { token }) });
  const spent = async () => {
    const guest = await api.newSession();
    await api.ok('attachSessionToken', { body: { ...guest, ...ada } });
    return guest;
  };

  it('returns 400 for an access token with no owner, two owners, or an invalid one', async () => {
    const guest = await api.newSession();
    expect(await call({})).toMatchObject({
      status: 400,
      body: { message: ['customerIdentifier or sessionToken is required'] },
    });
    expect((await call({ ...ada, ...guest })).status).toBe(400);
    expect((await call({ customerIdentifier: 'ada' })).status).toBe(400);
    expect((await call({ sessionToken: 'ses_unknown' })).status).toBe(400);
    expect((await call(await spent())).status).toBe(400);
  });

  it('returns 404 for a customer who does not exist in this shop', async () => {
    const missing = await call({ customerIdentifier: '1' });
    expect(missing).toMatchObject({
      status: 404,
      body: { message: ['customerIdentifier matches no customer'] },
    });
    expect((await call({ customerIdentifier: '6600003' })).body).toEqual(missing.body);
    expect((await call({ customerIdentifier: 'cleo@wishlists.example' })).status).toBe(404);
  });

  it("accepts a customer's storefront token with no identity but that of the token", async () => {
    const token = await api.issueStorefrontToken(ada);
    const alone = await call({}, token);
    expect(alone.body.message ?? []).not.toContain(
      'customerIdentifier or sessionToken is required',
    );
    expect((await call(ada, token)).status).toBe(alone.status === 200 ? 200 : 404);
    expect((await call({ customerIdentifier: 'Ada@Wishlists.Example' }, token)).status).toBe(
      alone.status,
    );
    expect((await call(bela, token)).status).toBe(403);
    expect((await call({ customerIdentifier: '1' }, token)).status).toBe(403);
    expect((await call(await api.newSession(), token)).status).toBe(403);
  });

  it("accepts a guest's storefront token with no identity but that of the token", async () => {
    const guest = await api.newSession();
    const token = await api.issueStorefrontToken(guest);
    const alone = await call({}, token);
    expect([200, 404]).toContain(alone.status);
    expect((await call(guest, token)).status).toBe(alone.status);
    expect((await call(ada, token)).status).toBe(403);
    expect((await call(await api.newSession(), token)).status).toBe(403);
    expect((await call({ sessionToken: 'ses_unknown' }, token)).status).toBe(403);
  });

  it("returns 401 for a guest's storefront token when its session is attached", async () => {
    const guest = await api.newSession();
    const token = await api.issueStorefrontToken(guest);
    await api.ok('attachSessionToken', { body: { ...guest, ...ada } });
    expect((await call({}, token)).status).toBe(401);
  });
});

describe('the owner of wishlists', () => {
  setUpWishlistApi();

  it('is the same with a storefront token as with an access token', async () => {
    const token = await api.issueStorefrontToken(ada);
    const wishlistId = await api.newWishlist(ada);
    const { wishlists } = await api.ok('getWishlists', { token });
    expect(wishlists).toMatchObject([{ wishlistId }]);
    const body = { productId: scarf.productId, wishlistId };
    expect((await api.call('createWishlistItem', { body, token })).status).toBe(200);
  });

  it('is a new session for a guest token without one, which ends with the token', async () => {
    const token = await api.issueStorefrontToken({});
    const body = { productId: scarf.productId };
    const { wishlistItem } = await api.ok('createWishlistItem', { body, token });
    const { sessionToken } = wishlistItem;
    expect((await api.call('getWishlists', { query: { sessionToken } })).status).toBe(200);
    const other = await api.issueStorefrontToken({});
    expect(await api.ok('getWishlists', { token: other })).toEqual({ wishlists: [] });
    api.clock.advance(3_600_000);
    expect((await api.call('getWishlists', { token })).status).toBe(401);
    const renewed = await api.issueToken('full');
    const query = { sessionToken };
    expect((await api.call('getWishlists', { query, token: renewed })).status).toBe(400);
  });

  it('is not found in another shop', async () => {
    const guest = await api.newSession();
    const other = await createWishlistApi();
    expect((await other.call('getWishlists', { query: guest })).status).toBe(400);
  });
});
