import type { WishlistItem } from '@/lib/storefront/declared';
import { hasFailed } from '@/lib/storefront/results';
import { perShop } from '../live/shop.client';

/** A product and its variant in a wishlist. */
type Saved = WishlistItem['product'];

/** What customers and guests change in their wishlists. Afterwards, widgets show the changed data. */
export const listChanges = perShop(({ context, data }) => {
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
    async remove({ id: productId, variantId }: Saved, wishlistId: number) {
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
    changeVariant: (
      { id: productId, variantId: oldVariantId }: Saved,
      wishlistId: number,
      newVariantId: number,
    ) =>
      write('PUT', 'updateWishlistItemVariant', {
        wishlistId,
        productId,
        newVariantId,
        oldVariantId,
      }),
    move: ({ id: productId }: Saved, fromWishlistId: number, toWishlistId: number) =>
      write('PUT', 'moveWishlistItem', { productId, fromWishlistId, toWishlistId }),
    update: (wishlistId: number, change: { isDefault: true } | { isPrivate: boolean }) =>
      write('PUT', 'updateWishlist', { wishlistId, ...change }),
    deleteList: (wishlistId: number) => write('POST', 'deleteWishlist', { wishlistId }),
  };
});
