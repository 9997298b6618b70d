/** A wishlist as it is merged. */
export interface MergedWishlist {
  id: number;
  title: string;
  isDefault: boolean;
  /** Oldest first. */
  items: readonly MergedItem[];
}

/** An item of a wishlist; product and variant identify it there. */
export interface MergedItem {
  id: number;
  productId: number;
  variantId: number;
}

/** The merge of one wishlist of a guest. */
export interface MergeStep {
  wishlistId: number;
  /** The wishlist of the customer that receives the items; the guest's own if the customer receives the wishlist. */
  targetId: number;
  /** Whether the wishlist is a default afterward. Ignored if another wishlist receives its items. */
  isDefault: boolean;
  items: readonly {
    id: number;
    /** Whether the target already contains the product and variant. */
    isDropped: boolean;
  }[];
}

/**
 * Decides how the wishlists of a guest pass to a customer, one after another: into the customer's oldest wishlist with
 * the same title, or as a further wishlist of the customer.
 *
 * @param guestWishlists oldest first
 * @param customerWishlists oldest first
 */
export function planMerge(
  guestWishlists: readonly MergedWishlist[],
  customerWishlists: readonly MergedWishlist[],
): MergeStep[] {
  const owned = customerWishlists.map(targetOf);
  let hasDefault = customerWishlists.some(({ isDefault }) => isDefault);
  return guestWishlists.map((wishlist) => {
    const sameTitle = owned.find(({ key }) => key === titleKey(wishlist.title));
    if (!sameTitle) owned.push(targetOf(wishlist));
    const isDefault = !sameTitle && wishlist.isDefault && !hasDefault;
    hasDefault ||= isDefault;
    return {
      wishlistId: wishlist.id,
      targetId: sameTitle?.id ?? wishlist.id,
      isDefault,
      items: wishlist.items.map((item) => ({
        id: item.id,
        isDropped: sameTitle ? !added(sameTitle.contents, contentKey(item)) : false,
      })),
    };
  });
}

interface Target {
  id: number;
  key: string;
  contents: Set<string>;
}

function targetOf({ id, title, items }: MergedWishlist): Target {
  return { id, key: titleKey(title), contents: new Set(items.map(contentKey)) };
}

function titleKey(title: string): string {
  return title.trim().toLowerCase();
}

function contentKey({ productId, variantId }: MergedItem): string {
  return `${productId}/${variantId}`;
}

/** Adds a key to a set. @returns false if the set already contained it */
function added(keys: Set<string>, key: string): boolean {
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}
