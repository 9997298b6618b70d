import type { SyntheticEvent } from 'react';
import type { ShopProduct } from '@/lib/storefront/data/products';
import { createRatings } from '@/lib/storefront/data/ratings';
import { perShop, type Shop } from '../live/shop.client';

/** The ratings of a page. */
export const ratings = perShop(({ context }) => createRatings(context.requests, context));

export { products } from '../live/shop-products.client';

/** A product with the address of its page. */
export function linkToProduct(
  { context: { page, session } }: Shop,
  { productId, handle, title }: ShopProduct,
) {
  const url = `${session.shop.storefrontUrl}/products/${handle}`;
  const target = { type: 'product', handle, productId, variantId: null } as const;
  return { title, href: page.urlOf(url, target) };
}

/** Opens the dialog in which a review of a product is written. */
export function writeReview({ context }: Shop, productId: number): void {
  context.overlays.openDialog('reviews', 'review_form', { productId });
}

/** Opens the dialog with the photos of a review, at one of them. */
export function showPhotos({ context }: Shop, reviewId: number, at: number): void {
  context.overlays.openDialog('reviews', 'review_media', { reviewId, at });
}

/** Hides the button of a photo that can't be loaded. It keeps its place, so that nothing moves. */
export function hidePhoto({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.closest('button')?.style.setProperty('visibility', 'hidden');
}

/** What became of the last review of a product that a customer or guest has sent from the page. */
export const sentReviews = perShop(({ context: { tokens } }) => {
  const states = new Map<string, 'published' | 'waiting'>();
  const keyOf = (productId: number) => `${tokens.accepted?.session.customerId} ${productId}`;
  return {
    get: (productId: number) => states.get(keyOf(productId)),
    set: (productId: number, state: 'published' | 'waiting') => states.set(keyOf(productId), state),
  };
});
