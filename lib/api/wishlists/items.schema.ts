import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, platformId } from '../contract/field-types';
import { ownerBody } from './owner-body';
import { wishlistItem } from './wishlist.schema';

export const createWishlistItemRequest = ownerBody(
  'CreateWishlistItemRequest',
  'A product to put into a wishlist.',
  {
    productId: platformId('The product to add.'),
    variantId: platformId(
      'Which variant; left out, it is the first one of the product.',
    ).optional(),
    wishlistId: assignedId(
      'Which wishlist; left out, it is the one made last, or a new one if there is none.',
    ).optional(),
  },
);

export const createWishlistItemResponse = component(
  'CreateWishlistItemResponse',
  z.strictObject({ wishlistItem: wishlistItem.describe('The item as it is stored.') }),
  { description: 'The new item.' },
);

export const deleteWishlistItemRequest = ownerBody(
  'DeleteWishlistItemRequest',
  'A product to take out of all wishlists of its owner.',
  {
    productId: platformId('The product to take out.'),
    variantId: platformId('Which variant; left out, all variants of the product go.').optional(),
  },
);

export const deleteWishlistItemResponse = component(
  'DeleteWishlistItemResponse',
  z.strictObject({
    deletedWishlistItem: wishlistItem.describe(
      'The item that is gone; of several, the one that was added last.',
    ),
  }),
  { description: 'The removed item.' },
);

export const moveWishlistItemRequest = ownerBody(
  'MoveWishlistItemRequest',
  'A product to move between two wishlists.',
  {
    productId: platformId('The product to move, with all its variants.'),
    fromWishlistId: assignedId('The wishlist that holds it.'),
    toWishlistId: assignedId('The wishlist that gets it.'),
  },
);

export const moveWishlistItemResponse = component(
  'MoveWishlistItemResponse',
  z.strictObject({ movedWishlistItem: wishlistItem.describe('The item in its new wishlist.') }),
  { description: 'The moved item.' },
);

export const updateWishlistItemVariantRequest = ownerBody(
  'UpdateWishlistItemVariantRequest',
  'Another variant for a product in a wishlist.',
  {
    wishlistId: assignedId('The wishlist that holds the product.'),
    productId: platformId('The product.'),
    newVariantId: platformId('The variant wanted.'),
    oldVariantId: platformId(
      'The variant to replace; needed when several variants of the product are in the wishlist.',
    ).optional(),
  },
);

export const updateWishlistItemVariantResponse = component(
  'UpdateWishlistItemVariantResponse',
  z.strictObject({ updatedWishlistItem: wishlistItem.describe('The item with its new variant.') }),
  { description: 'The changed item.' },
);
