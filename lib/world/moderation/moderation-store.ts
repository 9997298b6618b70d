import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { answers, questions, reviews, reviewVotes } from '../../database/tables/reviews';

/** What identifies a review, a question or an answer. */
export interface EntryKey {
  shopId: number;
  id: number;
}

type ReviewChanges = Partial<
  Pick<typeof reviews.$inferSelect, 'title' | 'body' | 'rate' | 'isPublished' | 'isPinned'>
>;
type TextChanges = Partial<Pick<typeof questions.$inferSelect, 'body' | 'isPublished'>>;

function isReview({ shopId, id }: EntryKey) {
  return and(eq(reviews.shopId, shopId), eq(reviews.id, id));
}

function isQuestion({ shopId, id }: EntryKey) {
  return and(eq(questions.shopId, shopId), eq(questions.id, id));
}

function isAnswer({ shopId, id }: EntryKey) {
  return and(eq(answers.shopId, shopId), eq(answers.id, id));
}

/** Locks a review until the transaction ends. */
export async function lockReview(
  transaction: Transaction,
  key: EntryKey,
): Promise<typeof reviews.$inferSelect | undefined> {
  const [found] = await transaction.select().from(reviews).where(isReview(key)).for('update');
  return found;
}

/** Locks a question until the transaction ends. */
export async function lockQuestion(
  transaction: Transaction,
  key: EntryKey,
): Promise<typeof questions.$inferSelect | undefined> {
  const [found] = await transaction.select().from(questions).where(isQuestion(key)).for('update');
  return found;
}

/** Locks an answer until the transaction ends. */
export async function lockAnswer(
  transaction: Transaction,
  key: EntryKey,
): Promise<typeof answers.$inferSelect | undefined> {
  const [found] = await transaction.select().from(answers).where(isAnswer(key)).for('update');
  return found;
}

/** Changes a review. */
export async function updateReview(
  transaction: Transaction,
  key: EntryKey,
  changes: ReviewChanges,
): Promise<void> {
  await transaction.update(reviews).set(changes).where(isReview(key));
}

/** Changes a question. */
export async function updateQuestion(
  transaction: Transaction,
  key: EntryKey,
  changes: TextChanges,
): Promise<void> {
  await transaction.update(questions).set(changes).where(isQuestion(key));
}

/** Changes an answer. */
export async function updateAnswer(
  transaction: Transaction,
  key: EntryKey,
  changes: TextChanges,
): Promise<void> {
  await transaction.update(answers).set(changes).where(isAnswer(key));
}

/** Deletes a review with its votes. */
export async function deleteReview(transaction: Transaction, key: EntryKey): Promise<void> {
  await transaction.delete(reviews).where(isReview(key));
  await transaction
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.shopId, key.shopId), eq(reviewVotes.reviewId, key.id)));
}

/** Deletes a question. Its answers are deleted one by one. */
export async function deleteQuestion(transaction: Transaction, key: EntryKey): Promise<void> {
  await transaction.delete(questions).where(isQuestion(key));
}

/** Deletes answers. */
export async function deleteAnswers(
  transaction: Transaction,
  shopId: number,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .delete(answers)
    .where(and(eq(answers.shopId, shopId), inArray(answers.id, ids)));
}
