import { describe, expect, it } from 'vitest';
import { oneOwnerMessage } from '../contract/identity';
import { ada, api, hat, setUpWishlistApi } from './wishlists.fixture';

setUpWishlistApi();

const inHeader = (token: string) => ({ headers: { 'X-Session-Token': token } });

describe('the header X-Session-Token', () => {
  it('identifies the owner of wishlists as the query does', async () => {
    const guest = await api.newSession();
    const wishlistId = await api.newWishlist(guest);
    await api.addItem(guest, { productId: hat.productId });
    const { sessionToken } = guest;
    for (const [operation, query] of [
      ['getWishlists', {}],
      ['getWishlistItems', { wishlistId }],
      ['getWishlistProductStatuses', { productIds: [hat.productId] }],
    ] as const) {
      const inQuery = await api.ok(operation, { query: { ...query, sessionToken } });
      expect(await api.ok(operation, { query, ...inHeader(sessionToken) })).toEqual(inQuery);
      const both = { query: { ...query, sessionToken }, ...inHeader(sessionToken) };
      expect(await api.ok(operation, both)).toEqual(inQuery);
    }
  });

  it('must not contradict the rest of the request', async () => {
    const guest = await api.newSession();
    const other = await api.newSession();
    const messagesOf = async (query: Record<string, string>, token: string) => {
      const { status, body } = await api.call('getWishlists', { query, ...inHeader(token) });
      return [status, ...body.message];
    };
    expect(await messagesOf(other, guest.sessionToken)).toEqual([
      400,
      'sessionToken must equal the header X-Session-Token',
    ]);
    expect(await messagesOf(ada, guest.sessionToken)).toEqual([400, oneOwnerMessage]);
    expect(await messagesOf({}, 'ses_unknown')).toEqual([
      400,
      'sessionToken must be the token of an open session',
    ]);
    expect((await messagesOf({}, 'x'.repeat(129)))[0]).toBe(400);
  });

  it('with a storefront token must be the session of the token', async () => {
    const guest = await api.newSession();
    const other = await api.newSession();
    const token = await api.issueStorefrontToken(guest);
    const statusOf = async ({ sessionToken }: typeof guest) =>
      (await api.call('getWishlists', { token, ...inHeader(sessionToken) })).status;
    expect([await statusOf(guest), await statusOf(other)]).toEqual([200, 403]);
  });

  it('is ignored where a request has a body', async () => {
    const guest = await api.newSession();
    const body = { ...ada, wishlistTitle: 'Winter' };
    const created = await api.ok('createWishlist', { body, ...inHeader(guest.sessionToken) });
    expect(created.createdWishlist.sessionToken).toBeNull();
  });

  it('can be sent by scripts of other origins, and is not in the log', async () => {
    const { sessionToken } = await api.newSession();
    await api.ok('getWishlists', inHeader(sessionToken));
    await api.ok('getWishlists', { query: { sessionToken } });
    expect(JSON.stringify(api.log)).not.toContain(sessionToken);
    const address = 'https://api.laurel.example/v2/wishlists/getWishlists';
    const preflight = await api.send(
      new Request(address, {
        method: 'OPTIONS',
        headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'GET' },
      }),
    );
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toContain('X-Session-Token');
  });
});
