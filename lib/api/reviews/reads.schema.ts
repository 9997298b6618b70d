import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { offsetEnvelope } from '../contract/envelope';
import { customerParam, viewingCustomerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import {
  contradiction,
  createdAfterParam,
  offsetParams,
  queryEnumWithDefault,
  queryFlag,
  queryId,
  queryIds,
  queryInteger,
  queryText,
} from '../contract/parameters';
import { ratesInfo, review, reviewAggregates, reviewTotals } from './review.schema';

export const canCreateReviewQuery = z.strictObject({
  customerIdentifier: customerParam('The customer who would write the review.'),
  productId: queryId({ description: 'The product to review.', example: 880010 }),
});

export const canCreateReviewResponse = component(
  'CanCreateReviewResponse',
  z.object({
    canCreateReview: z.boolean().describe('Whether createReview accepts a review.'),
    message: z
      .string()
      .nullable()
      .describe(
        'The reason to show to the customer if createReview rejects a review; otherwise `null`.',
      ),
  }),
  { description: 'Whether a customer may review a product.' },
);

/** The orders of the list of reviews. */
export const reviewSortings = [
  'mostRelevant',
  'mostRecent',
  'mostHelpful',
  'highestRating',
  'lowestRating',
  'withPhotos',
] as const;

const flag = (description: string) => queryFlag({ description });

const totalsText = (field: string) =>
  `Adds \`${field}\` to the response: of the published reviews of the product with \`productId\`, else of all reviews that match the filters.`;

export const getReviewsQuery = z
  .strictObject({
    customerIdentifier: viewingCustomerParam('Returns only reviews by this customer.'),
    reviewId: queryId({ description: 'Returns only this review.', example: 5210 }).optional(),
    productId: queryId({
      description: 'Returns only reviews of this product.',
      example: 880010,
      inSamples: true,
    }).optional(),
    orderId: queryId({
      description: 'Returns only reviews that result from this order.',
      example: 5500210,
    }).optional(),
    createdAfter: createdAfterParam,
    rate: queryInteger(limits.rate, {
      description: 'Returns only reviews with this number of stars.',
      example: 5,
    }).optional(),
    search: queryText(limits.search, {
      description:
        'Returns only reviews with all of these words in the title or body. Case and accents are ignored.',
      example: 'warm winter',
    }).optional(),
    sortingOption: queryEnumWithDefault(reviewSortings, 'mostRecent', {
      description: 'The order of the list.',
      example: 'mostHelpful',
      inSamples: true,
    }),
    ...offsetParams,
    onlyPublishedReviews: flag(
      'Returns only published reviews. Not accepted with `onlyUnpublishedReviews`.',
    ),
    onlyUnpublishedReviews: flag(
      'Returns only unpublished reviews. Requires an access token. Not accepted with `onlyPublishedReviews`.',
    ),
    onlyShopReviews: flag(
      'Returns only reviews of the shop itself. Not accepted with `onlyProductReviews`.',
    ),
    onlyProductReviews: flag(
      'Returns only reviews of products. Not accepted with `onlyShopReviews`.',
    ),
    onlyWithPhotos: flag('Returns only reviews with images.'),
    onlyPinnedReviews: flag('Returns only pinned reviews.'),
    withCustomerDisplayName: flag('Adds `customerDisplayName` to each review.'),
    withStarsDistribution: flag(totalsText('starsDistribution')),
    withMediaCount: flag(totalsText('mediaCount')),
    withReplyCount: flag(totalsText('replyCount')),
  })
  .refine(
    (query) => !(query.onlyPublishedReviews && query.onlyUnpublishedReviews),
    contradiction('onlyUnpublishedReviews', 'onlyPublishedReviews'),
  )
  .refine(
    (query) => !(query.onlyShopReviews && query.onlyProductReviews),
    contradiction('onlyProductReviews', 'onlyShopReviews'),
  );

export const getReviewsResponse = component(
  'GetReviewsResponse',
  z.object({
    ...reviewTotals,
    ...offsetEnvelope,
    items: z.array(review).describe('The reviews of this page, in the requested order.'),
  }),
  { description: 'A page of reviews.' },
);

export const getRatesInfoQuery = z.strictObject({
  productIds: queryIds(limits.ratesInfoProducts, {
    description: 'Ids of 1 to 50 products. Repeat the parameter for each.',
    example: [880010],
  }),
});

export const getRatesInfoResponse = component(
  'GetRatesInfoResponse',
  z.object({
    ratesInfo: z.array(ratesInfo).describe('One entry for each product, in the requested order.'),
  }),
  { description: 'The ratings of products.' },
);

export const getReviewAggregatesQuery = z.strictObject({
  productIds: queryIds(limits.aggregateProducts, {
    description: 'Ids of 1 to 20 products. Repeat the parameter for each.',
    example: [880010, 880021],
  }),
  withStarsDistribution: queryFlag({
    description: 'Adds `starsDistribution` to each entry.',
    example: true,
    inSamples: true,
  }),
  withMediaCount: flag('Adds `mediaCount` to each entry.'),
  withReplyCount: flag('Adds `replyCount` to each entry.'),
});

export const getReviewAggregatesResponse = component(
  'GetReviewAggregatesResponse',
  z.object({
    reviewAggregates: z
      .array(reviewAggregates)
      .describe(
        'One entry for each product, in the requested order. The numbers are 0 for products without reviews.',
      ),
  }),
  { description: 'The review aggregates of products.' },
);
