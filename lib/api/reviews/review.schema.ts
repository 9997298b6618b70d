import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import {
  assignedId,
  count,
  dateTime,
  orNull,
  platformId,
  text,
  url,
} from '../contract/field-types';
import { limits } from '../contract/limits';
import { productData } from '../contract/product-data.schema';

export function rateField(description: string) {
  return z.int().min(limits.rate.min).max(limits.rate.max).describe(description);
}

const replyStatus = z
  .enum(['public', 'private'])
  .describe('Whether the reply is visible to everyone or only to the customer.');

/** The reply to a review; `review_reply` in webhooks. */
export const reply = component(
  'Reply',
  z.object({
    body: text(limits.text, 'Text of the reply; `null` for a reply without text.').nullable(),
    status: replyStatus,
  }),
  {
    description: "The shop owner's reply to a review.",
    examples: [{ body: 'Thank you!', status: 'public' }],
  },
);

/** A reply in a request. */
export const replyInput = component(
  'ReplyInput',
  z.strictObject({ body: text(limits.text, 'Text of the reply.'), status: replyStatus }),
  {
    description: 'A reply to create.',
    examples: [{ body: 'Thank you!', status: 'public' }],
  },
);

/** The fields of a review in both responses and webhooks. */
export const reviewFields = {
  id: assignedId('Id of the review.'),
  title: z.string().nullable().describe('Headline; `null` for none.'),
  body: z.string().describe('Text of the review. It is plain text.'),
  rate: rateField('Rating in stars. 5 is the best.'),
  images: z
    .array(url('Address of an image.'))
    .max(limits.reviewImages.max)
    .describe('Addresses of the images.'),
  votes: count('Number of customers who found the review helpful.'),
  isPublished: z.boolean().describe('Whether the review is published.'),
  isPinned: z.boolean().describe('Whether the shop pinned the review.'),
  isVerifiedBuyer: z
    .boolean()
    .describe('Whether the author had bought the product when the review was created.'),
  createdAt: dateTime('When the review was created.'),
  customer: customerData.describe('The author. A guest has only `email`.'),
  product: orNull(
    productData,
    'The reviewed product; `null` for a review of the shop itself, or if the product was deleted.',
  ),
  reply: orNull(
    reply,
    "The shop owner's reply; `null` for none, or if it is private and hidden from the token.",
  ),
};

export const reviewExample = {
  id: 5210,
  title: null,
  body: 'Kept me warm all winter.',
  rate: 5,
  images: [],
  votes: 3,
  isPublished: true,
  isPinned: false,
  isVerifiedBuyer: true,
  createdAt: '2025-03-04T09:15:00.120Z',
  customer: { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: null },
  product: { id: 880010, handle: 'wool-scarf' },
  reply: { body: 'Thank you!', status: 'public' as const },
};

export const review = component(
  'Review',
  z.object({
    ...reviewFields,
    customerDisplayName: z
      .string()
      .optional()
      .describe(
        "The author's name in the format of the shop. Present only with `withCustomerDisplayName=true`.",
      ),
  }),
  {
    description: 'A review of a product or of the shop.',
    examples: [{ ...reviewExample, customerDisplayName: 'Mara V.' }],
  },
);

const starsDistribution = component(
  'StarsDistribution',
  z.object({
    oneStar: count('Number of reviews with one star.'),
    twoStars: count('Number of reviews with two stars.'),
    threeStars: count('Number of reviews with three stars.'),
    fourStars: count('Number of reviews with four stars.'),
    fiveStars: count('Number of reviews with five stars.'),
  }),
  {
    description: 'Number of reviews for each number of stars.',
    examples: [{ oneStar: 0, twoStars: 1, threeStars: 2, fourStars: 4, fiveStars: 21 }],
  },
);

/** Totals that a request can ask for. */
export const reviewTotals = {
  starsDistribution: starsDistribution
    .optional()
    .describe('Number of reviews by stars. Present only with `withStarsDistribution=true`.'),
  mediaCount: count(
    'Number of images in the reviews. Present only with `withMediaCount=true`.',
  ).optional(),
  replyCount: count(
    'Number of reviews with a reply. Present only with `withReplyCount=true`.',
  ).optional(),
};

export const reviewAggregates = component(
  'ReviewAggregates',
  z.object({
    productId: platformId("The shop's product id, as requested."),
    reviewCount: count('Number of published reviews of the product.'),
    starsAverage: z
      .number()
      .min(0)
      .max(5)
      .describe('Average rating with two decimals; 0 without reviews.'),
    ...reviewTotals,
  }),
  {
    description: 'The aggregates of the published reviews of a product.',
    examples: [{ productId: 880010, reviewCount: 28, starsAverage: 4.6 }],
  },
);

/** The rating of a product; `review_rates` in webhooks. */
export const ratesInfo = component(
  'RatesInfo',
  z.object({
    productId: platformId("The shop's product id."),
    avgRate: z
      .number()
      .min(0)
      .max(5)
      .describe('Average rating of the published reviews; 0 without reviews.'),
    totalCount: count('Number of published reviews.'),
  }),
  {
    description: 'The rating of a product.',
    examples: [{ productId: 880010, avgRate: 4.6, totalCount: 28 }],
  },
);
