import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { orNull } from '../../contract/field-types';
import { ratesInfo, reviewExample, reviewFields } from '../../reviews/review.schema';
import { payload } from '../payload';

const reviewSnapshot = component('ReviewSnapshot', z.object(reviewFields), {
  description: 'A review as it was right after the change.',
  examples: [reviewExample],
});

const { id, customer, product } = reviewExample;

const deletedReview = component(
  'DeletedReview',
  z.object({
    id: reviewFields.id,
    customer: reviewFields.customer,
    product: reviewFields.product,
  }),
  {
    description: 'The keys of a deleted review: its id, its author and its product.',
    examples: [{ id, customer, product }],
  },
);

const rates = orNull(
  ratesInfo,
  'The rating of the product after the change; `null` for a review of the shop itself.',
);

export const reviewCreatedPayload = payload(
  'review/created',
  'ReviewCreatedPayload',
  'A review was written or imported.',
  { review: reviewSnapshot.describe('The new review.'), rates },
);

export const reviewUpdatedPayload = payload(
  'review/updated',
  'ReviewUpdatedPayload',
  'A review was edited, moderated, pinned or replied to.',
  { review: reviewSnapshot.describe('The review after the change.'), rates },
);

export const reviewDeletedPayload = payload(
  'review/deleted',
  'ReviewDeletedPayload',
  'A review was permanently deleted.',
  { review: deletedReview.describe('The keys of the deleted review.'), rates },
);
