import type { WishlistItem } from '@/lib/storefront/declared';
import { hasFailed, type Result } from '@/lib/storefront/results';
import { perShop } from '../live/shop.client';

/** A product and its variant in a wishlist. */
type Saved = WishlistItem['product'];

/** What customers and guests change in their wishlists. Afterwards, widgets show the changed data. */
interface ListChanges {
  remove(product: Saved, wishlistId: number): Promise<Result<unknown>>;
  changeVariant(product: Saved, wishlistId: number, newVariantId: number): Promise<Result<unknown>>;
  move(product: Saved, fromWishlistId: number, toWishlistId: number): Promise<Result<unknown>>;
  update(
    wishlistId: number,
    change: { isDefault: true } | { isPrivate: boolean },
  ): Promise<Result<unknown>>;
  deleteList(wishlistId: number): Promise<Result<unknown>>;
}

/** The changes of a page. */
export const listChanges = perShop<ListChanges>(({ context, data }) => {
  const { requests, events } = context;
  const write = async <Changed>(method: 'POST' | 'PUT', operation: string, body: object) => {
    const result = await requests.write<Changed>(method, `/v2/wishlists/${operation}`, body);
    // Another tab has changed the lists.
    if (hasFailed(result) && `${result.error.code}` === 'NOT_FOUND') {
      data.refresh(({ area }) => area === 'wishlists');
    }
    return result;
  };
  return {
    async remove({ id: productId, variantId }, wishlistId) {
      const removed = await write<{ deletedWishlistItem: WishlistItem }>(
        'POST',
        'deleteWishlistItem',
        { productId, variantId, wishlistId },
      );
      if (!hasFailed(removed)) {
        events.fire('wishlist_item_deleted', { wishlistItem: removed.data.deletedWishlistItem });
      }
      return removed;
    },
    changeVariant: ({ id: productId, variantId: oldVariantId }, wishlistId, newVariantId) =>
      write('PUT', 'updateWishlistItemVariant', {
        wishlistId,
        productId,
        newVariantId,
        oldVariantId,
      }),
    move: ({ id: productId }, fromWishlistId, toWishlistId) =>
      write('PUT', 'moveWishlistItem', { productId, fromWishlistId, toWishlistId }),
    update: (wishlistId, change) => write('PUT', 'updateWishlist', { wishlistId, ...change }),
    deleteList: (wishlistId) => write('POST', 'deleteWishlist', { wishlistId }),
  };
});
