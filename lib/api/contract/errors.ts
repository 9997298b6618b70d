import { z } from '@hono/zod-openapi';
import { component } from './component';
import { errorCatalogue } from './errors/catalogue';
import { generalErrors } from './errors/general';
import type { ErrorCase, ErrorStatus } from './errors/types';
import { withHeaders } from './headers';

export { errorCatalogue } from './errors/catalogue';
export { generalErrors } from './errors/general';
export type { ErrorCase, ErrorStatus } from './errors/types';

/** The reason phrase that stands in `error` beside each status. */
export const reasonPhrases = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
} as const;

/** The one body of every error. */
export const errorBody = component(
  'ErrorBody',
  z.strictObject({
    message: z
      .array(z.string())
      .min(1)
      .describe(
        'What is wrong, one sentence a fault; always a list, also when it holds one entry.',
      ),
    error: z.string().describe('The reason phrase of the status.'),
    statusCode: z.int().min(400).max(599).describe('The HTTP status once more.'),
  }),
  {
    description: 'The body of every error under /v2.',
    examples: [
      {
        message: ['rate must not be greater than 5', 'body should not be empty'],
        error: 'Bad Request',
        statusCode: 400,
      },
    ],
  },
);

export type ErrorBody = z.infer<typeof errorBody>;

/** Builds the body of an error from its status and what is wrong. */
export function toErrorBody(status: keyof typeof reasonPhrases, ...message: string[]): ErrorBody {
  return { message, error: reasonPhrases[status], statusCode: status };
}

/** All cases that one call can answer with one status, the call's own ones first. */
export function errorCasesOf(call: string, status: number): ErrorCase[] {
  const mine = (entry: ErrorCase) =>
    entry.status === status &&
    !entry.except?.includes(call) &&
    (entry.calls === 'every' || entry.calls.includes(call));
  const cases: ErrorCase[] = [...errorCatalogue, ...generalErrors];
  return cases
    .filter(mine)
    .sort((a, b) => Number(a.calls === 'every') - Number(b.calls === 'every'));
}

const statusWords: Record<ErrorStatus, string> = {
  400: 'The request is not acceptable as it was sent.',
  403: 'The token, the plan or a rule of the shop does not allow it.',
  404: 'Something that the request names does not exist in this shop.',
  409: 'The request contradicts what is stored already.',
  422: 'The request is well formed, but cannot be carried out now.',
};

/** Responses that several calls share, by the cases they hold. */
const sharedResponses: Record<string, string> = {
  'scopeMissing planTooLow': 'Forbidden',
  'foreignIdentity scopeMissing planTooLow': 'ForbiddenForOthers',
  'tokenKindRefused planTooLow': 'AccessTokenOnly',
  'tokenKindRefused scopeMissing planTooLow': 'AccessTokenWithScopeOnly',
  'customerMissing validationError': 'CustomerMissing',
  'identityMissing validationError': 'OwnerMissing',
  'wishlistReadInvalid validationError': 'WishlistReadInvalid',
  'customerNotFound productNotFound': 'CustomerOrProductNotFound',
  'wishlistCustomerNotFound wishlistNotFound': 'WishlistNotFound',
  'addressRefused validationError': 'AddressRefused',
  'addressTaken idempotencyKeyReused': 'AddressTaken',
};

function responseName(cases: readonly ErrorCase[]): string | undefined {
  const ids = cases.map(({ id }) => id).join(' ');
  return cases.length === 1 ? ids.charAt(0).toUpperCase() + ids.slice(1) : sharedResponses[ids];
}

function errorResponse(call: string, status: ErrorStatus) {
  const cases = errorCasesOf(call, status);
  const [only] = cases;
  if (!only) throw new Error(`${call} lists ${status} without a case for it.`);
  const list = cases.map(({ summary }) => `- ${summary}`).join('\n');
  const name = responseName(cases);
  return {
    ...(name ? { 'x-component': name } : {}),
    description: cases.length === 1 ? only.summary : `${statusWords[status]}\n\n${list}`,
    headers: withHeaders(),
    content: {
      'application/json': {
        schema: errorBody,
        examples: Object.fromEntries(
          cases.map(({ id }) => [id, { $ref: `#/components/examples/${id}` }]),
        ),
      },
    },
  };
}

/** The responses of a call for the statuses whose cases stand in the error tables. */
export function errors<S extends ErrorStatus>(call: string, ...statuses: S[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, errorResponse(call, status)]),
  ) as Record<S, ReturnType<typeof errorResponse>>;
}
