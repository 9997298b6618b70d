import type { Operation } from '../../api/contract/define-operation';
import { getOperation, operations } from '../../api/operations';
import { closestNames, didYouMean } from '../../site/suggestions/did-you-mean';
import { ToolError } from './tool';

/** An operation, by its name or by method and path. */
export interface OperationQuery {
  operation?: string | undefined;
  /** In upper case. */
  method?: string | undefined;
  path?: string | undefined;
}

const ALL_OPERATIONS = 'list_operations returns all operations.';

/** The operation that a query names. @throws ToolError with suggestions */
export function findOperation({ operation, method, path }: OperationQuery): Operation {
  if (operation !== undefined) return operationNamed(operation);
  if (method === undefined || path === undefined) {
    throw new ToolError('Pass `operation`, or both `method` and `path`.');
  }
  return operationAt(method, path);
}

function operationNamed(name: string): Operation {
  const found = getOperation(name);
  if (found) return found;
  const names = operations.map(({ id }) => id);
  throw new ToolError(
    `There is no operation "${name}".`,
    didYouMean(closestNames(name, names)),
    ALL_OPERATIONS,
  );
}

function operationAt(method: string, path: string): Operation {
  const atPath = operations.filter((operation) => operation.path === path);
  const found = atPath.find((operation) => methodOf(operation) === method);
  if (found) return found;
  if (atPath.length > 0) {
    throw new ToolError(
      `${path} doesn't accept ${method}. It accepts ${atPath.map(methodOf).join(', ')}.`,
    );
  }
  const paths = operations.map((operation) => operation.path);
  throw new ToolError(
    `There is no operation ${method} ${path}.`,
    didYouMean(closestNames(path, paths)),
    ALL_OPERATIONS,
  );
}

/** The HTTP method of an operation, in upper case. */
export function methodOf({ method }: Pick<Operation, 'method'>): string {
  return method.toUpperCase();
}
