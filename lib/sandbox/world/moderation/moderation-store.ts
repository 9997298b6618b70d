import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../api/database/database';
import { isRow } from '../../../api/database/sql';
import { answers, questions, reviews, reviewVotes } from '../../../api/database/tables/reviews';
import type { ModeratedFields } from './moderation-rules';

const TABLES = { review: reviews, question: questions, answer: answers } as const;

type Entity = keyof typeof TABLES;
type Row<E extends Entity> = (typeof TABLES)[E]['$inferSelect'];

/** Key of a review, a question or an answer. */
export interface EntryKey {
  shopId: number;
  id: number;
}

/** Locks a review, a question or an answer until the transaction ends. */
export async function lockEntry<E extends Entity>(
  transaction: Transaction,
  entity: E,
  { shopId, id }: EntryKey,
): Promise<Row<E> | undefined> {
  const table = TABLES[entity];
  const [found] = await transaction
    .select()
    .from(table as PgTable)
    .where(isRow(table, shopId, id))
    .for('update');
  return found as Row<E> | undefined;
}

/** Changes fields that a review, a question or an answer has. */
export async function updateEntry(
  transaction: Transaction,
  entity: Entity,
  { shopId, id }: EntryKey,
  changes: ModeratedFields,
): Promise<void> {
  const table = TABLES[entity];
  await transaction
    .update(table)
    .set(changes)
    .where(isRow(table, shopId, id));
}

/** Deletes a review with its votes. */
export async function deleteReview(
  transaction: Transaction,
  { shopId, id }: EntryKey,
): Promise<void> {
  await transaction.delete(reviews).where(isRow(reviews, shopId, id));
  await transaction
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.shopId, shopId), eq(reviewVotes.reviewId, id)));
}

/** Deletes a question. Its answers are deleted one by one. */
export async function deleteQuestion(
  transaction: Transaction,
  { shopId, id }: EntryKey,
): Promise<void> {
  await transaction.delete(questions).where(isRow(questions, shopId, id));
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
