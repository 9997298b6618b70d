import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { emitDeletedReview, emitReview } from '../../../api/reviews/review-events';
import { readReview } from '../../../api/reviews/rows';
import { realChanges } from '../../../api/wishlists/rules';
import { type ModerationInput, moderatedFields } from './moderation-rules';
import { deleteReview, lockEntry, updateEntry } from './moderation-store';

/** Moderates a review. @throws ApiError if the shop has none with this id */
export async function moderateReview(
  context: ChangeContext,
  input: ModerationInput,
): Promise<void> {
  const { transaction, shop } = context;
  const key = { shopId: shop.id, id: input.id };
  const review = await lockEntry(transaction, 'review', key);
  const row = review && (await readReview(transaction, shop.id, input.id));
  if (!row) throw new ApiError('reviewNotFound', { messages: ['id matches no review'] });
  context.takeTimestamp();
  if (input.change === 'delete') {
    await deleteReview(transaction, key);
    await emitDeletedReview(context, row);
    return;
  }
  const { title, body, rate, isPublished, isPinned } = review;
  const stored = { title, body, rate, isPublished, isPinned };
  const changes = realChanges(stored, moderatedFields(input));
  if (Object.keys(changes).length === 0) return;
  await updateEntry(transaction, 'review', key, changes);
  await emitReview(context, 'review/updated', input.id);
}
