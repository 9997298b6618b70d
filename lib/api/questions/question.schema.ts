import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { assignedId, dateTime, orNull, text } from '../contract/field-types';
import { limits } from '../contract/limits';
import { productData } from '../contract/product-data.schema';

export const answerExample = {
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
  customer: orNull(customerData, 'Who answered; null for the shop owner.'),
};

export const questionAnswer = component(
  'Answer',
  z.strictObject({
    ...deletedAnswerFields,
    body: text(limits.text, 'Text of the answer, never to be read as markup.'),
    createdAt: dateTime('When it was answered.'),
    isPublished: z.boolean().describe('Whether shoppers see the answer.'),
  }),
  { description: 'An answer to a question.', examples: [answerExample] },
);

/** The fields of a question that are left in the payload of its deletion. */
export const deletedQuestionFields = {
  id: assignedId('Id of the question.'),
  customer: customerData.describe('Who asked; a guest has only `email`.'),
  product: orNull(productData, 'What is asked about; null when the product is gone.'),
};

/** The fields of a question in both responses and webhooks. */
export const questionFields = {
  id: deletedQuestionFields.id,
  body: text(limits.text, 'Text of the question, never to be read as markup.'),
  customer: deletedQuestionFields.customer,
  product: deletedQuestionFields.product,
  createdAt: dateTime('When it was asked.'),
  isPublished: z.boolean().describe('Whether shoppers see the question.'),
  answers: z.array(questionAnswer).describe('The answers, the oldest first; may be empty.'),
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
  z.strictObject({
    ...questionFields,
    customerDisplayName: z
      .string()
      .optional()
      .describe(
        'Who asked, in the form that the shop chose; only there with `withCustomerDisplayName=true`.',
      ),
  }),
  {
    description: 'A question about a product, with its answers.',
    examples: [{ ...questionExample, customerDisplayName: 'Tom R.' }],
  },
);
