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
 * Guests can use it too. An open drawer switches to the new product and tab, and `widget_opened`
 * doesn't fire again. The method sends no request, so it doesn't check whether the product exists.
 *
 * @param args - The product and tab to show first.
 * @returns `Success` when the drawer is visible.
 *
 * @errorCode WIDGET_NOT_FOUND - The drawer is not on this page.
 * @whatToDo WIDGET_NOT_FOUND - Add its placeholder to the page, or link to the reviews page instead.
 * @firesEvent widget_opened - when the drawer becomes visible, with widget `reviews_drawer`
 * @guide /docs/Sdk/modules/reviews/methods/openReviewsDrawer
 */
export declare function openReviewsDrawer(args?: {
  /**
   * The product whose reviews the drawer shows.
   * @defaultValue The product of the drawer's placeholder, then the global product, then the product
   * of the theme's page, then all reviews of the shop
   */
  productId?: number;
  /**
   * The tab to show first.
   * @defaultValue `'reviews'`
   */
  tab?: 'reviews' | 'questions';
}): Promise<Success | ErrorResult>;

/**
 * Closes the reviews drawer.
 *
 * @remarks
 * If the drawer is already closed, the result is `Success` and no event fires.
 *
 * @returns `Success` when the drawer is hidden.
 *
 * @firesEvent widget_closed - when an open drawer is hidden, with widget `reviews_drawer`
 * @guide /docs/Sdk/modules/reviews/methods/closeReviewsDrawer
 */
export declare function closeReviewsDrawer(): Promise<Success | ErrorResult>;
