import { z } from '@hono/zod-openapi';
import {
  authorFields,
  hasAtMostOneAuthor,
  oneAuthorKeywords,
  oneAuthorMessage,
} from '../contract/author';
import { component } from '../contract/component';
import { assignedId, count, platformId, text } from '../contract/field-types';
import { actingCustomer } from '../contract/identity';
import { limits } from '../contract/limits';
import { queryId, queryInteger } from '../contract/parameters';
import { rateField, reply, replyInput, review } from './review.schema';

const written = {
  title: text({ min: 1, max: 255 }, 'Headline.').optional(),
  body: text({ min: limits.text.min }, 'Text of the review, not empty.'),
};

/** Request body of createReview as JSON. */
export const createReviewRequest = component(
  'CreateReviewRequest',
  z
    .strictObject({
      productId: platformId('The product that is reviewed.'),
      rate: rateField('Rating in stars, 5 being the best.'),
      ...written,
      ...authorFields,
      images: z
        .array(z.url({ protocol: /^https$/ }).describe('Address of a picture, https only.'))
        .max(limits.reviewImages.max)
        .optional()
        .describe('Addresses of pictures; five at most.'),
    })
    .refine(hasAtMostOneAuthor, oneAuthorMessage),
  { description: 'A review to write.', keywords: oneAuthorKeywords },
);

const imageFile = z.instanceof(Blob).openapi({
  type: 'string',
  format: 'binary',
  description: 'A JPEG, PNG or WebP file of 5 MB at most.',
});

/** Request body of createReview as a form: `images` are files, every other part is text. */
export const createReviewForm = component(
  'CreateReviewForm',
  z
    .strictObject({
      productId: queryId({
        description: 'The product that is reviewed, in decimal digits.',
        example: 880010,
      }),
      rate: queryInteger(limits.rate, {
        description: 'Rating in stars, 5 being the best.',
        example: 5,
      }),
      ...written,
      ...authorFields,
      images: z
        .preprocess(
          (value) => (value === undefined || Array.isArray(value) ? value : [value]),
          z.array(imageFile).max(limits.reviewImages.max).optional(),
        )
        .optional()
        .openapi({
          type: 'array',
          items: {
            type: 'string',
            format: 'binary',
            description: 'A JPEG, PNG or WebP file of 5 MB at most.',
          },
          maxItems: limits.reviewImages.max,
          description: 'Pictures as file parts, all of them named `images`; five at most.',
        }),
    })
    .refine(hasAtMostOneAuthor, oneAuthorMessage),
  { description: 'A review to write, with its pictures as files.', keywords: oneAuthorKeywords },
);

export const createReviewResponse = component(
  'CreateReviewResponse',
  z.strictObject({ review: review.describe('The review as it is stored.') }),
  { description: 'The new review.' },
);

export const createReplyRequest = component(
  'CreateReplyRequest',
  z.strictObject({
    reviewId: assignedId('The review to reply to.'),
    reply: replyInput.describe('The reply.'),
  }),
  { description: 'A reply to a review.' },
);

export const createReplyResponse = component(
  'CreateReplyResponse',
  z.strictObject({ reply: reply.describe('The reply as it is stored.') }),
  { description: 'The new reply.' },
);

/** Request body of createVote and deleteVote. */
export const voteRequest = component(
  'VoteRequest',
  z.strictObject({
    customerIdentifier: actingCustomer,
    reviewId: assignedId('The review that was found helpful.'),
  }),
  { description: 'A vote of a customer for a review.' },
);

/** Response of createVote and deleteVote. */
export const voteResponse = component(
  'VoteResponse',
  z.strictObject({ votes: count('How many votes the review has now.') }),
  { description: 'The votes of a review.' },
);
