import { withBasePath } from '@/lib/site/config/base-path';
import { type DetailedRating, ratingOf, STARS } from '@/lib/storefront/data/ratings';
import { createTexts } from '../widgets/live/texts';
import { REVIEW_TEXTS } from '../widgets/reviews/texts.data';
import { EARN_TEXTS } from '../widgets/rewards/earn/texts.data';
import { REWARD_TEXTS } from '../widgets/rewards/texts.data';
import { WISHLIST_TEXTS } from '../widgets/wishlists/texts.data';
import { DEMO_PAGES } from './pages.data';
import { publishedReviews } from './recorded-reviews';

export const reviewTexts = createTexts('en', REVIEW_TEXTS);
export const earnTexts = createTexts('en', EARN_TEXTS);
export const rewardTexts = createTexts('en', REWARD_TEXTS);
export const wishlistTexts = createTexts('en', WISHLIST_TEXTS);

/** The rating of a product in a new sandbox; that of the whole shop without a product. */
export function recordedRating(productId?: number): DetailedRating {
  const rates = publishedReviews(productId).map(({ rate }) => rate);
  const counts = STARS.map((name, at) => [name, rates.filter((rate) => rate === at + 1).length]);
  return ratingOf(Object.fromEntries(counts));
}

/** The points that an order earns for each euro, and the factor of the campaign that is always on. */
const POINTS_PER_EURO = 2;
const CAMPAIGN = 2;

/** The points that a guest would earn with a product. */
export function recordedPoints(price: number): { points: number; multiplier: number } {
  return { points: price * POINTS_PER_EURO * CAMPAIGN, multiplier: CAMPAIGN };
}

/** The address of the page with all reviews. */
export const reviewsHref = withBasePath(DEMO_PAGES.reviews.path);
