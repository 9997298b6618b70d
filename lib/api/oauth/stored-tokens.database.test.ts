import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownDatabase } from '../../tools/testing/api/test-database';
import { rowsOf } from '../database/sql';
import { createWishlistApi, hat } from '../wishlists/wishlists.fixture';

// To search all rows of the shared database, with the shops of other tests, takes half a minute.
const database = ownDatabase();
let api: Awaited<ReturnType<typeof createWishlistApi>>;
beforeEach(async () => {
  api = await createWishlistApi(database());
});

/** The tables of the database whose rows contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await api.database.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = rowsOf<{ count: number }>(
      await api.database.execute(
        sql`select count(*)::int as count from ${sql.identifier(name)} as stored
          where position(${text} in stored::text) > 0`,
      ),
    );
    if (row?.count) found.push(name);
  }
  return found;
}

/** The session token that the wishlists of a storefront token contain. */
async function sessionTokenOf(token: string): Promise<string> {
  const body = { productId: hat.productId };
  const headers = { 'Idempotency-Key': 'first-item' };
  const { wishlistItem } = await api.ok('createWishlistItem', { token, body, headers });
  const { wishlists } = await api.ok('getWishlists', { token });
  expect(wishlists.map((list: { sessionToken: string }) => list.sessionToken)).toEqual([
    wishlistItem.sessionToken,
  ]);
  return wishlistItem.sessionToken;
}

describe('a copy of the database', () => {
  it('contains no token of a session, of a guest or of a share link', async () => {
    const { sessionToken } = await api.newSession();
    const ofSession = await api.issueStorefrontToken({ sessionToken });
    const ofGuest = await api.issueStorefrontToken({});
    const ownSession = await sessionTokenOf(ofGuest);
    const wishlistId = await api.newWishlist({ sessionToken });
    const link = { sessionToken, wishlistIds: [wishlistId], shareChannel: 'email' };
    const { shareLink } = await api.ok('createShareLink', { body: link });
    const shareToken = new URL(shareLink).searchParams.get('shareToken') ?? '';
    for (const token of [sessionToken, ofSession, ofGuest, ownSession, shareToken]) {
      expect(token).toMatch(/^(?:ses|st|sh)_[\w-]{43}$/);
      expect(await tablesWith(token)).toEqual([]);
    }
  });
});

describe('a storefront token of a guest', () => {
  it('returns its own session token, and not that of another guest', async () => {
    const session = await api.newSession();
    const first = await api.issueStorefrontToken(session);
    const second = await api.issueStorefrontToken({});
    expect(await sessionTokenOf(first)).toBe(session.sessionToken);
    const own = await sessionTokenOf(second);
    expect(own).not.toBe(session.sessionToken);
    expect(await api.ok('getWishlists', { query: { sessionToken: own } })).toEqual(
      await api.ok('getWishlists', { token: second }),
    );
  });
});
