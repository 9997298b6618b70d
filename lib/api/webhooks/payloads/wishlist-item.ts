import { assignedId, platformId } from '../../contract/field-types';
import { wishlistItemSnapshot } from '../../wishlists/wishlist.schema';
import { payload } from '../payload';

export const wishlistItemCreatedPayload = payload(
  'wishlistItem/created',
  'WishlistItemCreatedPayload',
  'A product was added to a wishlist.',
  { wishlistItem: wishlistItemSnapshot.describe('The new item.') },
);

export const wishlistItemDeletedPayload = payload(
  'wishlistItem/deleted',
  'WishlistItemDeletedPayload',
  'A product was removed from a wishlist, or the wishlist was deleted.',
  { wishlistItem: wishlistItemSnapshot.describe('The item before it was removed.') },
);

export const wishlistItemMovedPayload = payload(
  'wishlistItem/moved',
  'WishlistItemMovedPayload',
  'An item was moved to another wishlist of the same owner.',
  {
    wishlistItem: wishlistItemSnapshot.describe('The item in its new wishlist.'),
    fromWishlistId: assignedId('The wishlist that contained the item before.'),
    toWishlistId: assignedId(
      'The wishlist that contains the item now; equals `wishlistItem.wishlistId`.',
    ),
  },
);

export const wishlistItemUpdatedPayload = payload(
  'wishlistItem/updated',
  'WishlistItemUpdatedPayload',
  'The variant of an item changed, or an item was transferred from a guest to a customer.',
  {
    wishlistItem: wishlistItemSnapshot.describe('The item after the change.'),
    oldVariantId: platformId('The previous variant.'),
    newVariantId: platformId(
      'The current variant; equals `oldVariantId` if only the owner changed.',
    ),
  },
);
