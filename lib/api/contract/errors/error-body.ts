import { z } from '@hono/zod-openapi';
import { component } from '../component';

/** The reason phrase in `error`, by status. */
export const reasonPhrases = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

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
