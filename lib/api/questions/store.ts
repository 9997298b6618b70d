import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { authorColumns, type CustomerAuthor } from '../authors/views';
import type { ProductRow } from '../catalog/products';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { products } from '../database/tables/catalog';
import { customers } from '../database/tables/customers';
import { answers, questions } from '../database/tables/reviews';

/** An answer with the customer who wrote it; without one, it is the shop owner's. */
export interface AnswerRow {
  answer: typeof answers.$inferSelect;
  customer: CustomerAuthor | null;
}

/** A question with everything that its views show but its answers. */
export interface QuestionRow {
  question: typeof questions.$inferSelect;
  customer: CustomerAuthor | null;
  product: ProductRow | null;
}

/** Conditions for listed questions; omitted ones match all. */
export interface QuestionFilter {
  shopId: number;
  customerId?: number | undefined;
  questionId?: number | undefined;
  productId?: number | undefined;
  isPublished?: boolean | undefined;
}

/** The orders of a list, as in the API. */
export type QuestionSorting = 'idAsc' | 'idDesc' | 'dateAsc' | 'dateDesc';

/** Each order is total, so that pages neither overlap nor skip (SPECIFICATION.md, I13). */
const ORDERS: Record<QuestionSorting, SQL[]> = {
  idAsc: [asc(questions.id)],
  idDesc: [desc(questions.id)],
  dateAsc: [asc(questions.createdAt), asc(questions.id)],
  dateDesc: [desc(questions.createdAt), desc(questions.id)],
};

/** One part of a list of questions, and how many the whole list has. */
export async function listQuestions(
  transaction: Transaction,
  { shopId, customerId, questionId, productId, isPublished }: QuestionFilter,
  { sorting, limit, offset }: { sorting: QuestionSorting; limit: number; offset: number },
): Promise<{ rows: QuestionRow[]; totalCount: number }> {
  const condition = and(
    eq(questions.shopId, shopId),
    customerId === undefined ? undefined : eq(questions.customerId, customerId),
    questionId === undefined ? undefined : eq(questions.id, questionId),
    productId === undefined ? undefined : eq(questions.productId, productId),
    isPublished === undefined ? undefined : eq(questions.isPublished, isPublished),
  );
  const totalCount = await transaction.$count(questions, condition);
  const rows = await selectQuestions(transaction)
    .where(condition)
    .orderBy(...ORDERS[sorting])
    .limit(limit)
    .offset(offset);
  return { rows, totalCount };
}

/** One question of the shop. */
export async function readQuestion(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<QuestionRow | undefined> {
  const [found] = await selectQuestions(transaction).where(isRow(questions, shopId, id));
  return found;
}

/** A question that can't be deleted until the transaction ends. */
export async function keepQuestion(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<QuestionRow | undefined> {
  const [found] = await selectQuestions(transaction)
    .where(isRow(questions, shopId, id))
    .for('key share', { of: questions });
  return found;
}

function selectQuestions(transaction: Transaction) {
  return transaction
    .select({ question: questions, customer: authorColumns, product: products })
    .from(questions)
    .leftJoin(customers, isRow(customers, questions.shopId, questions.customerId))
    .leftJoin(products, isRow(products, questions.shopId, questions.productId));
}

/** The answers to questions, the oldest first. */
export async function readAnswers(
  transaction: Transaction,
  { shopId, questionIds }: { shopId: number; questionIds: readonly number[] },
  { onlyPublished }: { onlyPublished: boolean },
): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  return selectAnswers(transaction)
    .where(
      and(
        eq(answers.shopId, shopId),
        inArray(answers.questionId, [...questionIds]),
        onlyPublished ? eq(answers.isPublished, true) : undefined,
      ),
    )
    .orderBy(asc(answers.createdAt), asc(answers.id));
}

/** One answer of the shop. */
export async function readAnswer(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<AnswerRow | undefined> {
  const [found] = await selectAnswers(transaction).where(isRow(answers, shopId, id));
  return found;
}

function selectAnswers(transaction: Transaction) {
  return transaction
    .select({ answer: answers, customer: authorColumns })
    .from(answers)
    .leftJoin(customers, isRow(customers, answers.shopId, answers.customerId));
}

/** Stores a question and returns its id. */
export async function insertQuestion(
  transaction: Transaction,
  question: typeof questions.$inferInsert,
): Promise<number> {
  const [inserted] = await transaction
    .insert(questions)
    .values(question)
    .returning({ id: questions.id });
  if (!inserted) throw new Error('A question was not stored.');
  return inserted.id;
}

/** Stores an answer and returns its id. */
export async function insertAnswer(
  transaction: Transaction,
  answer: typeof answers.$inferInsert,
): Promise<number> {
  const [inserted] = await transaction.insert(answers).values(answer).returning({ id: answers.id });
  if (!inserted) throw new Error('An answer was not stored.');
  return inserted.id;
}
