import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { offsetEnvelope } from '../contract/envelope';
import { customerParam, viewingCustomerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import {
  offsetParams,
  queryEnumWithDefault,
  queryFlag,
  queryId,
  queryIds,
  queryInteger,
  queryText,
} from '../contract/parameters';
import { ratesInfo, review, reviewAggregates } from './review.schema';

export const canCreateReviewQuery = z.strictObject({
  customerIdentifier: customerParam,
  productId: queryId({ description: 'The product to be reviewed.', example: 880010 }),
});

export const canCreateReviewResponse = component(
  'CanCreateReviewResponse',
  z.strictObject({
    canCreateReview: z.boolean().describe('Whether createReview would take a review now.'),
    message: z
      .string()
      .nullable()
      .describe('Why not, to show to the customer; null when it would.'),
  }),
  { description: 'Whether a customer may review a product.' },
);

const reviewSortings = [
  'mostRelevant',
  'mostRecent',
  'mostHelpful',
  'highestRating',
  'lowestRating',
  'withPhotos',
] as const;

const flag = (description: string) => queryFlag({ description });

export const getReviewsQuery = z
  .strictObject({
    customerIdentifier: viewingCustomerParam('Only reviews by this customer.'),
    reviewId: queryId({ description: 'Only this review.', example: 5210 }).optional(),
    productId: queryId({
      description: 'Only reviews of this product.',
      example: 880010,
      inSamples: true,
    }).optional(),
    orderId: queryId({
      description: 'Only reviews that came from this order.',
      example: 5500210,
    }).optional(),
    rate: queryInteger(limits.rate, {
      description: 'Only reviews with this many stars.',
      example: 5,
    }).optional(),
    search: queryText(limits.search, {
      description: 'Only reviews with all of these words in title or body; case does not matter.',
      example: 'warm winter',
    }).optional(),
    sortingOption: queryEnumWithDefault(reviewSortings, 'mostRecent', {
      description: 'The order of the list.',
      example: 'mostHelpful',
      inSamples: true,
    }),
    ...offsetParams,
    onlyPublishedReviews: flag('Only published reviews. Not together with onlyUnpublishedReviews.'),
    onlyUnpublishedReviews: flag(
      'Only reviews that wait to be published; access token only. Not together with onlyPublishedReviews.',
    ),
    onlyShopReviews: flag('Only reviews of the shop itself. Not together with onlyProductReviews.'),
    onlyProductReviews: flag('Only reviews of products. Not together with onlyShopReviews.'),
    onlyWithPhotos: flag('Only reviews with pictures.'),
    onlyPinnedReviews: flag('Only reviews that the shop pinned.'),
    withCustomerDisplayName: flag('Adds `customerDisplayName` to each review.'),
    withStarsDistribution: flag('Accepted, but adds nothing here; see getReviewAggregates.'),
    withMediaCount: flag('Accepted, but adds nothing here; see getReviewAggregates.'),
    withReplyCount: flag('Accepted, but adds nothing here; see getReviewAggregates.'),
  })
  .refine((query) => !(query.onlyPublishedReviews && query.onlyUnpublishedReviews), {
    path: ['onlyUnpublishedReviews'],
    message: 'excludes onlyPublishedReviews',
  })
  .refine((query) => !(query.onlyShopReviews && query.onlyProductReviews), {
    path: ['onlyProductReviews'],
    message: 'excludes onlyShopReviews',
  });

export const getReviewsResponse = component(
  'GetReviewsResponse',
  z.strictObject({
    ...offsetEnvelope,
    items: z.array(review).describe('The reviews, in the order asked for.'),
  }),
  { description: 'A part of the list of reviews.' },
);

export const getRatesInfoQuery = z.strictObject({
  productIds: queryIds(limits.ratesInfoProducts, {
    description: 'The products, the key repeated for each; 1 to 50.',
    example: [880010],
  }),
});

export const getRatesInfoResponse = component(
  'GetRatesInfoResponse',
  z.strictObject({
    ratesInfo: z.array(ratesInfo).describe('One entry a product, in the order asked for.'),
  }),
  { description: 'The ratings of products in short.' },
);

export const getReviewAggregatesQuery = z.strictObject({
  productIds: queryIds(limits.aggregateProducts, {
    description: 'The products, the key repeated for each; 1 to 20.',
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
  z.strictObject({
    reviewAggregates: z
      .array(reviewAggregates)
      .describe('One entry a product in the order asked for, with zeros where no review exists.'),
  }),
  { description: 'What the reviews of products amount to.' },
);
