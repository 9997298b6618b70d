import { earlyResponseHeaders, responseHeaders } from '../headers';
import { type ErrorBody, errorBody, toErrorBody } from './error-body';
import type { ErrorDefinition, ErrorStatus } from './error-definition';
import { type ErrorId, getError } from './errors';

const statusDescriptions: Record<ErrorStatus, string> = {
  400: 'The request is not acceptable as it was sent.',
  403: 'The token, the plan or a rule of the shop does not allow it.',
  404: 'Something that the request names does not exist in this shop.',
  409: 'The request contradicts what is stored already.',
  422: 'The request is well formed, but cannot be carried out now.',
};

/** Names of responses that several operations share, by the errors in them in the order of the catalogue. */
export const sharedResponses: Record<string, string> = {
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

function responseName(errors: readonly ErrorDefinition[]): string | undefined {
  const ids = errors.map(({ id }) => id).join(' ');
  return errors.length === 1 ? ids.charAt(0).toUpperCase() + ids.slice(1) : sharedResponses[ids];
}

/** A response of the document with the error body. */
export interface ErrorResponse {
  'x-component'?: string;
  description: string;
  headers: Record<string, { $ref: string }>;
  content: {
    'application/json': {
      schema: typeof errorBody;
      examples?: Record<string, { $ref: string }>;
      example?: ErrorBody;
    };
  };
}

function catalogueResponse(status: ErrorStatus, errors: readonly ErrorDefinition[]): ErrorResponse {
  const [first] = errors;
  const list = errors.map(({ summary }) => `- ${summary}`).join('\n');
  const name = responseName(errors);
  const examples = errors.map(({ id }) => [id, { $ref: `#/components/examples/${id}` }]);
  return {
    ...(name ? { 'x-component': name } : {}),
    description:
      errors.length === 1 && first ? first.summary : `${statusDescriptions[status]}\n\n${list}`,
    headers: responseHeaders(),
    content: {
      'application/json': { schema: errorBody, examples: Object.fromEntries(examples) },
    },
  };
}

function commonResponse(
  name: string,
  description: string,
  headers: ErrorResponse['headers'],
  example: ReturnType<typeof toErrorBody>,
): ErrorResponse {
  const json = { schema: errorBody, example };
  return { 'x-component': name, description, headers, content: { 'application/json': json } };
}

const unauthorized = commonResponse(
  'Unauthorized',
  'There is no bearer token, or it is unknown or has expired. Ask for a new access token and send the request once more.',
  earlyResponseHeaders('WWW-Authenticate'),
  toErrorBody(401, 'token is missing, unknown or expired'),
);

const payloadTooLarge = commonResponse(
  'PayloadTooLarge',
  'The body is larger than 256 KB of JSON, or than five files of 5 MB each.',
  earlyResponseHeaders(),
  toErrorBody(413, 'body is too large'),
);

const unsupportedMediaType = commonResponse(
  'UnsupportedMediaType',
  'The body is of a media type that the call does not take.',
  responseHeaders(),
  toErrorBody(415, 'Content-Type must be application/json'),
);

const tooManyRequests = commonResponse(
  'TooManyRequests',
  'The bucket is full. Wait as long as `Retry-After` says, then send the request again.',
  responseHeaders('Retry-After'),
  toErrorBody(429, 'rate limit is reached'),
);

const serverError = commonResponse(
  'ServerError',
  'A fault on our side; nothing was changed. A read can be repeated at once, a write with the same Idempotency-Key.',
  responseHeaders(),
  toErrorBody(500, 'something went wrong on our side'),
);

interface ErrorResponseOptions {
  errors: readonly ErrorId[];
  requiresToken: boolean;
  hasBody: boolean;
}

/** The error responses of an operation, by status. */
export function errorResponses({ errors, requiresToken, hasBody }: ErrorResponseOptions) {
  const definitions = errors.map(getError);
  const responses: Record<number, ErrorResponse> = { 429: tooManyRequests, 500: serverError };
  for (const { status } of definitions) {
    const sameStatus = definitions.filter((error) => error.status === status);
    responses[status] ??= catalogueResponse(status, sameStatus);
  }
  if (requiresToken) responses[401] = unauthorized;
  if (hasBody) {
    responses[413] = payloadTooLarge;
    responses[415] = unsupportedMediaType;
  }
  return responses;
}
