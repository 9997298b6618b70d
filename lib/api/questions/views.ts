import type { Viewer } from '../authors/viewer';
import { authorData, authorDisplayName, customerAuthorData } from '../authors/views';
import { productDataOf } from '../catalog/products';
import type { ShopSettings } from '../database/shop-settings';
import type { AnswerRow, QuestionRow } from './store';

/** An answer as the API returns it to a viewer. */
export function answerOf({ answer, customer }: AnswerRow, viewer: Viewer) {
  return {
    id: answer.id,
    questionId: answer.questionId,
    customer: customer && customerAuthorData(customer, viewer),
    body: answer.body,
    createdAt: answer.createdAt.toISOString(),
    isPublished: answer.isPublished,
  };
}

/** A question as the API returns it to a viewer. @param answers those that the viewer may see */
export function questionOf(
  { question, customer, product }: QuestionRow,
  answers: readonly AnswerRow[],
  viewer: Viewer,
) {
  const { guestName, guestEmail } = question;
  return {
    id: question.id,
    body: question.body,
    customer: authorData({ customer, guestName, guestEmail }, viewer),
    product: productDataOf(product),
    createdAt: question.createdAt.toISOString(),
    isPublished: question.isPublished,
    answers: answers.map((answer) => answerOf(answer, viewer)),
  };
}

/** A question of a list, with its answers out of those of the whole list. */
export function listedQuestion(
  row: QuestionRow,
  answersOfList: readonly AnswerRow[],
  viewer: Viewer,
  settings: ShopSettings,
  { withCustomerDisplayName }: { withCustomerDisplayName: boolean },
) {
  const { id, guestName, guestEmail } = row.question;
  const answers = answersOfList.filter(({ answer }) => answer.questionId === id);
  const author = { customer: row.customer, guestName, guestEmail };
  return {
    ...questionOf(row, answers, viewer),
    ...(withCustomerDisplayName && { customerDisplayName: authorDisplayName(author, settings) }),
  };
}
