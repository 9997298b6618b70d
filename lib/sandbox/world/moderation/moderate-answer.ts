import { SHOP_OWNER } from '../../../api/authors/viewer';
import { productDataOf } from '../../../api/catalog/products';
import type { ChangeContext } from '../../../api/http/context';
import {
  type AnswerRow,
  type QuestionRow,
  readAnswer,
  readQuestion,
} from '../../../api/questions/store';
import { answerOf } from '../../../api/questions/views';
import { realChanges } from '../../../api/wishlists/rules';
import { badRequest } from '../define-action';
import { type ModerationInput, moderatedFields } from './moderation-rules';
import { deleteAnswers, lockEntry, updateEntry } from './moderation-store';

/** Moderates an answer. @throws HttpError if the shop has none with this id */
export async function moderateAnswer(
  context: ChangeContext,
  input: ModerationInput,
): Promise<void> {
  const { transaction, shop } = context;
  const key = { shopId: shop.id, id: input.id };
  const answer = await lockEntry(transaction, 'answer', key);
  const row = await readAnswer(transaction, shop.id, input.id);
  if (!answer || !row) throw badRequest('id matches no answer');
  context.takeTimestamp();
  const question = await readQuestion(transaction, shop.id, answer.questionId);
  if (input.change === 'delete') {
    await deleteAnswers(transaction, shop.id, [input.id]);
    await emitDeletedAnswer(context, row, question);
    return;
  }
  const { body, isPublished } = answer;
  const changes = realChanges({ body, isPublished }, moderatedFields(input));
  if (Object.keys(changes).length === 0) return;
  await updateEntry(transaction, 'answer', key, changes);
  const changed = { ...row, answer: { ...answer, ...changes } };
  await context.emit('answer/updated', {
    answer: answerOf(changed, SHOP_OWNER),
    product: productDataOf(question?.product ?? null),
  });
}

/** Emits that an answer was deleted. @param row the answer as it was */
export async function emitDeletedAnswer(
  { emit }: ChangeContext,
  row: AnswerRow,
  question: QuestionRow | undefined,
): Promise<void> {
  const { id, questionId, customer } = answerOf(row, SHOP_OWNER);
  await emit('answer/deleted', {
    answer: { id, questionId, customer },
    product: productDataOf(question?.product ?? null),
  });
}
