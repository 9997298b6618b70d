import {
  createWishlistItem,
  deleteWishlistItem,
  moveWishlistItem,
  updateWishlistItemVariant,
} from './items.contract';
import { createShareLink, createWishlist, deleteWishlist, updateWishlist } from './lists.contract';
import { getWishlistItems, getWishlistProductStatuses, getWishlists } from './reads.contract';

/** The operations of this resource, in the order of the reference. */
export const wishlistOperations = [
  getWishlists,
  getWishlistProductStatuses,
  getWishlistItems,
  createWishlistItem,
  deleteWishlistItem,
  createWishlist,
  deleteWishlist,
  createShareLink,
  updateWishlist,
  moveWishlistItem,
  updateWishlistItemVariant,
] as const;
