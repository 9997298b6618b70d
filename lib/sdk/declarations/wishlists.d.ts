/**
 * Saving products, and the drawer that shows them.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success, SuccessResult } from './core';
import type { WishlistItem } from './entities';

export type { CustomerData, WishlistItem, WishlistProduct } from './entities';

/**
 * Puts a product into a wishlist.
 *
 * @remarks
 * A guest's items are kept under the session token of the SDK, unless the shop wants guests to sign
 * in first.
 *
 * @param args - The product, and where it goes.
 * @returns The item as the server stored it.
 *
 * @callsApi
 * @errorCode ALREADY_EXISTS - The product is in the wishlist already.
 * @errorCode NOT_FOUND - The product, the variant or the wishlist is unknown.
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest, and the shop does not let guests save items.
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
   * The wishlist that receives the item.
   * @defaultValue The latest wishlist; a new one is created if there is none
   */
  wishlistId?: number;
}): Promise<SuccessResult<WishlistItem> | ErrorResult>;

/**
 * Takes a product out of the wishlist.
 *
 * @remarks
 * Works for guests with the session token of the SDK.
 *
 * @param args - The product to remove.
 * @returns The item that was removed.
 *
 * @callsApi
 * @errorCode NOT_FOUND - The product, or this variant of it, is not in a wishlist of the visitor.
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
 * A drawer that is open already switches to the list of the call, and `widget_opened` does not fire
 * again. Guests see the lists of their session, with a hint to sign in.
 *
 * @param args - The list that the drawer shows.
 * @returns `Success` once the drawer is visible.
 *
 * @callsApi
 * @errorCode NOT_FOUND - The visitor has no wishlist with this id.
 * @errorCode WIDGET_NOT_FOUND - The drawer is not on this page.
 * @firesEvent widget_opened - when the drawer becomes visible, with widget `wishlists_drawer`
 * @guide /docs/Sdk/modules/wishlists/methods/openWishlistsDrawer
 */
export declare function openWishlistsDrawer(args?: {
  /**
   * The wishlist that is shown first.
   * @defaultValue The default wishlist
   */
  wishlistId?: number;
}): Promise<Success | ErrorResult>;

/**
 * Closes the wishlists drawer.
 *
 * @remarks
 * A drawer that is closed already is no error; then no event fires.
 *
 * @returns `Success` once the drawer is hidden.
 *
 * @firesEvent widget_closed - when an open drawer is hidden, with widget `wishlists_drawer`
 * @guide /docs/Sdk/modules/wishlists/methods/closeWishlistsDrawer
 */
export declare function closeWishlistsDrawer(): Promise<Success | ErrorResult>;
