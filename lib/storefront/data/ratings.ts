import type { Environment } from '../environment';
import type { Requests } from '../requests/requests';
import { hasFailed, successWith } from '../results';
import { createProductBatch } from './product-batch';
import type { Source } from './shop-data';

/** The published reviews of a product or of the whole shop. */
export interface Rating {
  reviewCount: number;
  /** From 0 to 5; 0 without reviews. */
  starsAverage: number;
}

/** A rating with the number of reviews for each number of stars. */
export interface DetailedRating extends Rating {
  starsDistribution: StarsDistribution;
}

interface ProductRating extends DetailedRating {
  productId: number;
}

/** Limit of `getReviewAggregates`. */
const PRODUCTS_AT_ONCE = 20;

/** Names of the numbers of stars in a distribution, from one star up. */
export const STARS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const;

/** Numbers of reviews by stars. */
export type StarsDistribution = Readonly<Record<(typeof STARS)[number], number>>;

const NONE = { oneStar: 0, twoStars: 0, threeStars: 0, fourStars: 0, fiveStars: 0 };

/**
 * Creates the sources of ratings, of a page that has read none. Products that are asked for at the same time share
 * requests.
 */
export function createRatings(
  requests: Pick<Requests, 'read'>,
  environment: Pick<Environment, 'startTimer'>,
): { ofProduct(productId: number): Source<DetailedRating>; ofShop: Source<DetailedRating> } {
  const readProduct = createProductBatch(environment, PRODUCTS_AT_ONCE, async (productIds) => {
    const path = '/v2/reviews/getReviewAggregates';
    const read = await requests.read<{ reviewAggregates: ProductRating[] }>(path, {
      productIds,
      // The header of a list shows it, and shares the request.
      withStarsDistribution: true,
    });
    return hasFailed(read) ? read : successWith(read.data.reviewAggregates);
  });

  return {
    ofProduct: (productId) => ({
      key: `rating of ${productId}`,
      area: 'reviews',
      isPersonal: false,
      async read() {
        const read = await readProduct(productId);
        return hasFailed(read) ? read : successWith(read.data ?? ratingOf(NONE));
      },
    }),
    ofShop: {
      key: 'rating of the shop',
      area: 'reviews',
      isPersonal: false,
      async read() {
        const read = await requests.read<{ starsDistribution: StarsDistribution }>(
          '/v2/reviews/getReviews',
          { perPage: 1, withStarsDistribution: true },
        );
        return hasFailed(read) ? read : successWith(ratingOf(read.data.starsDistribution));
      },
    },
  };
}

/** The rating that results from the numbers of reviews by stars. */
export function ratingOf(distribution: StarsDistribution): DetailedRating {
  let reviewCount = 0;
  let total = 0;
  for (const [index, name] of STARS.entries()) {
    reviewCount += distribution[name];
    total += (index + 1) * distribution[name];
  }
  return {
    reviewCount,
    starsAverage: reviewCount && total / reviewCount,
    starsDistribution: distribution,
  };
}
