import { describe, expect, it } from 'vitest';
import { ada, api, bela, createWishlistApi, hat, scarf } from '../wishlists/wishlists.fixture';
import { attach, guest, setUpSessions } from './sessions.fixture';

const { productId } = scarf;

setUpSessions();

async function wishlistsOf(identity: object) {
  return (await api.ok('getWishlists', { query: { ...identity } })).wishlists;
}

const adaData = { shopifyCustomerId: 6600001, email: 'ada@wishlists.example', phone: null };

describe('createSessionToken', () => {
  it('returns a new token each time, and creates no wishlist', async () => {
    const other = await api.newSession();
    expect(guest.sessionToken).toMatch(/^ses_[\w-]{43}$/);
    expect(other).not.toEqual(guest);
    expect(await wishlistsOf(guest)).toEqual([]);
  });

  it('requires an empty object', async () => {
    expect((await api.call('createSessionToken', { body: { shop: 1 } })).status).toBe(400);
    expect((await api.call('createSessionToken')).status).toBe(400);
  });

  it('rejects storefront tokens', async () => {
    for (const identity of [ada, guest]) {
      const token = await api.issueStorefrontToken(identity);
      expect((await api.call('createSessionToken', { body: {}, token })).status).toBe(403);
      expect((await api.call('attachSessionToken', { body: guest, token })).status).toBe(403);
    }
  });
});

describe('attachSessionToken', () => {
  it('returns 204 without an event for a guest without wishlists', async () => {
    expect(await attach()).toMatchObject({ status: 204, body: undefined });
    expect(await api.newEvents()).toEqual([]);
    expect(await wishlistsOf(ada)).toEqual([]);
  });

  it('passes a wishlist with its id, title and privacy, and fires wishlistItem/updated', async () => {
    const wishlistId = await api.newWishlist(guest, 'Gifts');
    await api.ok('updateWishlist', { body: { ...guest, wishlistId, isPrivate: true } });
    await api.addItem(guest, { productId, variantId: scarf.second });
    api.clock.advance(1);
    await api.addItem(guest, { productId });
    await api.newEvents();
    expect((await attach()).status).toBe(204);
    const item = (variantId: number) => ({
      customer: adaData,
      sessionToken: null,
      product: { id: productId, handle: `product-${productId}`, variantId },
      wishlistId,
    });
    expect(await wishlistsOf(ada)).toEqual([
      {
        wishlistId,
        customer: adaData,
        sessionToken: null,
        wishlistTitle: 'Gifts',
        isDefault: true,
        isPrivate: true,
        items: [item(scarf.second), item(scarf.first)],
      },
    ]);
    const event = (variantId: number) => ({
      topic: 'wishlistItem/updated',
      payload: {
        wishlistItem: item(variantId),
        oldVariantId: variantId,
        newVariantId: variantId,
      },
    });
    expect(await api.newEvents()).toMatchObject([event(scarf.second), event(scarf.first)]);
  });

  it('merges a wishlist into the one with the same title', async () => {
    const source = await api.newWishlist(guest, 'winter');
    await api.addItem(guest, { productId: hat.productId });
    await api.addItem(guest, { productId, variantId: scarf.first });
    await api.addItem(guest, { productId, variantId: scarf.second });
    api.clock.advance(1_000);
    const target = await api.newWishlist(ada, 'WINTER');
    await api.addItem(ada, { productId, variantId: scarf.first });
    await api.newEvents();
    expect((await attach()).status).toBe(204);
    const [merged, ...others] = await wishlistsOf(ada);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({ wishlistId: target, wishlistTitle: 'WINTER', isDefault: true });
    expect(
      merged.items.map((item: { product: { variantId: number } }) => item.product.variantId),
    ).toEqual([hat.first, scarf.second, scarf.first]);
    const events = await api.newEvents();
    expect(events).toHaveLength(3);
    expect(events).toContainEqual(
      expect.objectContaining({
        topic: 'wishlistItem/deleted',
        payload: expect.objectContaining({
          wishlistItem: {
            customer: null,
            sessionToken: null,
            product: { id: productId, handle: `product-${productId}`, variantId: scarf.first },
            wishlistId: source,
          },
        }),
      }),
    );
    const updated = events.filter(({ topic }) => topic === 'wishlistItem/updated');
    expect(updated.map(({ payload }) => payload.newVariantId)).toEqual([hat.first, scarf.second]);
    for (const { payload } of updated) {
      expect(payload.wishlistItem).toMatchObject({ customer: adaData, wishlistId: target });
    }
  });

  it("keeps the customer's default the only one", async () => {
    const own = await api.newWishlist(ada, 'Own');
    await api.newWishlist(guest, 'Guest');
    await attach();
    expect(await wishlistsOf(ada)).toMatchObject([
      { wishlistId: own, isDefault: true },
      { wishlistTitle: 'Guest', isDefault: false },
    ]);
  });

  it('returns 204 again for the same customer, and changes nothing', async () => {
    await api.addItem(guest, { productId });
    await attach();
    const before = await wishlistsOf(ada);
    await api.newEvents();
    expect((await attach({ customerIdentifier: 'ada@wishlists.example' })).status).toBe(204);
    expect(await wishlistsOf(ada)).toEqual(before);
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 400 for a session that is unknown, of another shop or of another customer', async () => {
    const message = expect.any(Array);
    expect(await attach(ada, { sessionToken: 'ses_unknown' })).toMatchObject({
      status: 400,
      body: { message },
    });
    const other = await createWishlistApi();
    expect((await attach(ada, await other.newSession())).status).toBe(400);
    await api.addItem(guest, { productId });
    await attach();
    await api.newEvents();
    expect((await attach(bela)).status).toBe(400);
    expect(await wishlistsOf(bela)).toEqual([]);
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 404 for an unknown customer, and leaves the session open', async () => {
    await api.addItem(guest, { productId });
    expect((await attach({ customerIdentifier: '1' })).status).toBe(404);
    expect(await wishlistsOf(guest)).toHaveLength(1);
  });

  it('ends the session', async () => {
    await attach();
    expect((await api.call('getWishlists', { query: guest })).status).toBe(400);
    const body = { ...guest, productId };
    expect((await api.call('createWishlistItem', { body })).status).toBe(400);
    expect((await api.call('getStorefrontToken', { body: guest })).status).toBe(400);
  });

  it('merges once if it is sent several times at once', async () => {
    await api.addItem(guest, { productId });
    await api.newEvents();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await attach()).status),
    );
    expect(statuses).toEqual(Array(6).fill(204));
    expect(await wishlistsOf(ada)).toHaveLength(1);
    expect(await api.newEvents()).toHaveLength(1);
  });

  it('attaches to one of two customers who are sent at once', async () => {
    await api.addItem(guest, { productId });
    const results = await Promise.all([attach(ada), attach(bela)]);
    expect(results.map(({ status }) => status).sort()).toEqual([204, 400]);
    const owned = [...(await wishlistsOf(ada)), ...(await wishlistsOf(bela))];
    expect(owned).toHaveLength(1);
  });

  it('merges two sessions that are attached to the same customer at once', async () => {
    const other = await api.newSession();
    for (const session of [guest, other]) {
      await api.addItem(session, { productId });
      await api.addItem(session, { productId: hat.productId });
    }
    await api.newEvents();
    const results = await Promise.all([attach(ada, guest), attach(ada, other)]);
    expect(results.map(({ status }) => status)).toEqual([204, 204]);
    expect(await wishlistsOf(ada)).toMatchObject([{ isDefault: true, items: [{}, {}] }]);
    const topics = (await api.newEvents()).map(({ topic }) => topic);
    expect(topics.filter((topic) => topic === 'wishlistItem/updated')).toHaveLength(2);
    expect(topics.filter((topic) => topic === 'wishlistItem/deleted')).toHaveLength(2);
  });

  it('keeps the share links of the guest, also as links of the customer', async () => {
    const wishlistId = await api.newWishlist(guest);
    const link = { wishlistIds: [wishlistId], shareChannel: 'email' };
    const { shareLink } = await api.ok('createShareLink', { body: { ...guest, ...link } });
    await attach();
    expect(await api.ok('createShareLink', { body: { ...ada, ...link } })).toEqual({ shareLink });
  });
});
