import { createRoute } from '@hono/zod-openapi';
import { errors } from '../contract/errors';
import { readErrors, writeErrors } from '../contract/errors/common';
import { answer, changeAnswer, jsonBody, keyed, operation } from '../contract/operation';
import { answerExample, questionExample } from './question.schema';
import * as schema from './schema';

/** Lists questions. */
export const getQuestions = createRoute({
  method: 'get',
  path: '/v2/questions/getQuestions',
  ...operation({
    id: 'getQuestions',
    tag: 'Questions',
    scope: 'read_review',
    storefront: ['customer', 'guest'],
    summary: 'List questions',
    description:
      'Answers with questions and their answers, filtered and in the order asked for. A storefront token sees published questions and answers only, without the contact data of others.',
  }),
  request: { query: schema.getQuestionsQuery },
  responses: {
    200: answer('A part of the list.', schema.getQuestionsResponse, {
      one: {
        summary: 'One answered question, with the display name asked for',
        value: {
          totalCount: 1,
          currentOffset: 0,
          perPage: 15,
          items: [{ ...questionExample, customerDisplayName: 'Tom R.' }],
        },
      },
    }),
    ...errors('getQuestions', 400, 403, 404),
    ...readErrors,
  },
});

/** Asks a question. */
export const createQuestion = createRoute({
  method: 'post',
  path: '/v2/questions/createQuestion',
  ...operation({
    id: 'createQuestion',
    tag: 'Questions',
    scope: 'write_review',
    storefront: ['customer', 'guest'],
    summary: 'Ask a question',
    description:
      "Asks about a product for a customer, or for a guest with name and e-mail address. Whether the question is published at once follows the shop's setting; that of a guest waits. Sends `question/created`.",
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The question.', schema.createQuestionResponse, {
      waiting: {
        summary: "A guest's question that waits to be published",
        value: {
          question: {
            ...questionExample,
            customer: { shopifyCustomerId: null, email: 'tom@mail.example', phone: null },
            isPublished: false,
            answers: [],
          },
        },
      },
    }),
    ...errors('createQuestion', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** Answers a question. */
export const createAnswer = createRoute({
  method: 'post',
  path: '/v2/questions/createAnswer',
  ...operation({
    id: 'createAnswer',
    tag: 'Questions',
    scope: 'write_review',
    storefront: ['customer'],
    summary: 'Answer a question',
    description:
      'Answers for the shop owner, or for a customer who bought the product and did not ask. Sends `answer/created`.',
  }),
  request: {
    ...keyed,
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
  },
  responses: {
    200: changeAnswer('The answer.', schema.createAnswerResponse, {
      owner: { summary: 'The answer of the shop owner', value: { answer: answerExample } },
    }),
    ...errors('createAnswer', 400, 403, 404, 409, 422),
    ...writeErrors,
  },
});

/** The calls about questions, in the order of the reference. */
export const questionCalls = [getQuestions, createQuestion, createAnswer] as const;
