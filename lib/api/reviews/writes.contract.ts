import { CUSTOMERS, EVERYONE, SERVERS } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as example from './examples';
import * as schema from './writes.schema';

const defineOperation = operationsIn('reviews', 'Reviews');

const reviewBody = jsonBody(schema.createReviewRequest, example.createReviewBody);

/**
 * The router validates a body against the schemas of both media types, so that every body fails.
 * The handler therefore has to parse the body with the schema of its media type.
 */
export const createReview = defineOperation({
  id: 'createReview',
  method: 'post',
  access: { scope: 'write_review', tokens: EVERYONE, actor: 'author' },
  summary: 'Create a review',
  description:
    "Creates a review by a customer, or by a guest with name and email address. Send images as addresses in JSON, or as JPEG, PNG or WebP files in a form. The shop's moderation setting determines whether a customer's review is published immediately. A guest's review is not published at first. When the guest confirms the email address, the same setting applies. Fires `review/created`. If an active earning rule rewards the review, the events of the reward follow: `customer/balanceUpdated` for points, `customer/rewardCreated` for a discount code or gift card, and `customer/tierUpdated` if the customer reaches a tier.",
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
  response: jsonResponse('The review.', schema.createReviewResponse),
  errors: ['customerNotFound', 'productNotFound', 'productAlreadyReviewed', 'balanceTooHigh'],
});

export const createReply = defineOperation({
  id: 'createReply',
  method: 'post',
  access: { scope: 'write_review', tokens: SERVERS, actor: 'none' },
  summary: 'Reply to a review',
  description:
    "Creates the shop owner's public or private reply. A review can have one reply. Fires `review/updated`.",
  body: jsonBody(schema.createReplyRequest, example.createReplyBody),
  response: jsonResponse('The reply.', schema.createReplyResponse),
  errors: ['replyNotAllowed', 'reviewNotFound', 'reviewAlreadyReplied'],
});

export const createVote = defineOperation({
  id: 'createVote',
  method: 'post',
  access: { scope: 'write_review', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Vote for a review',
  description: 'Marks a review as helpful. A customer has one vote per review.',
  body: jsonBody(schema.voteRequest, example.voteBody),
  response: jsonResponse('The new number of votes.', schema.voteResponse),
  errors: ['voterNotFound', 'votedReviewNotFound', 'reviewAlreadyVoted'],
});

export const deleteVote = defineOperation({
  id: 'deleteVote',
  method: 'post',
  access: { scope: 'write_review', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Delete a vote',
  description: "Deletes a customer's vote for a review. The customer can vote again later.",
  body: jsonBody(schema.voteRequest, example.deleteVoteBody),
  response: jsonResponse('The new number of votes.', schema.voteResponse),
  errors: ['voteNotFound', 'customerUnknown'],
});
