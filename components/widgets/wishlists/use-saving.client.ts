import { useState } from 'react';
import { ERROR_CODES } from '@/lib/storefront/constants';
import type { SavedProduct } from '@/lib/storefront/data/saved-products';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { saved, wishlists } from './shop-wishlists.client';

/**
 * The state of a button that saves and removes a product, or one of its variants. A click before the data is there waits
 * for it. Customers with several lists are asked which.
 *
 * @param product `undefined` while it loads
 */
export function useSaving(
  shop: Shop,
  product: SavedProduct | undefined,
  { productId, variantId }: Pick<WidgetView, 'productId' | 'variantId'>,
) {
  const [isBusy, setBusy] = useState(false);
  const [isFailure, setFailure] = useState(false);

  const run = async () => {
    // Placeholders render hearts only with a product.
    const item = { productId: productId as number, ...(variantId && { variantId }) };
    const { data, context } = shop;
    const { ofProduct, lists } = saved(shop);
    const current = await data.read(ofProduct(item.productId));
    if (hasFailed(current)) return current;
    if (isIn(current.data, variantId)) {
      // While the product loads, the button says "Save", so the click doesn't mean to remove it.
      return product ? wishlists(shop).deleteWishlistItem(item) : current;
    }
    const all = await data.read(lists);
    if (hasFailed(all)) return all;
    if (all.data.length > 1)
      return context.overlays.openDialog('wishlists', 'save_for_later', item);
    return wishlists(shop).createWishlistItem(item);
  };

  return {
    isSaved: product !== undefined && isIn(product, variantId),
    isBusy,
    hasFailed: isFailure,
    async toggle() {
      if (isBusy) return;
      setBusy(true);
      const result = await run();
      setBusy(false);
      const code = hasFailed(result) ? result.error.code : null;
      const mustSignIn = code === ERROR_CODES.NOT_AUTHENTICATED;
      if (mustSignIn) shop.context.overlays.openDialog('wishlists', 'sign_in');
      setFailure(code !== null && !mustSignIn);
    },
  };
}

/** Whether the wishlists contain the variant, or without one, the product. */
function isIn(product: SavedProduct, variantId: number | null): boolean {
  return variantId ? product.variantsInWishlist.includes(variantId) : product.productInWishlist;
}
