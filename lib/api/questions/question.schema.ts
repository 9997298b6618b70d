import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { assignedId, dateTime, orNull, text } from '../contract/field-types';
import { limits } from '../contract/limits';
import { productData } from '../contract/product-data.schema';

const answerExample = {
  id: 811,
  questionId: 710,
  customer: null,
  body: 'Yes, by hand.',
  createdAt: '2025-02-20T12:30:00Z',
  isPublished: true,
};

/** The fields of an answer that are left in the payload of its deletion. */
export const deletedAnswerFields = {
  id: assignedId('Id of the answer.'),
  questionId: assignedId('The question that is answered.'),
  customer: orNull(customerData, 'The customer who answered; `null` for the shop owner.'),
};

export const questionAnswer = component(
  'Answer',
  z.object({
    ...deletedAnswerFields,
    body: text(limits.text, 'Text of the answer. It is plain text.'),
    createdAt: dateTime('When the answer was created.'),
    isPublished: z.boolean().describe('Whether the answer is published.'),
  }),
  { description: 'An answer to a question.', examples: [answerExample] },
);

/** The fields of a question that are left in the payload of its deletion. */
export const deletedQuestionFields = {
  id: assignedId('Id of the question.'),
  customer: customerData.describe('The customer or guest who asked. A guest has only `email`.'),
  product: orNull(productData, 'The product that the question is about; `null` if it was deleted.'),
};

/** The fields of a question in both responses and webhooks. */
export const questionFields = {
  id: deletedQuestionFields.id,
  body: text(limits.text, 'Text of the question. It is plain text.'),
  customer: deletedQuestionFields.customer,
  product: deletedQuestionFields.product,
  createdAt: dateTime('When the question was created.'),
  isPublished: z.boolean().describe('Whether the question is published.'),
  answers: z.array(questionAnswer).describe('The answers, the oldest first.'),
};

export const questionExample = {
  id: 710,
  body: 'Is it washable?',
  customer: { shopifyCustomerId: 7400115, email: 'tom@mail.example', phone: null },
  product: { id: 880010, handle: 'wool-scarf' },
  createdAt: '2025-02-20T10:00:00Z',
  isPublished: true,
  answers: [answerExample],
};

export const question = component(
  'Question',
  z.object({
    ...questionFields,
    customerDisplayName: z
      .string()
      .optional()
      .describe(
        'The name of the customer or guest who asked, in the format of the shop. Present only with `withCustomerDisplayName=true`.',
      ),
  }),
  {
    description: 'A question about a product, with its answers.',
    examples: [{ ...questionExample, customerDisplayName: 'Tom R.' }],
  },
);
