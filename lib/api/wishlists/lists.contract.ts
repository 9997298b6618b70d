import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { writeErrors } from '../contract/errors/common';
import { changeAnswer, jsonBody, keyed, operation } from '../contract/operation';
import * as schema from './lists.schema';
import { emptyWishlistExample } from './wishlist.schema';

/** Makes a wishlist. */
export const createWishlist = createRoute({
  method: 'post',
  path: '/v2/wishlists/createWishlist',
  ...operation({
    id: 'createWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Create a wishlist',
    description:
      'Makes an empty wishlist. The first one of an owner becomes the default; an owner can have 100.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.createWishlistRequest, {
      named: {
        summary: 'A wishlist for gifts',
        value: { customerIdentifier: '7400112', wishlistTitle: 'Gifts' },
      },
    }),
  },
  responses: {
    200: changeAnswer('The wishlist.', schema.createWishlistResponse, {
      created: { summary: 'The new wishlist', value: { createdWishlist: emptyWishlistExample } },
    }),
    ...errors('createWishlist', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Removes a wishlist. */
export const deleteWishlist = createRoute({
  method: 'post',
  path: '/v2/wishlists/deleteWishlist',
  ...operation({
    id: 'deleteWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Delete a wishlist',
    description:
      'Removes a wishlist with its items; share links lose it. Sends `wishlistItem/deleted` for each item.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.deleteWishlistRequest, {
      one: {
        summary: 'A wishlist of a customer',
        value: { customerIdentifier: '7400112', wishlistId: 302 },
      },
    }),
  },
  responses: {
    200: changeAnswer('The wishlist is gone.', schema.deleteWishlistResponse, {
      removed: {
        summary: 'The removed wishlist',
        value: { removedWishlist: emptyWishlistExample },
      },
    }),
    ...errors('deleteWishlist', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Makes a share link. */
export const createShareLink = createRoute({
  method: 'post',
  path: '/v2/wishlists/createShareLink',
  ...operation({
    id: 'createShareLink',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Create a share link',
    description:
      'Makes a link to a page of the shop that shows the wishlists to anyone. The same wishlists and channel give the same link again. Private wishlists cannot be shared; one that becomes private later drops out of the page.',
  }),
  request: {
    ...keyed,
    body: jsonBody(schema.createShareLinkRequest, {
      message: {
        summary: 'One wishlist, for a message',
        value: { customerIdentifier: '7400112', wishlistIds: [301], shareChannel: 'whatsapp' },
      },
    }),
  },
  responses: {
    200: changeAnswer('The link.', schema.createShareLinkResponse, {
      link: {
        summary: 'The share link',
        value: {
          shareLink: 'https://shop.example/pages/shared-wishlists?shareToken=sh_77ab',
        },
      },
    }),
    ...errors('createShareLink', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Changes a wishlist. */
export const updateWishlist = createRoute({
  method: 'put',
  path: '/v2/wishlists/updateWishlist',
  ...operation({
    id: 'updateWishlist',
    tag: 'Wishlists',
    scope: 'write_wishlist',
    storefront: ['customer', 'guest'],
    summary: 'Change a wishlist',
    description:
      'Renames a wishlist, makes it the default or private, or the contrary. Making it the default takes that from the others of the owner.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The wishlist.', schema.updateWishlistResponse, {
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
    ...errors('updateWishlist', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});
