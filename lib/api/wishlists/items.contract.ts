import { jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './items.schema';
import { guestItemExample, itemExample } from './wishlist.schema';

export const createWishlistItem = defineOperation({
  id: 'createWishlistItem',
  method: 'post',
  path: '/v2/wishlists/createWishlistItem',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Add a wishlist item',
  description:
    'Puts a product into a wishlist. Without a variant the first one is taken; without a wishlist the one made last, or a new one named "Wishlist". Sends `wishlistItem/created`.',
  body: jsonBody(schema.createWishlistItemRequest, {
    firstVariant: {
      summary: 'First variant, latest wishlist',
      value: { customerIdentifier: '7400112', productId: 880010 },
    },
    guest: {
      summary: 'A guest chooses variant and wishlist',
      value: {
        sessionToken: 'ses_0c9a4d77',
        productId: 880010,
        variantId: 990011,
        wishlistId: 305,
      },
    },
  }),
  responses: {
    200: jsonResponse('The item is in the wishlist.', schema.createWishlistItemResponse, {
      added: { summary: 'The new item', value: { wishlistItem: itemExample } },
    }),
  },
  errors: [
    'productAlreadyInWishlist',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'variantNotFound',
    'wishlistProductNotFound',
  ],
});

export const deleteWishlistItem = defineOperation({
  id: 'deleteWishlistItem',
  method: 'post',
  path: '/v2/wishlists/deleteWishlistItem',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Remove a wishlist item',
  description:
    'Takes a product out of every wishlist of the owner, in one variant or in all. Sends `wishlistItem/deleted` for each item that goes.',
  body: jsonBody(schema.deleteWishlistItemRequest, {
    variant: {
      summary: 'One variant of a guest',
      value: { sessionToken: 'ses_0c9a4d77', productId: 880010, variantId: 990011 },
    },
    allVariants: {
      summary: 'All variants of a customer',
      value: { customerIdentifier: '7400112', productId: 880010 },
    },
  }),
  responses: {
    200: jsonResponse('The item is gone.', schema.deleteWishlistItemResponse, {
      removed: {
        summary: 'The removed item',
        value: { deletedWishlistItem: guestItemExample },
      },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistItemNotFound'],
});

export const moveWishlistItem = defineOperation({
  id: 'moveWishlistItem',
  method: 'put',
  path: '/v2/wishlists/moveWishlistItem',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Move a wishlist item',
  description:
    'Moves a product with all its variants from one wishlist to another of the same owner. If the target holds one of them, nothing moves. Sends `wishlistItem/moved`.',
  body: jsonBody(schema.moveWishlistItemRequest, {
    move: {
      summary: 'From the winter list to the gifts',
      value: {
        customerIdentifier: '7400112',
        productId: 880010,
        fromWishlistId: 301,
        toWishlistId: 302,
      },
    },
  }),
  responses: {
    200: jsonResponse('The item is in its new wishlist.', schema.moveWishlistItemResponse, {
      moved: {
        summary: 'The moved item',
        value: { movedWishlistItem: { ...itemExample, wishlistId: 302 } },
      },
    }),
  },
  errors: [
    'productAlreadyInTargetWishlist',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'wishlistItemNotFound',
    'sameWishlist',
  ],
});

export const updateWishlistItemVariant = defineOperation({
  id: 'updateWishlistItemVariant',
  method: 'put',
  path: '/v2/wishlists/updateWishlistItemVariant',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Change the variant of a wishlist item',
  description:
    'Replaces the variant of a product in a wishlist; the item keeps its age. Sends `wishlistItem/updated`.',
  body: jsonBody(schema.updateWishlistItemVariantRequest, {
    replace: {
      summary: 'Another colour',
      value: {
        customerIdentifier: '7400112',
        wishlistId: 302,
        productId: 880010,
        newVariantId: 990012,
        oldVariantId: 990011,
      },
    },
  }),
  responses: {
    200: jsonResponse('The item has its new variant.', schema.updateWishlistItemVariantResponse, {
      changed: {
        summary: 'The changed item',
        value: {
          updatedWishlistItem: {
            ...itemExample,
            product: { ...itemExample.product, variantId: 990012 },
            wishlistId: 302,
          },
        },
      },
    }),
  },
  errors: [
    'variantAlreadyInWishlist',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'wishlistItemNotFound',
    'variantNotFound',
    'variantAmbiguous',
  ],
});
