import { EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './reads.schema';

const _firstPage = { totalCount: 1, currentPage: 1, perPage: 50 };

export const getWishlists = defineOperation({
  id: 'getWishlists',
  method: 'get',
  path: '/v2/wishlists/getWishlists',
  tag: 'Wishlists',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  idempotent: false,
  summary: 'List wishlists',
  description: 'Returns all wishlists of a customer or a guest session with their items.',
  query: schema.getWishlistsQuery,
  responses: {
    200: jsonResponse('The wishlists.', schema.getWishlistsResponse),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound'],
});

export const getWishlistProductStatuses = defineOperation({
  id: 'getWishlistProductStatuses',
  method: 'get',
  path: '/v2/wishlists/getWishlistProductStatuses',
  tag: 'Wishlists',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  idempotent: false,
  summary: 'Get wishlist statuses of products',
  description:
    'Returns for each product whether the owner has it in a wishlist, in which variants, and how many wishlist items of all owners contain it. For unknown products, the response contains 0 and `false`.',
  query: schema.getWishlistProductStatusesQuery,
  responses: {
    200: jsonResponse('A page of statuses.', schema.getWishlistProductStatusesResponse),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound'],
});

export const getWishlistItems = defineOperation({
  id: 'getWishlistItems',
  method: 'get',
  path: '/v2/wishlists/getWishlistItems',
  tag: 'Wishlists',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  idempotent: false,
  summary: 'List wishlist items',
  description: 'Returns the items of a wishlist.',
  query: schema.getWishlistItemsQuery,
  responses: {
    200: jsonResponse('A page of items.', schema.getWishlistItemsResponse),
  },
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound'],
});
