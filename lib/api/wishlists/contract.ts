import {
  createWishlistItem,
  deleteWishlistItem,
  moveWishlistItem,
  updateWishlistItemVariant,
} from './items.contract';
import { createShareLink, createWishlist, deleteWishlist, updateWishlist } from './lists.contract';
import { getWishlistItems, getWishlistProductStatuses, getWishlists } from './reads.contract';

export * from './items.contract';
export * from './lists.contract';
export * from './reads.contract';

/** The calls about wishlists, in the order of the reference. */
export const wishlistCalls = [
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
