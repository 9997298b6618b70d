import { z } from '@hono/zod-openapi';
import { component } from '../../contract/component';
import { orNull } from '../../contract/field-types';
import { productData } from '../../contract/product-data.schema';
import {
  deletedAnswerFields,
  deletedQuestionFields,
  questionAnswer,
  questionExample,
  questionFields,
} from '../../questions/question.schema';
import { payload } from '../payload';

const unanswered = { ...questionExample, answers: [] };

const questionSnapshot = component('QuestionSnapshot', z.object(questionFields), {
  description: 'A question as it was right after the change.',
  examples: [unanswered],
});

const { id, customer, product } = unanswered;

const deletedQuestion = component('DeletedQuestion', z.object(deletedQuestionFields), {
  description: 'The keys of a deleted question: its id, its author and its product.',
  examples: [{ id, customer, product }],
});

export const questionCreatedPayload = payload(
  'question/created',
  'QuestionCreatedPayload',
  'A question was asked.',
  { question: questionSnapshot.describe('The new question.') },
);

export const questionUpdatedPayload = payload(
  'question/updated',
  'QuestionUpdatedPayload',
  'The text or publication of a question changed.',
  { question: questionSnapshot.describe('The question after the change.') },
);

export const questionDeletedPayload = payload(
  'question/deleted',
  'QuestionDeletedPayload',
  'A question was permanently deleted.',
  { question: deletedQuestion.describe('The keys of the deleted question.') },
);

const deletedAnswer = component('DeletedAnswer', z.object(deletedAnswerFields), {
  description: 'The keys of a deleted answer: its id, its question and its author.',
  examples: [{ id: 811, questionId: 710, customer: null }],
});

const answeredProduct = orNull(
  productData,
  'The product of the question; `null` if the product was deleted.',
);

export const answerCreatedPayload = payload(
  'answer/created',
  'AnswerCreatedPayload',
  'A question was answered.',
  { answer: questionAnswer.describe('The new answer.'), product: answeredProduct },
);

export const answerUpdatedPayload = payload(
  'answer/updated',
  'AnswerUpdatedPayload',
  'The text or publication of an answer changed.',
  { answer: questionAnswer.describe('The answer after the change.'), product: answeredProduct },
);

export const answerDeletedPayload = payload(
  'answer/deleted',
  'AnswerDeletedPayload',
  'An answer was permanently deleted.',
  { answer: deletedAnswer.describe('The keys of the deleted answer.'), product: answeredProduct },
);
