import { z } from '@hono/zod-openapi';
import { jsonResponse } from '../contract/bodies';
import { component } from '../contract/component';
import { queryId } from '../contract/parameters';
import { BY_CUSTOMER, defineOperation } from './define-operation';

/** What the list of questions reads before it offers a form that would be rejected. */
export const canAnswer = defineOperation({
  id: 'canAnswer',
  method: 'get',
  access: { ...BY_CUSTOMER, scope: 'write_review' },
  summary: 'Check whether a customer can answer questions',
  description: 'Returns whether the customer bought a product, so that they can answer questions.',
  query: z.strictObject({
    productId: queryId({ description: 'The product of the questions.', example: 880010 }),
  }),
  response: jsonResponse(
    'Whether the customer can answer.',
    component(
      'CanAnswerResponse',
      z.object({
        canAnswer: z
          .boolean()
          .describe('Whether createAnswer accepts answers to questions of others.'),
      }),
      { description: 'Whether a customer can answer questions about a product.' },
    ),
  ),
  errors: ['customerUnknown'],
});
