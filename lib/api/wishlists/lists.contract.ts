import { EVERYONE } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './lists.schema';

const defineOperation = operationsIn('wishlists', 'Wishlists');

export const createWishlist = defineOperation({
  id: 'createWishlist',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Create a wishlist',
  description:
    "Creates an empty wishlist. An owner's first wishlist becomes the default. An owner can have up to 100 wishlists.",
  body: jsonBody(schema.createWishlistRequest, {
    named: {
      summary: 'A wishlist for gifts',
      value: { customerIdentifier: '7400112', wishlistTitle: 'Gifts' },
    },
  }),
  response: jsonResponse('The wishlist.', schema.createWishlistResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistsFull'],
});

export const deleteWishlist = defineOperation({
  id: 'deleteWishlist',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Delete a wishlist',
  description:
    'Deletes a wishlist with its items. Share links no longer show it. Fires `wishlistItem/deleted` for each item.',
  body: jsonBody(schema.deleteWishlistRequest, {
    one: {
      summary: 'A wishlist of a customer',
      value: { customerIdentifier: '7400112', wishlistId: 302 },
    },
  }),
  response: jsonResponse('The deleted wishlist.', schema.deleteWishlistResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound'],
});

export const createShareLink = defineOperation({
  id: 'createShareLink',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Create a share link',
  description:
    'Creates a link to a page of the shop that shows the wishlists to everyone. A request with the same wishlists and channel returns the same link. Private wishlists cannot be shared. If a wishlist becomes private later, the page no longer shows it. To read the wishlists, send the token in the link as `shareToken` to getWishlists.',
  body: jsonBody(schema.createShareLinkRequest, {
    message: {
      summary: 'One wishlist',
      value: { customerIdentifier: '7400112', wishlistIds: [301], shareChannel: 'whatsapp' },
    },
  }),
  response: jsonResponse('The link.', schema.createShareLinkResponse),
  errors: [
    'sessionTokenSpent',
    'wishlistCustomerNotFound',
    'wishlistNotFound',
    'privateWishlistShared',
  ],
});

export const updateWishlist = defineOperation({
  id: 'updateWishlist',
  method: 'put',
  access: { scope: 'write_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Update a wishlist',
  description:
    "Updates the title, default state and privacy of a wishlist. If the wishlist becomes the default, the owner's other wishlists are no longer the default.",
  body: jsonBody(schema.updateWishlistRequest, {
    several: {
      summary: 'Rename, make it the default and private',
      value: {
        customerIdentifier: '7400112',
        wishlistId: 302,
        wishlistTitle: 'Gifts 2025',
        isDefault: true,
        isPrivate: true,
      },
    },
    privacy: {
      summary: 'Change the privacy only',
      value: { customerIdentifier: '7400112', wishlistId: 302, isPrivate: false },
    },
  }),
  response: jsonResponse('The wishlist.', schema.updateWishlistResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound', 'nothingToChange'],
});
