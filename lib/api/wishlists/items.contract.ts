import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { writeErrors } from '../contract/errors/common';
import { changeAnswer, jsonBody, keyed, operation } from '../contract/operation';
import * as schema from './items.schema';
import { guestItemExample, itemExample } from './wishlist.schema';

/** Puts a product into a wishlist. */
export const createWishlistItem = createRoute({
  method: 'post',
  path: '/v2/wishlists/createWishlistItem',
  ...operation({
    id: 'createWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Add a wishlist item',
    description:
      'Puts a product into a wishlist. Without a variant the first one is taken; without a wishlist the one made last, or a new one named "Wishlist". Sends `wishlistItem/created`.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The item is in the wishlist.', schema.createWishlistItemResponse, {
      added: { summary: 'The new item', value: { wishlistItem: itemExample } },
    }),
    ...errors('createWishlistItem', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Takes a product out of the wishlists of an owner. */
export const deleteWishlistItem = createRoute({
  method: 'post',
  path: '/v2/wishlists/deleteWishlistItem',
  ...operation({
    id: 'deleteWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Remove a wishlist item',
    description:
      'Takes a product out of every wishlist of the owner, in one variant or in all. Sends `wishlistItem/deleted` for each item that goes.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The item is gone.', schema.deleteWishlistItemResponse, {
      removed: {
        summary: 'The removed item',
        value: { deletedWishlistItem: guestItemExample },
      },
    }),
    ...errors('deleteWishlistItem', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Moves a product between two wishlists. */
export const moveWishlistItem = createRoute({
  method: 'put',
  path: '/v2/wishlists/moveWishlistItem',
  ...operation({
    id: 'moveWishlistItem',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Move a wishlist item',
    description:
      'Moves a product with all its variants from one wishlist to another of the same owner. If the target holds one of them, nothing moves. Sends `wishlistItem/moved`.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The item is in its new wishlist.', schema.moveWishlistItemResponse, {
      moved: {
        summary: 'The moved item',
        value: { movedWishlistItem: { ...itemExample, wishlistId: 302 } },
      },
    }),
    ...errors('moveWishlistItem', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Changes the variant of an item. */
export const updateWishlistItemVariant = createRoute({
  method: 'put',
  path: '/v2/wishlists/updateWishlistItemVariant',
  ...operation({
    id: 'updateWishlistItemVariant',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Change the variant of a wishlist item',
    description:
      'Replaces the variant of a product in a wishlist; the item keeps its age. Sends `wishlistItem/updated`.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The item has its new variant.', schema.updateWishlistItemVariantResponse, {
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
    ...errors('updateWishlistItemVariant', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});
