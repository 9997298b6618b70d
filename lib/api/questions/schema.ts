import { z } from '@hono/zod-openapi';
import { authorBody } from '../contract/author';
import { component } from '../contract/component';
import { offsetEnvelope } from '../contract/envelope';
import { assignedId, platformId, text } from '../contract/field-types';
import { customerIdentifierField, viewingCustomerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import {
  contradiction,
  offsetParams,
  queryEnumWithDefault,
  queryFlag,
  queryId,
} from '../contract/parameters';
import { question, questionAnswer } from './question.schema';

const questionSortings = ['idAsc', 'idDesc', 'dateAsc', 'dateDesc'] as const;

export const getQuestionsQuery = z
  .strictObject({
    customerIdentifier: viewingCustomerParam('Returns only questions of this customer.'),
    questionId: queryId({ description: 'Returns only this question.', example: 710 }).optional(),
    productId: queryId({
      description: 'Returns only questions about this product.',
      example: 880010,
      inSamples: true,
    }).optional(),
    onlyPublishedQuestions: queryFlag({
      description:
        'Returns only published questions. Not accepted with `onlyUnpublishedQuestions`.',
    }),
    onlyUnpublishedQuestions: queryFlag({
      description:
        'Returns only unpublished questions. Requires an access token. Not accepted with `onlyPublishedQuestions`.',
    }),
    sortingOption: queryEnumWithDefault(questionSortings, 'idDesc', {
      description: 'The order of the list: by id or by date, ascending or descending.',
      example: 'dateDesc',
      inSamples: true,
    }),
    ...offsetParams,
    withCustomerDisplayName: queryFlag({
      description: 'Adds `customerDisplayName` to each question.',
    }),
  })
  .refine(
    (query) => !(query.onlyPublishedQuestions && query.onlyUnpublishedQuestions),
    contradiction('onlyUnpublishedQuestions', 'onlyPublishedQuestions'),
  );

export const getQuestionsResponse = component(
  'GetQuestionsResponse',
  z.object({
    ...offsetEnvelope,
    items: z.array(question).describe('The questions, in the requested order.'),
  }),
  { description: 'A page of questions.' },
);

export const createQuestionRequest = authorBody(
  'CreateQuestionRequest',
  { name: 'CreateQuestion', action: 'asks the question', description: 'A question to create.' },
  {
    productId: platformId('The product that the question is about.'),
    body: text(limits.text, 'Text of the question.'),
  },
);

export const createQuestionResponse = component(
  'CreateQuestionResponse',
  z.object({ question: question.describe('The new question.') }),
  { description: 'The new question.' },
);

const answerInput = component(
  'AnswerInput',
  z.strictObject({
    body: text(limits.text, 'Text of the answer.'),
    isPublished: z
      .boolean()
      .describe(
        "Whether the answer is published. With a storefront token, the shop's setting takes precedence.",
      ),
  }),
  {
    description: 'An answer to create.',
    examples: [{ body: 'Yes, by hand.', isPublished: true }],
  },
);

export const createAnswerRequest = component(
  'CreateAnswerRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField(
      'The customer who answers. With an access token, omit it to answer as the shop owner. Omit it with a storefront token, which identifies the customer.',
    ).optional(),
    questionId: assignedId('The question to answer.'),
    answer: answerInput.describe('The answer.'),
  }),
  { description: 'An answer to a question.' },
);

export const createAnswerResponse = component(
  'CreateAnswerResponse',
  z.object({ answer: questionAnswer.describe('The new answer.') }),
  { description: 'The new answer.' },
);
