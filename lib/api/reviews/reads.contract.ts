import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors } from '../contract/errors/common';
import { withHeaders } from '../contract/headers';
import { answer, operation } from '../contract/operation';
import * as example from './examples';
import * as schema from './reads.schema';

/** Tells whether a customer may review a product. */
export const canCreateReview = createRoute({
  method: 'get',
  path: '/v2/reviews/canCreateReview',
  ...operation({
    id: 'canCreateReview',
    tag: 'Reviews',
    scope: 'read_review',
    storefront: ['customer', 'guest'],
    summary: 'Check whether a review is welcome',
    description:
      'Answers whether createReview would take a review of this product from this customer, and if not, why. Being refused is an answer here, not an error.',
  }),
  request: { query: schema.canCreateReviewQuery },
  responses: {
    200: answer('Whether, and why not.', schema.canCreateReviewResponse, example.canCreate),
    ...errors('canCreateReview', 400, 403, 404),
    ...readErrors,
  },
});

/** Lists reviews. */
export const getReviews = createRoute({
  method: 'get',
  path: '/v2/reviews/getReviews',
  ...operation({
    id: 'getReviews',
    tag: 'Reviews',
    scope: 'read_review',
    storefront: ['customer', 'guest'],
    summary: 'List reviews',
    description:
      'Answers with reviews, filtered and in the order asked for. A storefront token sees published reviews only, without the contact data of others and without private replies.',
  }),
  request: { query: schema.getReviewsQuery },
  responses: {
    200: answer('A part of the list.', schema.getReviewsResponse, example.reviews),
    ...errors('getReviews', 400, 403, 404),
    ...readErrors,
  },
});

const rates = answer('The ratings.', schema.getRatesInfoResponse, example.rates);

/** Reads ratings in short. */
export const getRatesInfo = createRoute({
  method: 'get',
  path: '/v2/reviews/getRatesInfo',
  ...operation({
    id: 'getRatesInfo',
    tag: 'Reviews',
    scope: 'read_review',
    storefront: ['customer', 'guest'],
    summary: 'Read ratings in short',
    description:
      'Deprecated: use getReviewAggregates, which answers with the same numbers and more. Answers carry a `Deprecation` header and a `Link` to the successor.',
    deprecated: true,
  }),
  request: { query: schema.getRatesInfoQuery },
  responses: {
    200: { ...rates, headers: withHeaders('Deprecation', 'Link') },
    ...errors('getRatesInfo', 400, 403),
    ...readErrors,
  },
});

/** Reads what the reviews of products amount to. */
export const getReviewAggregates = createRoute({
  method: 'get',
  path: '/v2/reviews/getReviewAggregates',
  ...operation({
    id: 'getReviewAggregates',
    tag: 'Reviews',
    scope: 'read_review',
    storefront: ['customer', 'guest'],
    summary: 'Read review aggregates',
    description:
      'Answers with count and average for up to 20 products, and on request with the distribution of stars and the counts of pictures and replies. Published reviews count.',
  }),
  request: { query: schema.getReviewAggregatesQuery },
  responses: {
    200: answer('The aggregates.', schema.getReviewAggregatesResponse, example.aggregates),
    ...errors('getReviewAggregates', 400, 403),
    ...readErrors,
  },
});
