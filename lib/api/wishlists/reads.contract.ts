import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './reads.schema';
import { guestItemExample, wishlistExample } from './wishlist.schema';

const firstPage = { totalCount: 1, currentPage: 1, perPage: 50 };

export const getWishlists = defineOperation({
  id: 'getWishlists',
  method: 'get',
  path: '/v2/wishlists/getWishlists',
  tag: 'Wishlists',
  access: {
    scope: 'read_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: false,
  summary: 'List wishlists',
  description: 'Answers with all wishlists of a customer or a guest session, items included.',
  query: schema.getWishlistsQuery,
  responses: {
    200: jsonResponse('The wishlists.', schema.getWishlistsResponse, {
      one: { summary: 'One wishlist with one item', value: { wishlists: [wishlistExample] } },
      none: { summary: 'No wishlist yet', value: { wishlists: [] } },
    }),
  },
  errors: ['wishlistCustomerNotFound'],
});

export const getWishlistProductStatuses = defineOperation({
  id: 'getWishlistProductStatuses',
  method: 'get',
  path: '/v2/wishlists/getWishlistProductStatuses',
  tag: 'Wishlists',
  access: {
    scope: 'read_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: false,
  summary: 'Read wishlist statuses of products',
  description:
    'Answers for each product whether the owner has it in a wishlist, in which variants, and how often it is in wishlists at all. An unknown product is answered with zero and false.',
  query: schema.getWishlistProductStatusesQuery,
  responses: {
    200: jsonResponse('A page of statuses.', schema.getWishlistProductStatusesResponse, {
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
  },
  errors: ['wishlistCustomerNotFound'],
});

export const getWishlistItems = defineOperation({
  id: 'getWishlistItems',
  method: 'get',
  path: '/v2/wishlists/getWishlistItems',
  tag: 'Wishlists',
  access: {
    scope: 'read_wishlist',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'customerOrSession',
  },
  idempotent: false,
  summary: 'List wishlist items',
  description: 'Answers with the items of one wishlist, page by page.',
  query: schema.getWishlistItemsQuery,
  responses: {
    200: jsonResponse('A page of items.', schema.getWishlistItemsResponse, {
      guest: {
        summary: 'The wishlist of a guest',
        value: { ...firstPage, wishlistItems: [guestItemExample] },
      },
    }),
  },
  errors: ['wishlistCustomerNotFound', 'wishlistNotFound'],
});
