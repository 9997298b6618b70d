import { errorCatalogue } from './catalogue.data';
import type { ErrorCase } from './error-case';
import { generalErrors } from './general.data';

/** Every error that an operation can list. */
export const errors = [...errorCatalogue, ...generalErrors] as const;

type KnownError = (typeof errors)[number];

export type ErrorId = KnownError['id'];

/** The status of an error, as a type. */
export type StatusOfError<Id extends ErrorId> = Extract<KnownError, { id: Id }>['status'];

const errorsById = new Map<ErrorId, ErrorCase>(errors.map((error) => [error.id, error]));

/** Status, summary and message of an error. */
export function getError(id: ErrorId): ErrorCase & { id: ErrorId } {
  const error = errorsById.get(id);
  if (!error) throw new Error(`There is no error ${id}.`);
  return { ...error, id };
}
