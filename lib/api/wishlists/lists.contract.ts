import { jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './lists.schema';
import { emptyWishlistExample } from './wishlist.schema';

export const createWishlist = defineOperation({
  id: 'createWishlist',
  method: 'post',
  path: '/v2/wishlists/createWishlist',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Create a wishlist',
  description:
    'Makes an empty wishlist. The first one of an owner becomes the default; an owner can have 100.',
  body: jsonBody(schema.createWishlistRequest, {
    named: {
      summary: 'A wishlist for gifts',
      value: { customerIdentifier: '7400112', wishlistTitle: 'Gifts' },
    },
  }),
  responses: {
    200: jsonResponse('The wishlist.', schema.createWishlistResponse, {
      created: { summary: 'The new wishlist', value: { createdWishlist: emptyWishlistExample } },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistsFull'],
});

export const deleteWishlist = defineOperation({
  id: 'deleteWishlist',
  method: 'post',
  path: '/v2/wishlists/deleteWishlist',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Delete a wishlist',
  description:
    'Removes a wishlist with its items; share links lose it. Sends `wishlistItem/deleted` for each item.',
  body: jsonBody(schema.deleteWishlistRequest, {
    one: {
      summary: 'A wishlist of a customer',
      value: { customerIdentifier: '7400112', wishlistId: 302 },
    },
  }),
  responses: {
    200: jsonResponse('The wishlist is gone.', schema.deleteWishlistResponse, {
      removed: {
        summary: 'The removed wishlist',
        value: { removedWishlist: emptyWishlistExample },
      },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistNotFound'],
});

export const createShareLink = defineOperation({
  id: 'createShareLink',
  method: 'post',
  path: '/v2/wishlists/createShareLink',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Create a share link',
  description:
    'Makes a link to a page of the shop that shows the wishlists to anyone. The same wishlists and channel give the same link again. Private wishlists cannot be shared; one that becomes private later drops out of the page.',
  body: jsonBody(schema.createShareLinkRequest, {
    message: {
      summary: 'One wishlist, for a message',
      value: { customerIdentifier: '7400112', wishlistIds: [301], shareChannel: 'whatsapp' },
    },
  }),
  responses: {
    200: jsonResponse('The link.', schema.createShareLinkResponse, {
      link: {
        summary: 'The share link',
        value: {
          shareLink: 'https://shop.example/pages/shared-wishlists?shareToken=sh_77ab',
        },
      },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistNotFound', 'privateWishlistShared'],
});

export const updateWishlist = defineOperation({
  id: 'updateWishlist',
  method: 'put',
  path: '/v2/wishlists/updateWishlist',
  tag: 'Wishlists',
  access: {
    scope: 'write_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: true,
  summary: 'Change a wishlist',
  description:
    'Renames a wishlist, makes it the default or private, or the contrary. Making it the default takes that from the others of the owner.',
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
  responses: {
    200: jsonResponse('The wishlist.', schema.updateWishlistResponse, {
      changed: {
        summary: 'The changed wishlist',
        value: {
          updatedWishlist: {
            ...emptyWishlistExample,
            wishlistTitle: 'Gifts 2025',
            isDefault: true,
            isPrivate: true,
          },
        },
      },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistNotFound', 'nothingToChange'],
});
