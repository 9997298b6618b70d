import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { type ErrorId, getError } from '../../contract/errors/errors';
import { commonErrors, isCommonError } from '../../contract/errors/operation-errors';
import { operations as contractOperations, getOperation } from '../../operations';
import type { ListedOperation } from '../list-operations';
import { responsesOf } from '../operation-parts';
import { codeSpan, oneLine } from './markdown-text';

/** Statuses whose errors the contract lists one by one. */
const LISTED_STATUSES = [400, 403, 404, 409, 422];

/**
 * The errors of an operation that not every operation returns, one line each, by status.
 *
 * @param explained errors that {@link severalErrorLines} explains
 */
export function operationErrorLines(
  operationId: string,
  explained: ReadonlySet<ErrorId> = new Set(),
): string[] {
  const errors = ownErrors(operationId);
  return LISTED_STATUSES.flatMap((status) =>
    errors
      .filter((id) => getError(id).status === status)
      .map((id) =>
        explained.has(id) ? `- ${status} ${codeSpan(id)}, see below.` : errorLine(id, operationId),
      ),
  );
}

/** Errors that at least three of the operations return with the same message. */
export function severalErrors(operationIds: readonly string[]): ReadonlySet<ErrorId> {
  const counts = new Map<ErrorId, number>();
  for (const id of operationIds.flatMap(ownErrors)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isSame = (id: ErrorId) =>
    operationIds.every((operationId) => errorLine(id, operationId) === errorLine(id));
  return new Set([...counts].flatMap(([id, count]) => (count > 2 && isSame(id) ? [id] : [])));
}

/** Explains errors of several operations, one line each. */
export function severalErrorLines(errors: ReadonlySet<ErrorId>): string[] {
  return [...errors].map((id) => errorLine(id));
}

function ownErrors(operationId: string): ErrorId[] {
  return (getOperation(operationId)?.errors ?? []).filter((id) => !isCommonError(id));
}

/** The errors that any operation can return in addition to its specific errors, one line each. */
export function commonErrorLines(
  document: OpenAPIObject,
  operations: readonly ListedOperation[],
): string[] {
  const common = commonErrors.map((error) => {
    const others = contractOperations.filter(({ errors }) => !errors.some((id) => id === error));
    return errorLine(error) + exceptions(others.map(({ id }) => id));
  });
  return [...common, ...statusLines(document, operations)];
}

/** A line for each error status that has one meaning for all operations. */
function statusLines(document: OpenAPIObject, operations: readonly ListedOperation[]): string[] {
  const responses = operations.flatMap(({ operation }) =>
    responsesOf(document, operation)
      .filter(({ status }) => Number(status) >= 400 && !LISTED_STATUSES.includes(Number(status)))
      .map((listed) => ({ ...listed, id: operation.operationId })),
  );
  const statuses = [...new Set(responses.map(({ status }) => status))].sort();
  return statuses.map((status) => {
    const given = responses.filter((response) => response.status === status);
    const ids = new Set(given.map(({ id }) => id));
    const others = operations.flatMap(({ operation: { operationId = '' } }) =>
      ids.has(operationId) ? [] : [operationId],
    );
    const description = oneLine(given[0]?.response.description ?? '');
    return `- ${status}: ${description}${others.length < ids.size / 2 ? exceptions(others) : ''}`;
  });
}

function errorLine(id: ErrorId, operationId?: string): string {
  const { status, message, summary } = getError(id, operationId);
  return `- ${status} ${codeSpan(id)} ${codeSpan(message.join('; '))}: ${summary}`;
}

function exceptions(operationIds: readonly string[]): string {
  return operationIds.length > 0 ? ` Not from ${operationIds.map(codeSpan).join(', ')}.` : '';
}
