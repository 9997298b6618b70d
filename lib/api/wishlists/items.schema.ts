import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, platformId } from '../contract/field-types';
import { ownerBody } from './owner-body';
import { wishlistItem } from './wishlist.schema';

export const createWishlistItemRequest = ownerBody(
  'CreateWishlistItem',
  'A product to add to a wishlist.',
  {
    productId: platformId('The product to add.'),
    variantId: platformId(
      'The variant to add. Defaults to the first variant of the product.',
    ).optional(),
    wishlistId: assignedId(
      "The wishlist to add the product to. Defaults to the owner's latest wishlist. If the owner has none, the operation creates one.",
    ).optional(),
  },
);

export const createWishlistItemResponse = component(
  'CreateWishlistItemResponse',
  z.object({ wishlistItem: wishlistItem.describe('The new item.') }),
  { description: 'The new item.' },
);

export const deleteWishlistItemRequest = ownerBody(
  'DeleteWishlistItem',
  "A product to remove from one or all of the owner's wishlists.",
  {
    productId: platformId('The product to remove.'),
    variantId: platformId(
      'The variant to remove. By default, all variants of the product are removed.',
    ).optional(),
    wishlistId: assignedId(
      "The wishlist to remove the product from. By default, it is removed from all of the owner's wishlists.",
    ).optional(),
  },
);

export const deleteWishlistItemResponse = component(
  'DeleteWishlistItemResponse',
  z.object({
    deletedWishlistItem: wishlistItem.describe(
      'The removed item. If several were removed, the one that was added last.',
    ),
    deletedWishlistItems: z
      .array(wishlistItem)
      .min(1)
      .describe('All removed items, in the order in which they were added.'),
  }),
  { description: 'The removed items.' },
);

export const moveWishlistItemRequest = ownerBody(
  'MoveWishlistItem',
  'A product to move from one wishlist to another.',
  {
    productId: platformId('The product to move, with all its variants.'),
    fromWishlistId: assignedId('The wishlist that contains the product.'),
    toWishlistId: assignedId('The target wishlist. It must differ from `fromWishlistId`.'),
  },
);

export const moveWishlistItemResponse = component(
  'MoveWishlistItemResponse',
  z.object({ movedWishlistItem: wishlistItem.describe('The item in its new wishlist.') }),
  { description: 'The moved item.' },
);

export const updateWishlistItemVariantRequest = ownerBody(
  'UpdateWishlistItemVariant',
  'A new variant for a product in a wishlist.',
  {
    wishlistId: assignedId('The wishlist that contains the product.'),
    productId: platformId('The product whose variant changes.'),
    newVariantId: platformId('The new variant.'),
    oldVariantId: platformId(
      'The variant to replace. Required if the wishlist contains several variants of the product.',
    ).optional(),
  },
);

export const updateWishlistItemVariantResponse = component(
  'UpdateWishlistItemVariantResponse',
  z.object({ updatedWishlistItem: wishlistItem.describe('The item with its new variant.') }),
  { description: 'The updated item.' },
);
