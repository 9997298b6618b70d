import type { Transaction } from '../database/database';
import { shareLinks } from '../database/tables/wishlists';
import type { WishlistOwner } from '../http/access/owner';

/** Stores a share link, unless it is stored already. */
export async function storeShareLink(
  transaction: Transaction,
  { shopId, customer, session }: WishlistOwner,
  link: Pick<typeof shareLinks.$inferInsert, 'tokenHash' | 'channel' | 'wishlistIds' | 'createdAt'>,
): Promise<void> {
  await transaction
    .insert(shareLinks)
    .values({
      ...link,
      shopId,
      customerId: customer?.id ?? null,
      sessionId: session?.id ?? null,
    })
    .onConflictDoNothing({ target: [shareLinks.shopId, shareLinks.tokenHash] });
}
