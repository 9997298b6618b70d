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
  'A product was put into a wishlist.',
  { wishlistItem: wishlistItemSnapshot.describe('The new item.') },
  [{ occurredAt: '2025-03-04T10:00:00Z', wishlistItem: itemExample }],
);

export const wishlistItemDeletedPayload = payload(
  'wishlistItem/deleted',
  'WishlistItemDeletedPayload',
  'A product was taken out of a wishlist, or its wishlist was removed.',
  { wishlistItem: wishlistItemSnapshot.describe('The item as it was.') },
  [{ occurredAt: '2025-03-04T10:30:00Z', wishlistItem: guestSnapshotExample }],
);

export const wishlistItemMovedPayload = payload(
  'wishlistItem/moved',
  'WishlistItemMovedPayload',
  'An item went into another wishlist of the same owner.',
  {
    wishlistItem: wishlistItemSnapshot.describe('The item in its new wishlist.'),
    fromWishlistId: assignedId('The wishlist that held it.'),
    toWishlistId: assignedId('The wishlist that holds it now; equals `wishlistItem.wishlistId`.'),
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
  'An item got another variant, or passed from a guest to a customer.',
  {
    wishlistItem: wishlistItemSnapshot.describe('The item after the change.'),
    oldVariantId: platformId('The variant before.'),
    newVariantId: platformId('The variant now; equals `oldVariantId` when only the owner changed.'),
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
