import { errorBody, toErrorBody } from '../errors';
import { withEarlyHeaders, withHeaders } from '../headers';

function common(
  name: string,
  description: string,
  headers: Record<string, { $ref: string }>,
  example: ReturnType<typeof toErrorBody>,
) {
  return {
    'x-component': name,
    description,
    headers,
    content: { 'application/json': { schema: errorBody, example } },
  };
}

const unauthorized = common(
  'Unauthorized',
  'There is no bearer token, or it is unknown or has expired. Ask for a new access token and send the request once more.',
  withEarlyHeaders('WWW-Authenticate'),
  toErrorBody(401, 'token is missing, unknown or expired'),
);

const payloadTooLarge = common(
  'PayloadTooLarge',
  'The body is larger than 256 KB of JSON, or than five files of 5 MB each.',
  withEarlyHeaders(),
  toErrorBody(413, 'body is too large'),
);

const unsupportedMediaType = common(
  'UnsupportedMediaType',
  'The body is of a media type that the call does not take.',
  withHeaders(),
  toErrorBody(415, 'Content-Type must be application/json'),
);

const tooManyRequests = common(
  'TooManyRequests',
  'The bucket is full. Wait as long as `Retry-After` says, then send the request again.',
  withHeaders('Retry-After'),
  toErrorBody(429, 'rate limit is reached'),
);

const serverError = common(
  'ServerError',
  'A fault on our side; nothing was changed. A read can be repeated at once, a write with the same Idempotency-Key.',
  withHeaders(),
  toErrorBody(500, 'something went wrong on our side'),
);

/** What every read can answer besides its own statuses. */
export const readErrors = { 401: unauthorized, 429: tooManyRequests, 500: serverError };

/** What every call with a body can answer besides its own statuses. */
export const writeErrors = {
  401: unauthorized,
  413: payloadTooLarge,
  415: unsupportedMediaType,
  429: tooManyRequests,
  500: serverError,
};

/** What the one call without a bearer token can answer besides its own statuses. */
export const tokenlessErrors = {
  413: payloadTooLarge,
  415: unsupportedMediaType,
  429: tooManyRequests,
  500: serverError,
};
