import { jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './reads.schema';

export const canCreateReview = defineOperation({
  id: 'canCreateReview',
  method: 'get',
  path: '/v2/reviews/canCreateReview',
  tag: 'Reviews',
  access: {
    scope: 'read_review',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'anyCustomer',
  },
  idempotent: false,
  summary: 'Check whether a review is welcome',
  description:
    'Answers whether createReview would take a review of this product from this customer, and if not, why. Being refused is an answer here, not an error.',
  query: schema.canCreateReviewQuery,
  responses: {
    200: jsonResponse('Whether, and why not.', schema.canCreateReviewResponse, example.canCreate),
  },
  errors: ['customerNotFound', 'productNotFound'],
});

export const getReviews = defineOperation({
  id: 'getReviews',
  method: 'get',
  path: '/v2/reviews/getReviews',
  tag: 'Reviews',
  access: {
    scope: 'read_review',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'List reviews',
  description:
    'Answers with reviews, filtered and in the order asked for. A storefront token sees published reviews only, without the contact data of others and without private replies.',
  query: schema.getReviewsQuery,
  responses: {
    200: jsonResponse('A part of the list.', schema.getReviewsResponse, example.reviews),
  },
  errors: ['unpublishedHidden', 'filtersContradict', 'customerUnknown'],
});

export const getRatesInfo = defineOperation({
  id: 'getRatesInfo',
  method: 'get',
  path: '/v2/reviews/getRatesInfo',
  tag: 'Reviews',
  access: {
    scope: 'read_review',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'Read ratings in short',
  description:
    'Deprecated: use getReviewAggregates, which answers with the same numbers and more. Answers carry a `Deprecation` header and a `Link` to the successor.',
  deprecated: true,
  query: schema.getRatesInfoQuery,
  responses: {
    200: jsonResponse('The ratings.', schema.getRatesInfoResponse, example.rates),
  },
  errors: [],
});

export const getReviewAggregates = defineOperation({
  id: 'getReviewAggregates',
  method: 'get',
  path: '/v2/reviews/getReviewAggregates',
  tag: 'Reviews',
  access: {
    scope: 'read_review',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'none',
  },
  idempotent: false,
  summary: 'Read review aggregates',
  description:
    'Answers with count and average for up to 20 products, and on request with the distribution of stars and the counts of pictures and replies. Published reviews count.',
  query: schema.getReviewAggregatesQuery,
  responses: {
    200: jsonResponse('The aggregates.', schema.getReviewAggregatesResponse, example.aggregates),
  },
  errors: ['reviewAggregatesInvalid'],
});
