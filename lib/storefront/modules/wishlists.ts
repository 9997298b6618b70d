import type { ModuleMethods } from '../calls/methods.data';
import type { WishlistItem } from '../declared';
import { failure, hasFailed, successWith } from '../results';
import type { PageModuleContext } from './loaded-modules';

/** Creates the methods of the wishlists module. */
export function createModule({
  requests,
  tokens,
  events,
  overlays,
}: PageModuleContext): ModuleMethods['wishlists'] {
  return {
    async openWishlistsDrawer({ wishlistId } = {}) {
      if (wishlistId !== undefined) {
        const list = await requests.read('/v2/wishlists/getWishlistItems', {
          wishlistId,
          perPage: 1,
        });
        if (hasFailed(list)) return list;
      }
      return overlays.open('wishlists_drawer', () => ({ wishlistId }));
    },

    closeWishlistsDrawer: async () => overlays.close('wishlists_drawer'),

    async createWishlistItem({ productId, variantId, wishlistId }) {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      const { role, wishlistsRequireSignIn } = holder.data.session;
      if (role === 'guest' && wishlistsRequireSignIn) {
        return failure('NOT_AUTHENTICATED', 'The shop requires guests to sign in first.');
      }
      const created = await requests.write<{ wishlistItem: WishlistItem }>(
        'POST',
        '/v2/wishlists/createWishlistItem',
        { productId, variantId, wishlistId },
      );
      if (hasFailed(created)) return created;
      events.fire('wishlist_item_created', created.data);
      return successWith(created.data.wishlistItem);
    },

    async deleteWishlistItem({ productId, variantId }) {
      const deleted = await requests.write<{ deletedWishlistItem: WishlistItem }>(
        'POST',
        '/v2/wishlists/deleteWishlistItem',
        { productId, variantId },
      );
      if (hasFailed(deleted)) return deleted;
      const wishlistItem = deleted.data.deletedWishlistItem;
      events.fire('wishlist_item_deleted', { wishlistItem });
      return successWith(wishlistItem);
    },
  };
}
