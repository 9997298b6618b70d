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
  .describe('Whether everyone sees the reply or only the customer does.');

/** The reply to a review; `review_reply` in webhooks. */
export const reply = component(
  'Reply',
  z.strictObject({
    body: text(limits.text, 'Text of the reply; null when there is none to show.').nullable(),
    status: replyStatus,
  }),
  {
    description: 'What the shop owner replied to a review.',
    examples: [{ body: 'Thank you!', status: 'public' }],
  },
);

/** A reply in a request. */
export const replyInput = component(
  'ReplyInput',
  z.strictObject({ body: text(limits.text, 'Text of the reply.'), status: replyStatus }),
  {
    description: 'A reply to write.',
    examples: [{ body: 'Thank you!', status: 'public' }],
  },
);

/** The fields of a review in both responses and webhooks. */
export const reviewFields = {
  id: assignedId('Id of the review.'),
  title: z.string().nullable().describe('Headline; null when none was written.'),
  body: z.string().describe('Text of the review, never to be read as markup.'),
  rate: rateField('Rating in stars, 5 being the best.'),
  images: z
    .array(url('Address of a picture.'))
    .max(limits.reviewImages.max)
    .describe('Addresses of the pictures; may be empty.'),
  votes: count('How many customers found the review helpful.'),
  isPublished: z.boolean().describe('Whether shoppers see the review.'),
  isPinned: z.boolean().describe('Whether the shop put the review first.'),
  isVerifiedBuyer: z
    .boolean()
    .describe('Whether the author had bought the product when the review was written.'),
  createdAt: dateTime('When the review was written.'),
  customer: customerData.describe('The author; a guest has only `email`.'),
  product: orNull(productData, 'What is reviewed; null for a review of the shop itself.'),
  reply: orNull(reply, 'The reply of the shop owner; null without one.'),
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
  z.strictObject({
    ...reviewFields,
    customerDisplayName: z
      .string()
      .optional()
      .describe(
        'The author in the form that the shop chose; only there with `withCustomerDisplayName=true`.',
      ),
  }),
  {
    description: 'A review of a product or of the shop.',
    examples: [{ ...reviewExample, customerDisplayName: 'Mara V.' }],
  },
);

const starsDistribution = component(
  'StarsDistribution',
  z.strictObject({
    oneStar: count('Reviews with one star.'),
    twoStars: count('Reviews with two stars.'),
    threeStars: count('Reviews with three stars.'),
    fourStars: count('Reviews with four stars.'),
    fiveStars: count('Reviews with five stars.'),
  }),
  {
    description: 'How many published reviews gave how many stars.',
    examples: [{ oneStar: 0, twoStars: 1, threeStars: 2, fourStars: 4, fiveStars: 21 }],
  },
);

export const reviewAggregates = component(
  'ReviewAggregates',
  z.strictObject({
    productId: platformId("The shop's product id, as it was asked for."),
    reviewCount: count('Published reviews of the product.'),
    starsAverage: z
      .number()
      .min(0)
      .max(5)
      .describe('Average rating to two decimals; 0 without reviews.'),
    starsDistribution: starsDistribution
      .optional()
      .describe('Reviews by stars; only there with `withStarsDistribution=true`.'),
    mediaCount: count(
      'Pictures in these reviews; only there with `withMediaCount=true`.',
    ).optional(),
    replyCount: count('Reviews with a reply; only there with `withReplyCount=true`.').optional(),
  }),
  {
    description: 'What the published reviews of a product amount to.',
    examples: [{ productId: 880010, reviewCount: 28, starsAverage: 4.6 }],
  },
);

/** The rating of a product; `review_rates` in webhooks. */
export const ratesInfo = component(
  'RatesInfo',
  z.strictObject({
    productId: platformId("The shop's product id."),
    avgRate: z
      .number()
      .min(0)
      .max(5)
      .describe('Average rating of the published reviews; 0 when there is none.'),
    totalCount: count('How many published reviews there are.'),
  }),
  {
    description: 'The rating of a product in short.',
    examples: [{ productId: 880010, avgRate: 4.6, totalCount: 28 }],
  },
);
