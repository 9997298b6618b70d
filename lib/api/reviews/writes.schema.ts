import { z } from '@hono/zod-openapi';
import { normalizedUrl } from '../../site/http/normalized-url';
import { authorBody } from '../contract/author';
import { component } from '../contract/component';
import { assignedId, count, platformId, text } from '../contract/field-types';
import { actingCustomer } from '../contract/identity';
import { limits } from '../contract/limits';
import { queryId, queryInteger } from '../contract/parameters';
import { rateField, reply, replyInput, review } from './review.schema';

const written = {
  title: text({ min: 1, max: 255 }, 'Headline of the review.').optional(),
  body: text({ min: limits.text.min }, 'Text of the review.'),
};

const imageAddress = z
  .url({ protocol: /^https$/, abort: true })
  .max(limits.imageAddress.max)
  // Other letters than those of ASCII take more characters in this form.
  .refine(
    (address) => normalizedUrl(address).length <= limits.imageAddress.max,
    `must have at most ${limits.imageAddress.max} characters`,
  )
  .describe('HTTPS address of an image. It is stored as a normalized URL.');

/** Request body of createReview as JSON. */
export const createReviewRequest = authorBody(
  'CreateReviewRequest',
  { name: 'CreateReview', action: 'writes the review', description: 'A review to create.' },
  {
    productId: platformId('The reviewed product.'),
    rate: rateField('Rating in stars. 5 is the best.'),
    ...written,
    images: z
      .array(imageAddress)
      .max(limits.reviewImages.max)
      .optional()
      .describe('HTTPS addresses of up to five images.'),
  },
);

const IMAGE_FILE = `A JPEG, PNG or WebP file of at most 5 MB and ${limits.reviewImages.megapixels} megapixels. It is turned as its orientation says, and stored without its metadata, such as the place of a photo.`;

const imageFile = z.instanceof(Blob, { error: 'must be a file' }).openapi({
  type: 'string',
  format: 'binary',
  description: IMAGE_FILE,
});

/** Request body of createReview as a form: `images` are files, every other part is text. */
export const createReviewForm = authorBody(
  'CreateReviewForm',
  {
    name: 'CreateReviewForm',
    action: 'writes the review',
    description: 'A review to create, with images as files.',
  },
  {
    productId: queryId({
      description: 'The reviewed product, in decimal digits.',
      example: 880010,
    }),
    rate: queryInteger(limits.rate, {
      description: 'Rating in stars. 5 is the best.',
      example: 5,
    }),
    ...written,
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
          description: IMAGE_FILE,
        },
        maxItems: limits.reviewImages.max,
        description:
          'Up to five images as file parts, all named `images`, `images[]`, or `images[0]`, `images[1]` and so on. Their format follows from their bytes, and not from the `Content-Type` of the part.',
      }),
  },
);

export const createReviewResponse = component(
  'CreateReviewResponse',
  z.object({ review: review.describe('The new review.') }),
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
  z.object({ reply: reply.describe('The new reply.') }),
  { description: 'The new reply.' },
);

/** Request body of createVote and deleteVote. */
export const voteRequest = component(
  'VoteRequest',
  z.strictObject({
    customerIdentifier: actingCustomer('The customer who votes.'),
    reviewId: assignedId('The review to vote for.'),
  }),
  { description: "A customer's vote for a review." },
);

/** Response of createVote and deleteVote. */
export const voteResponse = component(
  'VoteResponse',
  z.object({ votes: count('Number of votes for the review after the change.') }),
  { description: 'The number of votes for a review.' },
);
