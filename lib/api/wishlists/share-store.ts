import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { shareLinks } from '../../database/tables/wishlists';
import type { WishlistOwner } from '../http/owner';

/**
 * Stores a share link, unless the owner already has one for the same wishlists and channel.
 *
 * @returns the token of the link: the existing one, if there is one
 */
export async function storeShareLink(
  transaction: Transaction,
  { shopId, customer, session }: WishlistOwner,
  link: Pick<typeof shareLinks.$inferInsert, 'token' | 'channel' | 'wishlistIds' | 'createdAt'>,
): Promise<string> {
  const [stored] = await transaction
    .insert(shareLinks)
    .values({
      ...link,
      shopId,
      customerId: customer?.id ?? null,
      sessionId: session?.id ?? null,
    })
    .onConflictDoUpdate({
      target: [
        shareLinks.shopId,
        shareLinks.customerId,
        shareLinks.sessionId,
        shareLinks.channel,
        shareLinks.wishlistIds,
      ],
      // Changes nothing, but returns the existing row.
      set: { token: sql`${shareLinks.token}` },
    })
    .returning({ token: shareLinks.token });
  if (!stored) throw new Error('A share link was not stored.');
  return stored.token;
}
