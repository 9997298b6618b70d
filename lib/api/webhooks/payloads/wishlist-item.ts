import { assignedId, platformId } from '../../contract/field-types';
import {
  guestSnapshotExample,
  itemExample,
  wishlistItemSnapshot,
} from '../../wishlists/wishlist.schema';
import { payload } from '../payload';

export const wishlistItemCreatedPayload = payload(
  'wishlistItem/created',
  'WishlistItemCreatedPayload',
  'A product was added to a wishlist.',
  { wishlistItem: wishlistItemSnapshot.describe('The new item.') },
  [{ occurredAt: '2025-03-04T10:00:00Z', wishlistItem: itemExample }],
);

export const wishlistItemDeletedPayload = payload(
  'wishlistItem/deleted',
  'WishlistItemDeletedPayload',
  'A product was removed from a wishlist, or the wishlist was deleted.',
  { wishlistItem: wishlistItemSnapshot.describe('The item before it was removed.') },
  [{ occurredAt: '2025-03-04T10:30:00Z', wishlistItem: guestSnapshotExample }],
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
  [
    {
      occurredAt: '2025-03-04T10:10:00Z',
      wishlistItem: { ...itemExample, wishlistId: 302 },
      fromWishlistId: 301,
      toWishlistId: 302,
    },
  ],
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
  [
    {
      occurredAt: '2025-03-04T10:20:00Z',
      wishlistItem: {
        ...itemExample,
        product: { ...itemExample.product, variantId: 990012 },
        wishlistId: 302,
      },
      oldVariantId: 990011,
      newVariantId: 990012,
    },
  ],
);
