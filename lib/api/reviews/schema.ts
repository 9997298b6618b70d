import { z } from '@hono/zod-openapi';
import { component } from '../component';
import { offsetEnvelope } from '../envelope';
import { actingCustomer, customerParam, viewingCustomerParam } from '../identity';
import { limits } from '../limits';
import {
  offsetParams,
  queryEnumOr,
  queryFlag,
  queryId,
  queryIds,
  queryInteger,
  queryText,
} from '../params';
import { count, ownId, shopId, text } from '../values';
import { authorFields, namesOneAuthor, oneAuthorKeywords, oneAuthorMessage } from './author';
import { rateField, ratesInfo, reply, replyInput, review, reviewAggregates } from './review.schema';

/** Query of canCreateReview. */
export const canCreateReviewQuery = z.strictObject({
  customerIdentifier: customerParam,
  productId: queryId({ description: 'The product to be reviewed.', example: 880010 }),
});

/** Answer of canCreateReview. */
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

const written = {
  title: text({ min: 1, max: 255 }, 'Headline.').optional(),
  body: text({ min: limits.text.min }, 'Text of the review, not empty.'),
};

/** Body of createReview as JSON. */
export const createReviewRequest = component(
  'CreateReviewRequest',
  z
    .strictObject({
      productId: shopId('The product that is reviewed.'),
      rate: rateField('Rating in stars, 5 being the best.'),
      ...written,
      ...authorFields,
      images: z
        .array(z.url({ protocol: /^https$/ }).describe('Address of a picture, https only.'))
        .max(limits.reviewImages.max)
        .optional()
        .describe('Addresses of pictures; five at most.'),
    })
    .refine(namesOneAuthor, oneAuthorMessage),
  { description: 'A review to write.', keywords: oneAuthorKeywords },
);

const imageFile = z.instanceof(Blob).openapi({
  type: 'string',
  format: 'binary',
  description: 'A JPEG, PNG or WebP file of 5 MB at most.',
});

/** Body of createReview as a form with files; every other part is text. */
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
    .refine(namesOneAuthor, oneAuthorMessage),
  { description: 'A review to write, with its pictures as files.', keywords: oneAuthorKeywords },
);

/** Answer of createReview. */
export const createReviewResponse = component(
  'CreateReviewResponse',
  z.strictObject({ review: review.describe('The review as it is stored.') }),
  { description: 'The new review.' },
);

/** Body of createReply. */
export const createReplyRequest = component(
  'CreateReplyRequest',
  z.strictObject({
    reviewId: ownId('The review to reply to.'),
    reply: replyInput.describe('The reply.'),
  }),
  { description: 'A reply to a review.' },
);

/** Answer of createReply. */
export const createReplyResponse = component(
  'CreateReplyResponse',
  z.strictObject({ reply: reply.describe('The reply as it is stored.') }),
  { description: 'The new reply.' },
);

/** Body of createVote and deleteVote. */
export const voteRequest = component(
  'VoteRequest',
  z.strictObject({
    customerIdentifier: actingCustomer,
    reviewId: ownId('The review that was found helpful.'),
  }),
  { description: 'A vote of a customer for a review.' },
);

/** Answer of createVote and deleteVote. */
export const voteResponse = component(
  'VoteResponse',
  z.strictObject({ votes: count('How many votes the review has now.') }),
  { description: 'The votes of a review.' },
);

/** The orders in which reviews can be listed. */
export const reviewSortings = [
  'mostRelevant',
  'mostRecent',
  'mostHelpful',
  'highestRating',
  'lowestRating',
  'withPhotos',
] as const;

const flag = (description: string) => queryFlag({ description });

/** Query of getReviews. */
export const getReviewsQuery = z
  .strictObject({
    customerIdentifier: viewingCustomerParam('Only reviews by this customer.'),
    reviewId: queryId({ description: 'Only this review.', example: 5210 }).optional(),
    productId: queryId({
      description: 'Only reviews of this product.',
      example: 880010,
      sample: true,
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
    sortingOption: queryEnumOr(reviewSortings, 'mostRecent', {
      description: 'The order of the list.',
      example: 'mostHelpful',
      sample: true,
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

/** Answer of getReviews. */
export const getReviewsResponse = component(
  'GetReviewsResponse',
  z.strictObject({
    ...offsetEnvelope,
    items: z.array(review).describe('The reviews, in the order asked for.'),
  }),
  { description: 'A part of the list of reviews.' },
);

/** Query of getRatesInfo. */
export const getRatesInfoQuery = z.strictObject({
  productIds: queryIds(limits.ratesInfoProducts, {
    description: 'The products, the key repeated for each; 1 to 50.',
    example: [880010],
  }),
});

/** Answer of getRatesInfo. */
export const getRatesInfoResponse = component(
  'GetRatesInfoResponse',
  z.strictObject({
    ratesInfo: z.array(ratesInfo).describe('One entry a product, in the order asked for.'),
  }),
  { description: 'The ratings of products in short.' },
);

/** Query of getReviewAggregates. */
export const getReviewAggregatesQuery = z.strictObject({
  productIds: queryIds(limits.aggregateProducts, {
    description: 'The products, the key repeated for each; 1 to 20.',
    example: [880010, 880021],
  }),
  withStarsDistribution: queryFlag({
    description: 'Adds `starsDistribution` to each entry.',
    example: true,
    sample: true,
  }),
  withMediaCount: flag('Adds `mediaCount` to each entry.'),
  withReplyCount: flag('Adds `replyCount` to each entry.'),
});

/** Answer of getReviewAggregates. */
export const getReviewAggregatesResponse = component(
  'GetReviewAggregatesResponse',
  z.strictObject({
    reviewAggregates: z
      .array(reviewAggregates)
      .describe('One entry a product in the order asked for, with zeros where no review exists.'),
  }),
  { description: 'What the reviews of products amount to.' },
);
