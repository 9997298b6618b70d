import { beforeEach, describe, expect, it } from 'vitest';
import { isRow } from '../database/sql';
import { wishlists } from '../database/tables/wishlists';
import { ada, api, bela, hat, setUpWishlistApi } from './wishlists.fixture';

setUpWishlistApi();

describe('createShareLink', () => {
  let first: number;
  let second: number;
  beforeEach(async () => {
    first = await api.newWishlist(ada, 'First');
    second = await api.newWishlist(ada, 'Second');
  });
  const share = (wishlistIds: number[], shareChannel = 'email', identity: object = ada) =>
    api.call('createShareLink', { body: { ...identity, wishlistIds, shareChannel } });
  const linkOf = async (...args: Parameters<typeof share>) => {
    const { status, body } = await share(...args);
    expect(status).toBe(200);
    return new URL(body.shareLink);
  };
  const read = async (link: URL, token = api.accessToken) => {
    const shareToken = link.searchParams.get('shareToken') ?? '';
    return api.ok('getWishlists', { token, query: { shareToken } });
  };
  /** The ids of the wishlists that a link shows: those that exist and are not private, oldest first. */
  const shown = async (link: URL) => {
    const { wishlists: lists } = await read(link);
    return lists.map(({ wishlistId }: { wishlistId: number }) => wishlistId);
  };

  it('returns an address of the storefront', async () => {
    const link = await linkOf([first]);
    expect(link.pathname).toBe('/pages/shared-wishlists');
    expect([...link.searchParams.keys()]).toEqual(['shareToken']);
    expect(await shown(link)).toEqual([first]);
  });

  it('shows its wishlists to every customer and guest, without their owner', async () => {
    await api.addItem(ada, { productId: hat.productId, wishlistId: first });
    const link = await linkOf([second, first]);
    for (const identity of [bela, {}]) {
      const token = await api.issueStorefrontToken(identity);
      const { wishlists: lists } = await read(link, token);
      expect(lists).toMatchObject([
        { wishlistId: first, wishlistTitle: 'First', items: [{ product: { id: hat.productId } }] },
        { wishlistId: second, items: [] },
      ]);
      expect(JSON.stringify(lists)).not.toMatch(/@|ses_|6600001/);
    }
    expect(await shown(await linkOf([second]))).toEqual([second]);
  });

  it('returns 404 for an unknown token, and 400 for a token and an owner', async () => {
    const unknown = await api.call('getWishlists', { query: { shareToken: 'sh_unknown' } });
    expect([unknown.status, unknown.headers.get('laurel-error'), unknown.body.message]).toEqual([
      404,
      'wishlistNotFound',
      ['shareToken matches no share link'],
    ]);
    const both = await api.call('getWishlists', { query: { ...ada, shareToken: 'sh_unknown' } });
    expect([both.status, both.headers.get('laurel-error')]).toEqual([400, 'wishlistReadInvalid']);
  });

  it('returns the same link for the same set of wishlists and channel', async () => {
    const link = await linkOf([first, second]);
    expect(await linkOf([second, first, second])).toEqual(link);
    expect(await linkOf([first])).not.toEqual(link);
    expect(await linkOf([first, second], 'whatsapp')).not.toEqual(link);
  });

  it('returns the same link to requests that are sent at once', async () => {
    const links = await Promise.all(Array.from({ length: 6 }, () => linkOf([first])));
    expect(new Set(links.map(String)).size).toBe(1);
  });

  it('returns 400 for a private wishlist, and 404 for an unknown one', async () => {
    await api.ok('updateWishlist', { body: { ...ada, wishlistId: second, isPrivate: true } });
    expect((await share([first, second])).status).toBe(400);
    expect((await share([first, 1])).status).toBe(404);
    expect((await share([second, 1])).status).toBe(404);
    expect((await share([await api.newWishlist(bela)])).status).toBe(404);
  });

  it('accepts 100 wishlists, and returns 400 for more', async () => {
    const isFirst = isRow(wishlists, api.shop.id, first);
    const [stored] = await api.database.select().from(wishlists).where(isFirst);
    if (!stored) throw new Error('The first wishlist was not stored.');
    const { id: _, ...fields } = { ...stored, isDefault: false };
    const added = await api.database.insert(wishlists).values(Array(98).fill(fields)).returning();
    const ids = [first, second, ...added.map(({ id }) => id)];
    expect(await shown(await linkOf(ids))).toHaveLength(100);
    expect((await share([...ids, first])).status).toBe(400);
  });

  it('leads to the wishlists that still exist and are not private', async () => {
    const third = await api.newWishlist(ada, 'Third');
    const link = await linkOf([first, second, third]);
    await api.ok('updateWishlist', { body: { ...ada, wishlistId: first, isPrivate: true } });
    expect(await shown(link)).toEqual([second, third]);
    await api.ok('deleteWishlist', { body: { ...ada, wishlistId: second } });
    expect(await shown(link)).toEqual([third]);
    await api.ok('updateWishlist', { body: { ...ada, wishlistId: first, isPrivate: false } });
    expect(await shown(link)).toEqual([first, third]);
  });

  it('shares the wishlists of a guest', async () => {
    const guest = await api.newSession();
    const wishlistId = await api.newWishlist(guest);
    const link = await linkOf([wishlistId], 'email', guest);
    expect(await linkOf([wishlistId], 'email', guest)).toEqual(link);
    expect((await share([wishlistId], 'email', ada)).status).toBe(404);
  });
});
