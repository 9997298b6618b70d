import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { hashOf } from '../database/secret-hash';
import { shareLinks, wishlists } from '../database/tables/wishlists';
import type { WishlistOwner } from '../http/access/owner';
import { selectItems } from './item-store';

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

/** The wishlists that a share link shows, oldest first, and their items; undefined if there is no such link. */
export async function findSharedWishlists(
  transaction: Transaction,
  shopId: number,
  shareToken: string,
) {
  const [link] = await transaction
    .select({ wishlistIds: shareLinks.wishlistIds })
    .from(shareLinks)
    .where(and(eq(shareLinks.shopId, shopId), eq(shareLinks.tokenHash, hashOf(shareToken))));
  if (!link) return undefined;
  const isShown = and(
    eq(wishlists.shopId, shopId),
    inArray(wishlists.id, link.wishlistIds),
    eq(wishlists.isPrivate, false),
  );
  const lists = await transaction
    .select()
    .from(wishlists)
    .where(isShown)
    .orderBy(asc(wishlists.createdAt), asc(wishlists.id));
  return { lists, items: await selectItems(transaction, isShown) };
}
