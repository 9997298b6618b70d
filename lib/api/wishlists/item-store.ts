import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { isRow } from '../database/sql';
import { products, variants } from '../database/tables/catalog';
import { wishlistItems, wishlists } from '../database/tables/wishlists';
import type { WishlistOwner } from '../http/access/owner';
import { ApiError } from '../http/api-error';
import { isOwnedBy } from './store';

/** An item with the handle of its product; the handle is null if the shop removed the product. */
export interface ItemRow {
  id: number;
  wishlistId: number;
  productId: number;
  variantId: number;
  addedAt: Date;
  handle: string | null;
}

const itemColumns = {
  id: wishlistItems.id,
  wishlistId: wishlistItems.wishlistId,
  productId: wishlistItems.productId,
  variantId: wishlistItems.variantId,
  addedAt: wishlistItems.addedAt,
  handle: sql<string | null>`case when ${products.removedAt} is null then ${products.handle} end`,
};

const byAge = [asc(wishlistItems.addedAt), asc(wishlistItems.id)];

interface ItemFilter {
  wishlistId?: number | undefined;
  productIds?: readonly number[] | undefined;
  variantId?: number | undefined;
}

function matches(owner: WishlistOwner, filter: ItemFilter): SQL | undefined {
  const { wishlistId, productIds, variantId } = filter;
  return and(
    isOwnedBy(owner),
    wishlistId === undefined ? undefined : eq(wishlistItems.wishlistId, wishlistId),
    productIds === undefined ? undefined : inArray(wishlistItems.productId, [...productIds]),
    variantId === undefined ? undefined : eq(wishlistItems.variantId, variantId),
  );
}

const inItsWishlist = isRow(wishlists, wishlistItems.shopId, wishlistItems.wishlistId);

const ofItsProduct = isRow(products, wishlistItems.shopId, wishlistItems.productId);

/** Items of an owner, oldest first. */
export async function listItems(
  transaction: Transaction,
  owner: WishlistOwner,
  filter: ItemFilter = {},
  page?: { limit: number; offset: number },
): Promise<ItemRow[]> {
  const items = selectItems(transaction, matches(owner, filter));
  return page ? items.limit(page.limit).offset(page.offset) : items;
}

/** Items in wishlists, oldest first. */
export function selectItems(transaction: Transaction, where: SQL | undefined) {
  return transaction
    .select(itemColumns)
    .from(wishlistItems)
    .innerJoin(wishlists, inItsWishlist)
    .leftJoin(products, ofItsProduct)
    .where(where)
    .orderBy(...byAge);
}

/** Counts the items of a wishlist. */
export async function countItems(
  transaction: Transaction,
  owner: WishlistOwner,
  wishlistId: number,
): Promise<number> {
  const [row] = await transaction
    .select({ total: count() })
    .from(wishlistItems)
    .innerJoin(wishlists, inItsWishlist)
    .where(matches(owner, { wishlistId }));
  return row?.total ?? 0;
}

/** Counts the items of all owners by product. Products without any are missing. */
export async function countItemsByProduct(
  transaction: Transaction,
  shopId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ productId: wishlistItems.productId, total: count() })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.shopId, shopId), inArray(wishlistItems.productId, [...productIds])))
    .groupBy(wishlistItems.productId);
  return new Map(rows.map(({ productId, total }) => [productId, total]));
}

/** A variant of a product: the given one, or the first by position. */
export async function findVariant(
  transaction: Transaction,
  shopId: number,
  productId: number,
  variantId?: number | undefined,
) {
  const [variant] = await transaction
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(
        eq(variants.shopId, shopId),
        eq(variants.productId, productId),
        variantId === undefined ? undefined : eq(variants.id, variantId),
      ),
    )
    .orderBy(asc(variants.position), asc(variants.id))
    .limit(1);
  return variant;
}

/** Adds an item, unless the wishlist already contains that variant (SPECIFICATION.md, I8). */
export async function addItem(
  transaction: Transaction,
  item: Omit<typeof wishlistItems.$inferInsert, 'id'>,
): Promise<{ id: number } | undefined> {
  const { shopId, wishlistId, productId, variantId } = wishlistItems;
  const [added] = await transaction
    .insert(wishlistItems)
    .values(item)
    .onConflictDoNothing({ target: [shopId, wishlistId, productId, variantId] })
    .returning({ id: wishlistItems.id });
  return added;
}

/** Deletes items. @returns those that existed until now */
export async function removeItems(
  transaction: Transaction,
  shopId: number,
  items: readonly ItemRow[],
): Promise<ItemRow[]> {
  const removed = await transaction
    .delete(wishlistItems)
    .where(isOneOf(shopId, items))
    .returning({ id: wishlistItems.id });
  return withIds(items, removed);
}

/**
 * Moves items to another wishlist, or gives them another variant; they keep their age.
 *
 * @returns the items as they are now
 * @throws ApiError if the wishlist already has the product with that variant; then none changes
 */
export async function changeItems(
  transaction: Transaction,
  shopId: number,
  items: readonly ItemRow[],
  changes: { wishlistId: number } | { variantId: number },
): Promise<ItemRow[]> {
  try {
    const changed = await transaction
      .update(wishlistItems)
      .set(changes)
      .where(isOneOf(shopId, items))
      .returning({ id: wishlistItems.id });
    return withIds(items, changed).map((item) => ({ ...item, ...changes }));
  } catch (error) {
    if (!isUniqueViolation(error, 'wishlist_items_variant')) throw error;
    throw new ApiError(
      'variantId' in changes ? 'variantAlreadyInWishlist' : 'productAlreadyInTargetWishlist',
    );
  }
}

function isOneOf(shopId: number, items: readonly ItemRow[]) {
  const ids = items.map(({ id }) => id);
  return and(eq(wishlistItems.shopId, shopId), inArray(wishlistItems.id, ids));
}

function withIds(items: readonly ItemRow[], found: readonly { id: number }[]): ItemRow[] {
  const ids = new Set(found.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}
