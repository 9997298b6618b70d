import { errorCatalog } from './catalog.data';
import type { ErrorDefinition } from './error-definition';
import { generalErrors } from './general.data';

/** Every error that an operation can list. */
export const errors = [...errorCatalog, ...generalErrors] as const;

type ErrorEntry = (typeof errors)[number];

export type ErrorId = ErrorEntry['id'];

/** The status of an error, as a type. */
export type StatusOfError<Id extends ErrorId> = Extract<ErrorEntry, { id: Id }>['status'];

/** An error with its id. */
export type KnownError = ErrorDefinition & { id: ErrorId };

const errorsById = new Map<ErrorId, ErrorDefinition>(errors.map((error) => [error.id, error]));

/**
 * Status, summary and message of an error.
 *
 * @param operationId the operation that returns the error; its message names the fields of this operation
 */
export function getError(id: ErrorId, operationId?: string): KnownError {
  const error = errorsById.get(id);
  if (!error) throw new Error(`There is no error ${id}.`);
  const message = error.operationMessages?.[operationId ?? ''] ?? error.message;
  return { ...error, id, message };
}
