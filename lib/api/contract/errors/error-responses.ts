import {
  earlyResponseHeaders,
  errorHeader,
  insufficientScopeHeader,
  responseHeaders,
} from '../headers';
import { limits } from '../limits';
import { type ErrorBody, errorBody, toErrorBody } from './error-body';
import type { ErrorDefinition, ErrorMessages, ErrorStatus } from './error-definition';
import { type ErrorId, getError, type KnownError } from './errors';
import { INTERNAL_MESSAGE, UNAVAILABLE_MESSAGE } from './server-messages';

const statusDescriptions: Record<ErrorStatus, string> = {
  400: 'The request is invalid.',
  403: 'The token, the plan or a rule of the shop does not allow the request.',
  404: 'Something that the request refers to does not exist in the shop.',
  409: 'The request conflicts with the stored data.',
  422: 'The request is valid, but cannot be carried out.',
};

/** Names of responses that several operations share, by the errors in them in the order of the catalog. */
export const sharedResponses: Record<string, string> = {
  'scopeMissing planTooLow': 'Forbidden',
  'guestTokenNotAccepted foreignIdentity scopeMissing planTooLow': 'ForbiddenForOthers',
  'tokenKindNotAccepted planTooLow': 'AccessTokenOnly',
  'topicNotGranted tokenKindNotAccepted planTooLow': 'TopicNotGranted',
  'tokenKindNotAccepted scopeMissing planTooLow': 'AccessTokenWithScopeOnly',
  'foreignIdentity scopeMissing planTooLow': 'ForbiddenForOtherCustomers',
  'customerNotFound productNotFound': 'CustomerOrProductNotFound',
  'wishlistCustomerNotFound wishlistNotFound': 'WishlistNotFound',
  'addressTaken idempotencyKeyReused': 'AddressTaken',
};

function responseName(errors: readonly ErrorDefinition[]): string | undefined {
  const ids = errors.map(({ id }) => id).join(' ');
  return errors.length === 1 ? ids.charAt(0).toUpperCase() + ids.slice(1) : sharedResponses[ids];
}

/** An example in the components, or one of a single operation. */
type ErrorExample = { $ref: string } | { summary: string; value: ErrorBody };

/** A response of the document with the error body. */
export interface ErrorResponse {
  'x-component'?: string;
  description: string;
  headers: Record<string, { $ref: string }>;
  content: {
    'application/json': {
      schema: typeof errorBody;
      examples?: Record<string, ErrorExample>;
      example?: ErrorBody;
    };
  };
}

/** A status with its errors and their messages in one operation. */
interface ListedErrors {
  status: ErrorStatus;
  errors: readonly KnownError[];
  requiresScope: boolean;
}

function catalogResponse({ status, errors, requiresScope }: ListedErrors): ErrorResponse {
  const [first] = errors;
  const list = errors.map(({ summary }) => `- ${summary}`).join('\n');
  // A shared response has the examples that all operations have in common.
  const name = errors.every(hasCommonMessage) ? responseName(errors) : undefined;
  return {
    ...(name ? { 'x-component': name } : {}),
    description:
      errors.length === 1 && first ? first.summary : `${statusDescriptions[status]}\n\n${list}`,
    headers: {
      ...errorHeader,
      ...responseHeaders(),
      ...(status === 403 && requiresScope ? insufficientScopeHeader : {}),
    },
    content: {
      'application/json': {
        schema: errorBody,
        examples: Object.fromEntries(errors.map((error) => [error.id, exampleOf(error)])),
      },
    },
  };
}

/** Whether an error has the message of the catalog, and not one of the operation. */
function hasCommonMessage({ id, message }: KnownError): boolean {
  return message === getError(id).message;
}

function exampleOf(error: KnownError): ErrorExample {
  const { id, status, summary, message } = error;
  return hasCommonMessage(error)
    ? { $ref: `#/components/examples/${id}` }
    : { summary, value: toErrorBody(status, ...message) };
}

function commonResponse(
  name: string,
  description: string,
  headers: ErrorResponse['headers'],
  example: ReturnType<typeof toErrorBody>,
): ErrorResponse {
  const json = { schema: errorBody, example };
  return {
    'x-component': name,
    description,
    headers: { ...errorHeader, ...headers },
    content: { 'application/json': json },
  };
}

const unauthorized = commonResponse(
  'Unauthorized',
  'The bearer token is missing, unknown or expired. Get a new token, then send the request again.',
  earlyResponseHeaders('WWW-Authenticate'),
  toErrorBody(401, 'token is missing, unknown or expired'),
);

const { bodyBytes, reviewImages } = limits;

const payloadTooLarge = commonResponse(
  'PayloadTooLarge',
  `The body exceeds ${bodyBytes.json / 1024} KB of JSON, or ${reviewImages.max} files of ${bodyBytes.image / 1024 / 1024} MB each in a form.`,
  earlyResponseHeaders(),
  toErrorBody(413, `body must have at most ${bodyBytes.json / 1024} KB`),
);

const unsupportedMediaType = commonResponse(
  'UnsupportedMediaType',
  'The operation does not accept the media type of the body.',
  responseHeaders(),
  toErrorBody(415, 'Content-Type must be application/json'),
);

/** The message of a 429. */
export function rateLimitMessage(seconds: number): string {
  return `rate limit is reached, retry after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

const tooManyRequests = commonResponse(
  'TooManyRequests',
  'The rate limit is reached, and the request was not carried out. Wait for the number of seconds in `Retry-After`, then send the request again, also a write without an `Idempotency-Key`.',
  responseHeaders('Retry-After'),
  toErrorBody(429, rateLimitMessage(1)),
);

const serverError = commonResponse(
  'ServerError',
  'An unexpected error on the server. You can retry reads, and writes with the same `Idempotency-Key`.',
  responseHeaders(),
  toErrorBody(500, INTERNAL_MESSAGE),
);

const serviceUnavailable = commonResponse(
  'ServiceUnavailable',
  'The API is temporarily unavailable, and the request was not carried out. Wait for the number of seconds in `Retry-After`, then send the request again, also a write without an `Idempotency-Key`.',
  earlyResponseHeaders('Retry-After'),
  toErrorBody(503, UNAVAILABLE_MESSAGE),
);

interface ErrorResponseOptions {
  operationId: string;
  errors: readonly ErrorId[];
  /** The messages of a request without valid parameters or fields. */
  validationMessages: ErrorMessages;
  requiresToken: boolean;
  requiresScope: boolean;
  hasBody: boolean;
}

/** The error responses of an operation, by status. */
export function errorResponses(options: ErrorResponseOptions) {
  const { operationId, validationMessages, requiresToken, requiresScope, hasBody } = options;
  const definitions = options.errors.map((id) => ({
    ...getError(id, operationId),
    ...(id === 'validationFailed' ? { message: validationMessages } : {}),
  }));
  const responses: Record<number, ErrorResponse> = {
    429: tooManyRequests,
    500: serverError,
    503: serviceUnavailable,
  };
  for (const { status } of definitions) {
    const sameStatus = definitions.filter((error) => error.status === status);
    responses[status] ??= catalogResponse({ status, errors: sameStatus, requiresScope });
  }
  if (requiresToken) responses[401] = unauthorized;
  if (hasBody) {
    responses[413] = payloadTooLarge;
    responses[415] = unsupportedMediaType;
  }
  return responses;
}
