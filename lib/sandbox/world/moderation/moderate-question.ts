import { SHOP_OWNER } from '../../../api/authors/viewer';
import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { readAnswers, readQuestion } from '../../../api/questions/store';
import { questionOf } from '../../../api/questions/views';
import { realChanges } from '../../../api/wishlists/rules';
import { emitDeletedAnswer } from './moderate-answer';
import { type ModerationInput, moderatedFields } from './moderation-rules';
import { deleteAnswers, deleteQuestion, lockEntry, updateEntry } from './moderation-store';

/** Moderates a question. @throws ApiError if the shop has none with this id */
export async function moderateQuestion(
  context: ChangeContext,
  input: ModerationInput,
): Promise<void> {
  const { transaction, shop } = context;
  const key = { shopId: shop.id, id: input.id };
  const question = await lockEntry(transaction, 'question', key);
  if (!question) throw notFound();
  context.takeTimestamp();
  if (input.change === 'delete') {
    await removeQuestion(context, input.id);
    return;
  }
  const { body, isPublished } = question;
  const changes = realChanges({ body, isPublished }, moderatedFields(input));
  if (Object.keys(changes).length === 0) return;
  await updateEntry(transaction, 'question', key, changes);
  await emitUpdatedQuestion(context, input.id);
}

/** Emits that a question was changed. */
export async function emitUpdatedQuestion(context: ChangeContext, id: number): Promise<void> {
  const { row, answers } = await readWithAnswers(context, id);
  await context.emit('question/updated', { question: questionOf(row, answers, SHOP_OWNER) });
}

/** Deletes a question with its answers. Each answer fires an event, too. */
async function removeQuestion(context: ChangeContext, id: number): Promise<void> {
  const { transaction, shop } = context;
  const { row, answers } = await readWithAnswers(context, id);
  await deleteQuestion(transaction, { shopId: shop.id, id });
  const answerIds = answers.map(({ answer }) => answer.id);
  await deleteAnswers(transaction, shop.id, answerIds);
  for (const answer of answers) await emitDeletedAnswer(context, answer, row);
  const { customer, product } = questionOf(row, [], SHOP_OWNER);
  await context.emit('question/deleted', { question: { id, customer, product } });
}

async function readWithAnswers({ transaction, shop }: ChangeContext, id: number) {
  const row = await readQuestion(transaction, shop.id, id);
  if (!row) throw notFound();
  const answers = await readAnswers(
    transaction,
    { shopId: shop.id, questionIds: [id] },
    { onlyPublished: false },
  );
  return { row, answers };
}

function notFound(): ApiError {
  return new ApiError('questionNotFound', { messages: ['id matches no question'] });
}
