import type { ErrorId } from '../contract/errors/errors';

/** Wishlists that an owner can create. */
const MAX_WISHLISTS = 100;

/** The title of the wishlist that is created with the first item of an owner. */
export const FIRST_WISHLIST_TITLE = 'Wishlist';

/** Whether an owner who has this many wishlists can't create another one. */
export function isFull(count: number): boolean {
  return count >= MAX_WISHLISTS;
}

/** The different ids in ascending order, so that equal sets are equal lists. */
export function idSet(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/**
 * Whether wishlists may be shared.
 *
 * @param owned all wishlists of the owner
 * @returns null if so, or the id of the error
 */
export function shareError(
  owned: readonly { id: number; isPrivate: boolean }[],
  wantedIds: readonly number[],
): ErrorId | null {
  const wanted = wantedIds.map((wantedId) => owned.find(({ id }) => id === wantedId));
  if (wanted.includes(undefined)) return 'wishlistNotFound';
  return wanted.some((list) => list?.isPrivate) ? 'privateWishlistShared' : null;
}

/** The address of the page that shows shared wishlists. */
export function shareAddress(storefrontUrl: string, token: string): string {
  return `${storefrontUrl}/pages/shared-wishlists?shareToken=${token}`;
}

/**
 * Chooses the item whose variant changes.
 *
 * @param items of the product in the wishlist, at least one
 * @returns the item, or the id of the error
 */
export function itemToChange<Item extends { variantId: number }>(
  items: readonly Item[],
  { newVariantId, oldVariantId }: { newVariantId: number; oldVariantId?: number | undefined },
): { item: Item } | { error: ErrorId } {
  const candidates = items.filter(
    ({ variantId }) => oldVariantId === undefined || variantId === oldVariantId,
  );
  const [item, ...others] = candidates;
  if (!item) return { error: 'wishlistItemNotFound' };
  if (others.length > 0) return { error: 'variantAmbiguous' };
  const isTaken = items.some(({ variantId }) => variantId === newVariantId);
  return isTaken ? { error: 'variantAlreadyInWishlist' } : { item };
}

/**
 * The status of each product in the wishlists of an owner and of all.
 *
 * @param counts items of all owners by product
 * @param own items of the owner
 */
export function productStatuses(
  productIds: readonly number[],
  counts: ReadonlyMap<number, number>,
  own: readonly { productId: number; variantId: number }[],
) {
  return productIds.map((productId) => {
    const items = own.filter((item) => item.productId === productId);
    return {
      productId,
      wishlistItemsCount: counts.get(productId) ?? 0,
      productInWishlist: items.length > 0,
      variantsInWishlist: idSet(items.map(({ variantId }) => variantId)),
    };
  });
}

/** The changes that differ from what is stored. */
export function realChanges<Stored extends object>(
  stored: Stored,
  wanted: { [Name in keyof Stored]?: Stored[Name] | undefined },
): Partial<Stored> {
  const names = Object.keys(wanted) as (keyof Stored)[];
  const changed = names.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== stored[name],
  );
  return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<Stored>;
}
