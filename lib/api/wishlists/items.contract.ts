import { EVERYONE } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './items.schema';

const defineOperation = operationsIn('wishlists', 'Wishlists');

export const createWishlistItem = defineOperation({
  id: 'createWishlistItem',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Add a wishlist item',
  description:
    'Adds a product to a wishlist. The variant defaults to the first one of the product. The wishlist defaults to the latest one of the owner, or to a new one with the title "Wishlist". Fires `wishlistItem/created`.',
  body: jsonBody(schema.createWishlistItemRequest, {
    firstVariant: {
      summary: 'First variant, latest wishlist',
      value: { customerIdentifier: '7400112', productId: 880010 },
    },
    guest: {
      summary: 'A variant and a wishlist of a guest',
      value: {
        sessionToken: 'ses_0c9a4d77',
        productId: 880010,
        variantId: 990012,
        wishlistId: 305,
      },
    },
  }),
  response: jsonResponse('The new item.', schema.createWishlistItemResponse),
  errors: [
    'productAlreadyInWishlist',
    'sessionTokenSpent',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'variantNotFound',
    'wishlistProductNotFound',
  ],
});

export const deleteWishlistItem = defineOperation({
  id: 'deleteWishlistItem',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Remove a wishlist item',
  description:
    "Removes a product from one of the owner's wishlists or from all, in one variant or in all variants. Fires `wishlistItem/deleted` for each removed item.",
  body: jsonBody(schema.deleteWishlistItemRequest, {
    variant: {
      summary: 'One variant from the wishlists of a guest',
      value: { sessionToken: 'ses_0c9a4d77', productId: 880010, variantId: 990011 },
    },
    allVariants: {
      summary: 'All variants from the wishlists of a customer',
      value: { customerIdentifier: '7400112', productId: 880010 },
    },
    oneWishlist: {
      summary: 'From one wishlist of a customer',
      value: { customerIdentifier: '7400112', productId: 880010, wishlistId: 301 },
    },
  }),
  response: jsonResponse('The removed items.', schema.deleteWishlistItemResponse),
  errors: [
    'sessionTokenSpent',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'wishlistItemNotFound',
  ],
});

export const moveWishlistItem = defineOperation({
  id: 'moveWishlistItem',
  method: 'put',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Move a wishlist item',
  description:
    'Moves all variants of a product from one wishlist to another of the same owner. If the target contains one of them, nothing is moved. Fires `wishlistItem/moved` for each moved item.',
  body: jsonBody(schema.moveWishlistItemRequest, {
    move: {
      summary: 'From one wishlist to another',
      value: {
        customerIdentifier: '7400112',
        productId: 880010,
        fromWishlistId: 301,
        toWishlistId: 302,
      },
    },
  }),
  response: jsonResponse('The moved item.', schema.moveWishlistItemResponse),
  errors: [
    'productAlreadyInTargetWishlist',
    'sessionTokenSpent',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'wishlistItemNotFound',
    'sameWishlist',
  ],
});

export const updateWishlistItemVariant = defineOperation({
  id: 'updateWishlistItemVariant',
  method: 'put',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Change the variant of a wishlist item',
  description:
    'Replaces the variant of a product in a wishlist. The item keeps its position. Fires `wishlistItem/updated`.',
  body: jsonBody(schema.updateWishlistItemVariantRequest, {
    replace: {
      summary: 'Another variant',
      value: {
        customerIdentifier: '7400112',
        wishlistId: 301,
        productId: 880010,
        newVariantId: 990012,
        oldVariantId: 990011,
      },
    },
  }),
  response: jsonResponse('The updated item.', schema.updateWishlistItemVariantResponse),
  errors: [
    'variantAlreadyInWishlist',
    'sessionTokenSpent',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'wishlistItemNotFound',
    'variantNotFound',
    'variantAmbiguous',
    'sameVariant',
  ],
});
