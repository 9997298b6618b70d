import { INTERNAL_MESSAGE, UNAVAILABLE_MESSAGE } from '../contract/errors/server-messages';
import { DatabaseUnavailableError, isTimeout } from '../database/errors';
import { StorageUnavailableError } from '../uploads/storage-error';
import { HttpError } from './api-error';

/** The error if the API can't serve the request right now. */
export const UNAVAILABLE = new HttpError(503, [UNAVAILABLE_MESSAGE], {
  'Retry-After': '5',
});
/** The error if something unexpected happened. */
export const INTERNAL = new HttpError(500, [INTERNAL_MESSAGE]);

/** The response for whatever was thrown. Only what the API itself says reaches the client. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof HttpError) return error.toResponse();
  if (
    error instanceof DatabaseUnavailableError ||
    error instanceof StorageUnavailableError ||
    isTimeout(error)
  ) {
    return UNAVAILABLE.toResponse();
  }
  return INTERNAL.toResponse();
}
