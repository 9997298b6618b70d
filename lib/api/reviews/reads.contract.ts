import { EVERYONE } from '../contract/access';
import { jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './reads.schema';

const defineOperation = operationsIn('reviews', 'Reviews');

export const canCreateReview = defineOperation({
  id: 'canCreateReview',
  method: 'get',
  access: { scope: 'read_review', tokens: EVERYONE, actor: 'customer' },
  summary: 'Check whether a customer can review a product',
  description:
    'Returns whether createReview accepts a review of the product by the customer, and the reason if it does not.',
  query: schema.canCreateReviewQuery,
  response: jsonResponse(
    'The result, with a reason if the review is rejected.',
    schema.canCreateReviewResponse,
  ),
  errors: ['customerNotFound', 'productNotFound'],
});

export const getReviews = defineOperation({
  id: 'getReviews',
  method: 'get',
  access: { scope: 'read_review', tokens: EVERYONE, actor: 'optionalCustomer' },
  summary: 'List reviews',
  description:
    'Returns reviews, filtered and sorted. With a storefront token, only published reviews are returned, without the contact data of other customers and without private replies.',
  query: schema.getReviewsQuery,
  response: jsonResponse('A page of reviews.', schema.getReviewsResponse),
  errors: ['unpublishedHidden', 'filtersContradict', 'customerUnknown'],
});

export const getRatesInfo = defineOperation({
  id: 'getRatesInfo',
  method: 'get',
  access: { scope: 'read_review', tokens: EVERYONE, actor: 'none' },
  summary: 'Get ratings',
  description:
    'Deprecated: use getReviewAggregates, which returns the same numbers and more. Responses have a `Deprecation` header and a `Link` to the successor.',
  deprecated: true,
  query: schema.getRatesInfoQuery,
  response: jsonResponse('The ratings.', schema.getRatesInfoResponse),
  errors: [],
});

export const getReviewAggregates = defineOperation({
  id: 'getReviewAggregates',
  method: 'get',
  access: { scope: 'read_review', tokens: EVERYONE, actor: 'none' },
  summary: 'Get review aggregates',
  description:
    'Returns the number and the average rating of the published reviews of up to 20 products. Optionally, the response contains the distribution of stars, and the number of images and replies.',
  query: schema.getReviewAggregatesQuery,
  response: jsonResponse('The aggregates.', schema.getReviewAggregatesResponse),
  errors: ['reviewAggregatesInvalid'],
});
