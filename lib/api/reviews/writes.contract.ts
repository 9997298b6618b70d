import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { writeErrors } from '../contract/errors/common';
import { changeAnswer, jsonBody, keyed, operation } from '../contract/operation';
import * as example from './examples';
import * as schema from './writes.schema';

const reviewBody = jsonBody(schema.createReviewRequest, example.createReviewBody);

/**
 * Writes a review.
 * The router would check a body against both media types in turn and refuse either,
 * so whoever serves this call parses the body with the schema of its media type.
 */
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
