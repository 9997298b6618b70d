import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../api/database/database';
import { isRow } from '../../../api/database/sql';
import { products } from '../../../api/database/tables/catalog';
import { customers } from '../../../api/database/tables/customers';
import { sessions, wishlistItems, wishlists } from '../../../api/database/tables/wishlists';
import type { WishlistOwner } from '../../../api/http/access/owner';
import type { ItemRow } from '../../../api/wishlists/item-store';

/** An item of a wishlist with the owner of the wishlist. */
export interface OwnedItem {
  owner: WishlistOwner;
  item: ItemRow;
}

/** The items of a product in all wishlists of a shop, oldest first. */
export async function listItemsOfProduct(
  transaction: Transaction,
  shopId: number,
  productId: number,
): Promise<OwnedItem[]> {
  const rows = await transaction
    .select({
      item: wishlistItems,
      handle: products.handle,
      customer: customers,
      session: sessions,
    })
    .from(wishlistItems)
    .innerJoin(products, isRow(products, wishlistItems.shopId, wishlistItems.productId))
    .innerJoin(wishlists, isRow(wishlists, wishlistItems.shopId, wishlistItems.wishlistId))
    .leftJoin(customers, isRow(customers, wishlists.shopId, wishlists.customerId))
    .leftJoin(sessions, isRow(sessions, wishlists.shopId, wishlists.sessionId))
    .where(and(eq(wishlistItems.shopId, shopId), eq(wishlistItems.productId, productId)))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.id));
  return rows.flatMap(({ item, handle, customer, session }): OwnedItem[] => {
    const owned = { ...item, handle };
    const shared = { shopId, sessionToken: null };
    if (customer) return [{ owner: { ...shared, customer, session: null }, item: owned }];
    return session ? [{ owner: { ...shared, customer: null, session }, item: owned }] : [];
  });
}

/** Notes that the shop no longer has a product. @returns whether it had the product until now */
export async function markRemoved(
  transaction: Transaction,
  { shopId, id }: { shopId: number; id: number },
  now: Date,
): Promise<boolean> {
  const removed = await transaction
    .update(products)
    .set({ removedAt: now })
    .where(and(eq(products.shopId, shopId), eq(products.id, id), isNull(products.removedAt)))
    .returning({ id: products.id });
  return removed.length > 0;
}
