/**
 * Wishlist items, and the drawer that shows them.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success, SuccessResult } from './core';
import type { WishlistItem } from './entities';

export type { CustomerData, WishlistItem, WishlistProduct } from './entities';

/**
 * Adds a product to a wishlist.
 *
 * @remarks
 * A guest's items belong to the session of the storefront token, unless the shop requires guests to
 * sign in first.
 *
 * @param args - The product, and the wishlist for it.
 * @returns The stored item.
 *
 * @callsApi
 * @errorCode ALREADY_EXISTS - The product is already in the wishlist.
 * @whatToDo ALREADY_EXISTS - Show the product as saved.
 * @errorCode NOT_FOUND - The product, the variant or the wishlist doesn't exist.
 * @whatToDo NOT_FOUND - Omit `wishlistId` if the list may have been deleted; check the other ids.
 * @errorCode NOT_AUTHENTICATED - No customer is signed in, and the shop doesn't allow guests to save
 * items.
 * @whatToDo NOT_AUTHENTICATED - Ask the customer to sign in.
 * @endpoint POST /v2/wishlists/createWishlistItem
 * @firesEvent wishlist_item_created - when the server has stored the item
 * @guide /docs/Sdk/modules/wishlists/methods/createWishlistItem
 */
export declare function createWishlistItem(args: {
  /** The product's id in the shop. */
  productId: number;
  /**
   * The variant to save.
   * @defaultValue The first variant of the product
   */
  variantId?: number;
  /**
   * The wishlist for the item.
   * @defaultValue The latest wishlist, or a new one if there is none
   */
  wishlistId?: number;
}): Promise<SuccessResult<WishlistItem> | ErrorResult>;

/**
 * Removes a product from all wishlists of the customer or guest.
 *
 * @remarks
 * Works for guests too, with the session of the storefront token.
 *
 * @param args - The product to remove.
 * @returns The removed item. If several were removed, the one that was added last.
 *
 * @callsApi
 * @errorCode NOT_FOUND - The product, or this variant of it, is not in any wishlist.
 * @whatToDo NOT_FOUND - Show the product as not saved; another tab may have removed it.
 * @endpoint POST /v2/wishlists/deleteWishlistItem
 * @firesEvent wishlist_item_deleted - when the server has removed the item
 * @guide /docs/Sdk/modules/wishlists/methods/deleteWishlistItem
 */
export declare function deleteWishlistItem(args: {
  /** The product's id in the shop. */
  productId: number;
  /**
   * The variant to remove.
   * @defaultValue Every variant of the product
   */
  variantId?: number;
}): Promise<SuccessResult<WishlistItem> | ErrorResult>;

/**
 * Opens the wishlists drawer.
 *
 * @remarks
 * An open drawer switches to the given list, and `widget_opened` doesn't fire again. Guests see the
 * lists of their session, with a hint to sign in.
 *
 * @param args - The list that the drawer shows.
 * @returns `Success` when the drawer is visible.
 *
 * @callsApi
 * @errorCode NOT_FOUND - The customer or guest has no wishlist with this id.
 * @whatToDo NOT_FOUND - Omit `wishlistId` to open the default list.
 * @errorCode WIDGET_NOT_FOUND - The drawer is not on this page.
 * @whatToDo WIDGET_NOT_FOUND - Add its placeholder to the page, or link to the wishlists page instead.
 * @firesEvent widget_opened - when the drawer becomes visible, with widget `wishlists_drawer`
 * @guide /docs/Sdk/modules/wishlists/methods/openWishlistsDrawer
 */
export declare function openWishlistsDrawer(args?: {
  /**
   * The wishlist to show first.
   * @defaultValue The default wishlist
   */
  wishlistId?: number;
}): Promise<Success | ErrorResult>;

/**
 * Closes the wishlists drawer.
 *
 * @remarks
 * If the drawer is already closed, the result is `Success` and no event fires.
 *
 * @returns `Success` when the drawer is hidden.
 *
 * @firesEvent widget_closed - when an open drawer is hidden, with widget `wishlists_drawer`
 * @guide /docs/Sdk/modules/wishlists/methods/closeWishlistsDrawer
 */
export declare function closeWishlistsDrawer(): Promise<Success | ErrorResult>;
