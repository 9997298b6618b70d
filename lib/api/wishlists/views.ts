import { customerDataOf } from '../http/access/customer-data';
import type { WishlistOwner } from '../http/access/owner';
import type { ItemRow } from './item-store';
import type { WishlistRow } from './store';

type ShownOwner = Pick<WishlistOwner, 'customer' | 'sessionToken'>;

/** Of shared wishlists: whoever has the link must not get the owner's address, nor the session. */
export const UNNAMED_OWNER: ShownOwner = { customer: null, sessionToken: null };

function ownerOf({ customer, sessionToken }: ShownOwner) {
  return { customer: customer && customerDataOf(customer), sessionToken };
}

/** An item of a wishlist. */
export function itemOf(owner: ShownOwner, item: ItemRow) {
  const { wishlistId, productId, variantId, handle } = item;
  return { ...ownerOf(owner), product: { id: productId, handle, variantId }, wishlistId };
}

/** An item in the payload of an event. Its receiver is not the holder of the session, so the token is left out. */
export function itemSnapshotOf(owner: WishlistOwner, item: ItemRow) {
  return { ...itemOf(owner, item), sessionToken: null };
}

/** A wishlist with those of the items that are in it. */
export function wishlistOf(
  owner: ShownOwner,
  { id, title, isDefault, isPrivate }: WishlistRow,
  items: readonly ItemRow[],
) {
  return {
    wishlistId: id,
    ...ownerOf(owner),
    wishlistTitle: title,
    isDefault,
    isPrivate,
    items: items.filter(({ wishlistId }) => wishlistId === id).map((item) => itemOf(owner, item)),
  };
}
