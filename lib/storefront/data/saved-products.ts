import type { WishlistItem } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { createProductBatch } from './product-batch';
import { personalSource } from './shop-data';

/** A product in the wishlists of the customer or guest. */
export interface SavedProduct {
  productId: number;
  /** Number of items in wishlists of all owners. */
  wishlistItemsCount: number;
  productInWishlist: boolean;
  variantsInWishlist: number[];
}

/** A wishlist of the customer or guest. */
export interface SavedList {
  wishlistId: number;
  wishlistTitle: string;
  isDefault: boolean;
  isPrivate: boolean;
  items: readonly SavedItem[];
}

/** A product in a wishlist. */
export type SavedItem = Pick<WishlistItem, 'product'>;

/** Largest number of products in a page of statuses. */
const PRODUCTS_AT_ONCE = 100;

/** Creates the sources of what the customer or guest has saved, of a page that has read none. */
export function createSavedProducts({
  requests,
  startTimer,
}: Pick<ModuleContext, 'requests' | 'startTimer'>) {
  const readProduct = createProductBatch({ startTimer }, PRODUCTS_AT_ONCE, async (productIds) => {
    const read = await requests.read<{ wishlistProductStatuses: SavedProduct[] }>(
      '/v2/wishlists/getWishlistProductStatuses',
      { productIds, perPage: PRODUCTS_AT_ONCE },
    );
    return hasFailed(read) ? read : successWith(read.data.wishlistProductStatuses);
  });
  return {
    ofProduct: (productId: number) =>
      personalSource<SavedProduct>('wishlists', `saved ${productId}`, async () => {
        const read = await readProduct(productId);
        if (hasFailed(read)) return read;
        const none = { productId, wishlistItemsCount: 0, productInWishlist: false };
        return successWith(read.data ?? { ...none, variantsInWishlist: [] });
      }),
    /** In the order of the API. */
    lists: personalSource('wishlists', 'wishlists', async () => {
      const read = await requests.read<{ wishlists: SavedList[] }>('/v2/wishlists/getWishlists');
      return hasFailed(read) ? read : successWith(read.data.wishlists);
    }),
  };
}
