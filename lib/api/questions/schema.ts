import { z } from '@hono/zod-openapi';
import {
  authorFields,
  hasAtMostOneAuthor,
  oneAuthorKeywords,
  oneAuthorMessage,
} from '../contract/author';
import { component } from '../contract/component';
import { offsetEnvelope } from '../contract/envelope';
import { assignedId, platformId, text } from '../contract/field-types';
import { customerIdentifierField, viewingCustomerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import { offsetParams, queryEnumWithDefault, queryFlag, queryId } from '../contract/parameters';
import { question, questionAnswer } from './question.schema';

const questionSortings = ['idAsc', 'idDesc', 'dateAsc', 'dateDesc'] as const;

export const getQuestionsQuery = z
  .strictObject({
    customerIdentifier: viewingCustomerParam('Only questions of this customer.'),
    questionId: queryId({ description: 'Only this question.', example: 710 }).optional(),
    productId: queryId({
      description: 'Only questions about this product.',
      example: 880010,
      inSamples: true,
    }).optional(),
    onlyPublishedQuestions: queryFlag({
      description: 'Only published questions. Not together with onlyUnpublishedQuestions.',
    }),
    onlyUnpublishedQuestions: queryFlag({
      description:
        'Only questions that wait to be published; access token only. Not together with onlyPublishedQuestions.',
    }),
    sortingOption: queryEnumWithDefault(questionSortings, 'idDesc', {
      description: 'The order of the list: by id or by date, rising or falling.',
      example: 'dateDesc',
      inSamples: true,
    }),
    ...offsetParams,
    withCustomerDisplayName: queryFlag({
      description: 'Adds `customerDisplayName` to each question.',
    }),
  })
  .refine((query) => !(query.onlyPublishedQuestions && query.onlyUnpublishedQuestions), {
    path: ['onlyUnpublishedQuestions'],
    message: 'excludes onlyPublishedQuestions',
  });

export const getQuestionsResponse = component(
  'GetQuestionsResponse',
  z.strictObject({
    ...offsetEnvelope,
    items: z.array(question).describe('The questions, in the order asked for.'),
  }),
  { description: 'A part of the list of questions.' },
);

export const createQuestionRequest = component(
  'CreateQuestionRequest',
  z
    .strictObject({
      productId: platformId('The product that is asked about.'),
      body: text(limits.text, 'Text of the question.'),
      ...authorFields,
    })
    .refine(hasAtMostOneAuthor, oneAuthorMessage),
  { description: 'A question to ask.', keywords: oneAuthorKeywords },
);

export const createQuestionResponse = component(
  'CreateQuestionResponse',
  z.strictObject({ question: question.describe('The question as it is stored.') }),
  { description: 'The new question.' },
);

const answerInput = component(
  'AnswerInput',
  z.strictObject({
    body: text(limits.text, 'Text of the answer.'),
    isPublished: z
      .boolean()
      .describe(
        "Whether shoppers see it at once; with a storefront token the shop's setting rules.",
      ),
  }),
  {
    description: 'An answer to give.',
    examples: [{ body: 'Yes, by hand.', isPublished: true }],
  },
);

export const createAnswerRequest = component(
  'CreateAnswerRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField(
      'The customer who answers; leave it out when the shop owner does.',
    ).optional(),
    questionId: assignedId('The question to answer.'),
    answer: answerInput.describe('The answer.'),
  }),
  { description: 'An answer to a question.' },
);

export const createAnswerResponse = component(
  'CreateAnswerResponse',
  z.strictObject({ answer: questionAnswer.describe('The answer as it is stored.') }),
  { description: 'The new answer.' },
);
