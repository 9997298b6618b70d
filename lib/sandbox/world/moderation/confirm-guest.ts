import { z } from '@hono/zod-openapi';
import { assignedId } from '../../../api/contract/field-types';
import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { isQuestionPublished } from '../../../api/questions/rules';
import { emitReview } from '../../../api/reviews/review-events';
import { isPublishedAtOnce } from '../../../api/reviews/rules';
import { badRequest, defineAction } from '../define-action';
import { emitUpdatedQuestion } from './moderate-question';
import { lockEntry, updateEntry } from './moderation-store';

const schema = z
  .strictObject({
    reviewId: assignedId('The review of a guest.').optional(),
    questionId: assignedId('The question of a guest.').optional(),
  })
  .refine(
    ({ reviewId, questionId }) => (reviewId === undefined) !== (questionId === undefined),
    'either reviewId or questionId is required',
  );

/**
 * A guest confirmed the email address of a review or a question, which is published if the settings of the shop publish
 * those of customers.
 */
export const confirmGuest = defineAction(schema, async (context, { reviewId, questionId }) => {
  if (reviewId !== undefined) await confirmReview(context, reviewId);
  if (questionId !== undefined) await confirmQuestion(context, questionId);
});

async function confirmReview(context: ChangeContext, id: number): Promise<void> {
  const { transaction, shop } = context;
  const key = { shopId: shop.id, id };
  const review = await lockEntry(transaction, 'review', key);
  if (!review) throw new ApiError('reviewNotFound');
  if (review.customerId !== null) throw badRequest("reviewId must be the id of a guest's review");
  const isPublished = isPublishedAtOnce(shop.settings.reviews.publishing, review.rate, false);
  if (review.isPublished || !isPublished) return;
  context.takeTimestamp();
  await updateEntry(transaction, 'review', key, { isPublished });
  await emitReview(context, 'review/updated', id);
}

async function confirmQuestion(context: ChangeContext, id: number): Promise<void> {
  const { transaction, shop } = context;
  const key = { shopId: shop.id, id };
  const question = await lockEntry(transaction, 'question', key);
  if (!question) throw new ApiError('questionNotFound');
  if (question.customerId !== null) {
    throw badRequest("questionId must be the id of a guest's question");
  }
  const isPublished = isQuestionPublished(shop.settings.questions.publishing, false);
  if (question.isPublished || !isPublished) return;
  context.takeTimestamp();
  await updateEntry(transaction, 'question', key, { isPublished });
  await emitUpdatedQuestion(context, id);
}
