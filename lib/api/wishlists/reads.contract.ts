import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors } from '../contract/errors/common';
import { answer, operation } from '../contract/operation';
import * as schema from './reads.schema';
import { guestItemExample, wishlistExample } from './wishlist.schema';

const firstPage = { totalCount: 1, currentPage: 1, perPage: 50 };

/** Lists the wishlists of an owner. */
export const getWishlists = createRoute({
  method: 'get',
  path: '/v2/wishlists/getWishlists',
  ...operation({
    id: 'getWishlists',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    storefront: ['customer', 'guest'],
    session: true,
    summary: 'List wishlists',
    description: 'Answers with all wishlists of a customer or a guest session, items included.',
  }),
  request: { query: schema.getWishlistsQuery },
  responses: {
    200: answer('The wishlists.', schema.getWishlistsResponse, {
      one: { summary: 'One wishlist with one item', value: { wishlists: [wishlistExample] } },
      none: { summary: 'No wishlist yet', value: { wishlists: [] } },
    }),
    ...errors('getWishlists', 400, 403, 404),
    ...readErrors,
  },
});

/** Tells which products are in wishlists. */
export const getWishlistProductStatuses = createRoute({
  method: 'get',
  path: '/v2/wishlists/getWishlistProductStatuses',
  ...operation({
    id: 'getWishlistProductStatuses',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    storefront: ['customer', 'guest'],
    session: true,
    summary: 'Read wishlist statuses of products',
    description:
      'Answers for each product whether the owner has it in a wishlist, in which variants, and how often it is in wishlists at all. An unknown product is answered with zero and false.',
  }),
  request: { query: schema.getWishlistProductStatusesQuery },
  responses: {
    200: answer('A page of statuses.', schema.getWishlistProductStatusesResponse, {
      one: {
        summary: 'One product, in one variant',
        value: {
          ...firstPage,
          wishlistProductStatuses: [
            {
              productId: 880010,
              wishlistItemsCount: 42,
              productInWishlist: true,
              variantsInWishlist: [990011],
            },
          ],
        },
      },
    }),
    ...errors('getWishlistProductStatuses', 400, 403, 404),
    ...readErrors,
  },
});

/** Lists the items of a wishlist. */
export const getWishlistItems = createRoute({
  method: 'get',
  path: '/v2/wishlists/getWishlistItems',
  ...operation({
    id: 'getWishlistItems',
    tag: 'Wishlists',
    scope: 'read_wishlist',
    storefront: ['customer', 'guest'],
    session: true,
    summary: 'List wishlist items',
    description: 'Answers with the items of one wishlist, page by page.',
  }),
  request: { query: schema.getWishlistItemsQuery },
  responses: {
    200: answer('A page of items.', schema.getWishlistItemsResponse, {
      guest: {
        summary: 'The wishlist of a guest',
        value: { ...firstPage, wishlistItems: [guestItemExample] },
      },
    }),
    ...errors('getWishlistItems', 400, 403, 404),
    ...readErrors,
  },
});
