import { createRoute } from '@hono/zod-openapi';
import { errors } from '../errors';
import { readErrors, writeErrors } from '../errors/common';
import { withHeaders } from '../headers';
import { answer, changeAnswer, jsonBody, keyed, operation } from '../operation';
import * as example from './examples';
import * as schema from './schema';

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

const reviewBody = jsonBody(schema.createReviewRequest, example.createReviewBody);

/** Writes a review. */
export const createReview = createRoute({
  method: 'post',
  path: '/v2/reviews/createReview',
  ...operation({
    id: 'createReview',
    tag: 'Reviews',
    scope: 'write_review',
    storefront: ['customer', 'guest'],
    summary: 'Write a review',
    description:
      "Writes a review for a customer, or for a guest with name and e-mail address. Pictures are sent as addresses in JSON or as files in a form. Whether the review is published at once follows the shop's moderation; that of a guest waits until the address is confirmed. Sends `review/created`.",
  }),
  request: {
    ...keyed,
    body: {
      ...reviewBody,
      content: {
        ...reviewBody.content,
        'multipart/form-data': {
          schema: schema.createReviewForm,
          examples: example.createReviewForm,
          encoding: { images: { contentType: 'image/jpeg, image/png, image/webp' } },
        },
      },
    },
  },
  responses: {
    200: changeAnswer('The review.', schema.createReviewResponse, example.createdReview),
    ...errors('createReview', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Replies to a review. */
export const createReply = createRoute({
  method: 'post',
  path: '/v2/reviews/createReply',
  ...operation({
    id: 'createReply',
    tag: 'Reviews',
    scope: 'write_review',
    summary: 'Reply to a review',
    description:
      'Writes the reply of the shop owner. A review can be replied to once, whether publicly or privately. Sends `review/updated`.',
  }),
  request: { ...keyed, body: jsonBody(schema.createReplyRequest, example.createReplyBody) },
  responses: {
    200: changeAnswer('The reply.', schema.createReplyResponse, example.createdReply),
    ...errors('createReply', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Marks a review as helpful. */
export const createVote = createRoute({
  method: 'post',
  path: '/v2/reviews/createVote',
  ...operation({
    id: 'createVote',
    tag: 'Reviews',
    scope: 'write_review',
    storefront: ['customer'],
    summary: 'Vote for a review',
    description: 'Marks a review as helpful. A customer has one vote for each review.',
  }),
  request: { ...keyed, body: jsonBody(schema.voteRequest, example.voteBody) },
  responses: {
    200: changeAnswer('The vote counts.', schema.voteResponse, example.votes(4)),
    ...errors('createVote', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Takes a vote back. */
export const deleteVote = createRoute({
  method: 'post',
  path: '/v2/reviews/deleteVote',
  ...operation({
    id: 'deleteVote',
    tag: 'Reviews',
    scope: 'write_review',
    storefront: ['customer'],
    summary: 'Take a vote back',
    description: 'Takes the vote of a customer for a review back; it can be given again later.',
  }),
  request: { ...keyed, body: jsonBody(schema.voteRequest, example.voteBody) },
  responses: {
    200: changeAnswer('The vote is gone.', schema.voteResponse, example.votes(3)),
    ...errors('deleteVote', 400, 403, 404, 409, 422),
    ...writeErrors,
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

/** The calls about reviews, in the order of the reference. */
export const reviewCalls = [
  canCreateReview,
  createReview,
  createReply,
  createVote,
  deleteVote,
  getReviews,
  getRatesInfo,
  getReviewAggregates,
] as const;
