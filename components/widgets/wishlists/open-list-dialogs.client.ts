import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';

/** Opens the dialog for the title of a new list; guests of shops that require it are asked to sign in. */
export async function openNewList({ context }: Shop): Promise<void> {
  const holder = await context.tokens.current();
  if (hasFailed(holder)) return;
  const { role, wishlistsRequireSignIn } = holder.data.session;
  const mustSignIn = role === 'guest' && wishlistsRequireSignIn;
  context.overlays.openDialog('wishlists', mustSignIn ? 'sign_in' : 'wishlist_form');
}

/** Opens the dialog that renames a list. */
export const openRename = ({ context }: Shop, wishlistId: number) =>
  context.overlays.openDialog('wishlists', 'wishlist_form', { wishlistId });

/** Opens the dialog that shares a list. */
export const openShare = ({ context }: Shop, wishlistId: number) =>
  context.overlays.openDialog('wishlists', 'wishlist_share', { wishlistId });
