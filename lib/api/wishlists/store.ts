import { and, asc, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { wishlists } from '../database/tables/wishlists';
import type { WishlistOwner } from '../http/access/owner';

export type WishlistRow = typeof wishlists.$inferSelect;

/** The condition that a wishlist belongs to an owner. */
export function isOwnedBy(owner: WishlistOwner) {
  return and(
    eq(wishlists.shopId, owner.shopId),
    owner.customer
      ? eq(wishlists.customerId, owner.customer.id)
      : eq(wishlists.sessionId, owner.session.id),
  );
}

/** All wishlists of an owner, oldest first. */
export function listWishlists(
  transaction: Transaction,
  owner: WishlistOwner,
): Promise<WishlistRow[]> {
  return transaction
    .select()
    .from(wishlists)
    .where(isOwnedBy(owner))
    .orderBy(asc(wishlists.createdAt), asc(wishlists.id));
}

/** A wishlist of an owner; undefined if it doesn't exist or belongs to another owner. */
export async function findWishlist(
  transaction: Transaction,
  owner: WishlistOwner,
  id: number,
): Promise<WishlistRow | undefined> {
  const [found] = await transaction
    .select()
    .from(wishlists)
    .where(and(isOwnedBy(owner), eq(wishlists.id, id)));
  return found;
}

/** The wishlist that an owner created last, whether or not it is the default. */
export async function latestWishlist(
  transaction: Transaction,
  owner: WishlistOwner,
): Promise<WishlistRow | undefined> {
  const [latest] = await transaction
    .select()
    .from(wishlists)
    .where(isOwnedBy(owner))
    .orderBy(desc(wishlists.createdAt), desc(wishlists.id))
    .limit(1);
  return latest;
}

/** Counts the wishlists of an owner. */
export function countWishlists(transaction: Transaction, owner: WishlistOwner): Promise<number> {
  return transaction.$count(wishlists, isOwnedBy(owner));
}

/** Stores a new wishlist. */
export async function addWishlist(
  transaction: Transaction,
  { shopId, customer, session }: WishlistOwner,
  wishlist: Pick<WishlistRow, 'title' | 'isDefault' | 'createdAt'>,
): Promise<WishlistRow> {
  const [added] = await transaction
    .insert(wishlists)
    .values({
      ...wishlist,
      shopId,
      customerId: customer?.id ?? null,
      sessionId: session?.id ?? null,
      isPrivate: false,
    })
    .returning();
  if (!added) throw new Error('A wishlist was not stored.');
  return added;
}

/** Changes a wishlist. A new default takes the place of the old one (SPECIFICATION.md, I7). */
export async function changeWishlist(
  transaction: Transaction,
  owner: WishlistOwner,
  wishlist: WishlistRow,
  changes: Partial<Pick<WishlistRow, 'title' | 'isDefault' | 'isPrivate'>>,
): Promise<WishlistRow> {
  if (changes.isDefault) {
    await transaction
      .update(wishlists)
      .set({ isDefault: false })
      .where(and(isOwnedBy(owner), eq(wishlists.isDefault, true)));
  }
  const [changed] = await transaction
    .update(wishlists)
    .set(changes)
    .where(isWishlist(wishlist))
    .returning();
  if (!changed) throw new Error('A wishlist was not changed.');
  return changed;
}

/** Deletes a wishlist without items. */
export async function removeWishlist(
  transaction: Transaction,
  wishlist: WishlistRow,
): Promise<void> {
  await transaction.delete(wishlists).where(isWishlist(wishlist));
}

function isWishlist({ shopId, id }: WishlistRow) {
  return isRow(wishlists, shopId, id);
}
