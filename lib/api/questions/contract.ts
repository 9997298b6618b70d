import { CUSTOMERS, EVERYONE } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './schema';

const defineOperation = operationsIn('questions', 'Questions');

export const getQuestions = defineOperation({
  id: 'getQuestions',
  method: 'get',
  access: { scope: 'read_review', tokens: EVERYONE, actor: 'optionalCustomer' },
  summary: 'List questions',
  description:
    'Returns questions with their answers, filtered and sorted. With a storefront token, only published questions and answers are returned, without the contact data of other customers.',
  query: schema.getQuestionsQuery,
  response: jsonResponse('A page of questions.', schema.getQuestionsResponse),
  errors: ['unpublishedHidden', 'filtersContradict', 'customerUnknown'],
});

export const createQuestion = defineOperation({
  id: 'createQuestion',
  method: 'post',
  access: { scope: 'write_review', tokens: EVERYONE, actor: 'author' },
  summary: 'Create a question',
  description:
    "Creates a question about a product by a customer, or by a guest with name and email address. The shop's setting determines whether a customer's question is published immediately. A guest's question is not published at first. Fires `question/created`.",
  body: jsonBody(schema.createQuestionRequest, {
    customer: {
      summary: 'By a customer',
      value: { customerIdentifier: '7400115', productId: 880010, body: 'Is it washable?' },
    },
    guest: {
      summary: 'By a guest',
      value: {
        productId: 880010,
        body: 'Is it washable?',
        guestName: 'Tom',
        guestEmail: 'tom@mail.example',
      },
    },
  }),
  response: jsonResponse('The question.', schema.createQuestionResponse),
  errors: ['customerNotFound', 'productNotFound'],
});

export const createAnswer = defineOperation({
  id: 'createAnswer',
  method: 'post',
  access: { scope: 'write_review', tokens: CUSTOMERS, actor: 'optionalCustomer' },
  summary: 'Create an answer',
  description:
    'Creates an answer by the shop owner, or by a customer who bought the product and did not ask the question. Fires `answer/created`.',
  body: jsonBody(schema.createAnswerRequest, {
    owner: {
      summary: 'By the shop owner',
      value: { questionId: 710, answer: { body: 'Yes, by hand.', isPublished: true } },
    },
    buyer: {
      summary: 'By a buyer',
      value: {
        customerIdentifier: '7400112',
        questionId: 710,
        answer: { body: 'I wash mine cold.', isPublished: true },
      },
    },
  }),
  response: jsonResponse('The answer.', schema.createAnswerResponse),
  errors: ['onlyBuyersCanAnswer', 'questionNotFound', 'ownQuestion', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const questionOperations = [getQuestions, createQuestion, createAnswer] as const;
