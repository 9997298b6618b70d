import { jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './writes.schema';

const reviewBody = jsonBody(schema.createReviewRequest, example.createReviewBody);

/**
 * The router validates a body against the schemas of both media types, so that every body fails.
 * The handler therefore has to parse the body with the schema of its media type.
 */
export const createReview = defineOperation({
  id: 'createReview',
  method: 'post',
  path: '/v2/reviews/createReview',
  tag: 'Reviews',
  access: {
    scope: 'write_review',
    tokens: ['access', 'storefront:customer', 'storefront:guest'],
    actor: 'author',
  },
  idempotent: true,
  summary: 'Write a review',
  description:
    "Writes a review for a customer, or for a guest with name and e-mail address. Pictures are sent as addresses in JSON or as files in a form. Whether the review is published at once follows the shop's moderation; that of a guest waits until the address is confirmed. Sends `review/created`.",
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
  responses: {
    200: jsonResponse('The review.', schema.createReviewResponse, example.createdReview),
  },
  errors: ['customerNotFound', 'productNotFound', 'productAlreadyReviewed'],
});

export const createReply = defineOperation({
  id: 'createReply',
  method: 'post',
  path: '/v2/reviews/createReply',
  tag: 'Reviews',
  access: { scope: 'write_review', tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Reply to a review',
  description:
    'Writes the reply of the shop owner. A review can be replied to once, whether publicly or privately. Sends `review/updated`.',
  body: jsonBody(schema.createReplyRequest, example.createReplyBody),
  responses: {
    200: jsonResponse('The reply.', schema.createReplyResponse, example.createdReply),
  },
  errors: ['replyNotAllowed', 'reviewNotFound', 'reviewAlreadyReplied'],
});

export const createVote = defineOperation({
  id: 'createVote',
  method: 'post',
  path: '/v2/reviews/createVote',
  tag: 'Reviews',
  access: { scope: 'write_review', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: true,
  summary: 'Vote for a review',
  description: 'Marks a review as helpful. A customer has one vote for each review.',
  body: jsonBody(schema.voteRequest, example.voteBody),
  responses: {
    200: jsonResponse('The vote counts.', schema.voteResponse, example.votes(4)),
  },
  errors: ['voterNotFound', 'votedReviewNotFound', 'reviewAlreadyVoted'],
});

export const deleteVote = defineOperation({
  id: 'deleteVote',
  method: 'post',
  path: '/v2/reviews/deleteVote',
  tag: 'Reviews',
  access: { scope: 'write_review', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: true,
  summary: 'Take a vote back',
  description: 'Takes the vote of a customer for a review back; it can be given again later.',
  body: jsonBody(schema.voteRequest, example.voteBody),
  responses: {
    200: jsonResponse('The vote is gone.', schema.voteResponse, example.votes(3)),
  },
  errors: ['voteNotFound', 'customerUnknown'],
});
