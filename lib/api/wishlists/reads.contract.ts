import { EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './reads.schema';

const defineOperation = operationsIn('wishlists', 'Wishlists');

export const getWishlists = defineOperation({
  id: 'getWishlists',
  method: 'get',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'List wishlists',
  description:
    'Returns all wishlists of a customer or a guest session with their items. With `shareToken`, returns those that a share link shows, to every holder of a token and without their owner.',
  query: schema.getWishlistsQuery,
  response: jsonResponse('The wishlists.', schema.getWishlistsResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound'],
});

export const getWishlistProductStatuses = defineOperation({
  id: 'getWishlistProductStatuses',
  method: 'get',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'Get wishlist statuses of products',
  description:
    'Returns for each product whether the owner has it in a wishlist, in which variants, and how many wishlist items of all owners contain it. For unknown products, the response contains 0 and `false`.',
  query: schema.getWishlistProductStatusesQuery,
  response: jsonResponse('A page of statuses.', schema.getWishlistProductStatusesResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound'],
});

export const getWishlistItems = defineOperation({
  id: 'getWishlistItems',
  method: 'get',
  access: { scope: 'read_wishlist', tokens: EVERYONE, actor: 'customerOrSession' },
  summary: 'List wishlist items',
  description: 'Returns the items of a wishlist.',
  query: schema.getWishlistItemsQuery,
  response: jsonResponse('A page of items.', schema.getWishlistItemsResponse),
  errors: ['sessionTokenSpent', 'wishlistCustomerNotFound', 'wishlistNotFound'],
});
