import { z } from '@hono/zod-openapi';
import { component } from '../component';
import { reasonPhrases } from './reason-phrases';

/** The body of every error. */
export const errorBody = component(
  'ErrorBody',
  z.object({
    message: z
      .array(z.string())
      .min(1)
      .describe('The problems, one entry for each. Always a list.'),
    error: z.string().describe('The reason phrase of the HTTP status.'),
    statusCode: z.int().min(400).max(599).describe('The HTTP status.'),
  }),
  {
    description: 'The body of every error under `/v2`.',
    examples: [
      {
        message: ['rate must be at most 5', 'body must not be empty'],
        error: 'Bad Request',
        statusCode: 400,
      },
    ],
  },
);

export type ErrorBody = z.infer<typeof errorBody>;

/** Builds the body of an error. */
export function toErrorBody(
  status: keyof typeof reasonPhrases,
  ...message: readonly string[]
): ErrorBody {
  return { message: [...message], error: reasonPhrases[status], statusCode: status };
}
