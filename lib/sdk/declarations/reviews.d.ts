/**
 * The drawer with reviews and questions.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * Opens the reviews drawer.
 *
 * @remarks
 * Guests can use it as well. A drawer that is open already switches to the product and tab of the
 * call, and `widget_opened` does not fire again.
 *
 * @param args - What the drawer shows first.
 * @returns `Success` once the drawer is visible.
 *
 * @callsApi
 * @errorCode NOT_FOUND - The product is unknown.
 * @errorCode WIDGET_NOT_FOUND - The drawer is not on this page, or the shop has switched it off.
 * @firesEvent widget_opened - when the drawer becomes visible, with widget `reviews_drawer`
 * @guide /docs/Sdk/modules/reviews/methods/openReviewsDrawer
 */
export declare function openReviewsDrawer(args?: {
  /**
   * The product whose reviews are shown.
   * @defaultValue The product of the drawer's placeholder, else the global product, else all reviews
   * of the shop
   */
  productId?: number;
  /**
   * The tab that is shown first.
   * @defaultValue `'reviews'`
   */
  tab?: 'reviews' | 'questions';
}): Promise<Success | ErrorResult>;

/**
 * Closes the reviews drawer.
 *
 * @remarks
 * A drawer that is closed already is no error; then no event fires.
 *
 * @returns `Success` once the drawer is hidden.
 *
 * @firesEvent widget_closed - when an open drawer is hidden, with widget `reviews_drawer`
 * @guide /docs/Sdk/modules/reviews/methods/closeReviewsDrawer
 */
export declare function closeReviewsDrawer(): Promise<Success | ErrorResult>;
