import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './reads.schema';
import { itemExample, wishlistExample } from './wishlist.schema';

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
  description: 'Returns all wishlists of a customer or a guest session with their items.',
  query: schema.getWishlistsQuery,
  responses: {
    200: jsonResponse('The wishlists.', schema.getWishlistsResponse, {
      one: { summary: 'One wishlist with one item', value: { wishlists: [wishlistExample] } },
      none: { summary: 'No wishlist', value: { wishlists: [] } },
    }),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound'],
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
  summary: 'Get wishlist statuses of products',
  description:
    'Returns for each product whether the owner has it in a wishlist, in which variants, and how many wishlist items of all owners contain it. For unknown products, it returns 0 and `false`.',
  query: schema.getWishlistProductStatusesQuery,
  responses: {
    200: jsonResponse('A page of statuses.', schema.getWishlistProductStatusesResponse, {
      two: {
        summary: 'A product in a wishlist, and one in none',
        value: {
          ...firstPage,
          totalCount: 2,
          wishlistProductStatuses: [
            {
              productId: 880010,
              wishlistItemsCount: 42,
              productInWishlist: true,
              variantsInWishlist: [990011],
            },
            {
              productId: 880021,
              wishlistItemsCount: 0,
              productInWishlist: false,
              variantsInWishlist: [],
            },
          ],
        },
      },
    }),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound'],
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
  description: 'Returns the items of a wishlist.',
  query: schema.getWishlistItemsQuery,
  responses: {
    200: jsonResponse('A page of items.', schema.getWishlistItemsResponse, {
      customer: {
        summary: 'The wishlist of a customer',
        value: { ...firstPage, wishlistItems: [itemExample] },
      },
    }),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound'],
});
