import { isJsonObject, type JsonObject } from '../openapi/json';
import { type IndexedOperation, indexDocument } from '../openapi/reference-index';
import { siteDocument } from '../openapi/site-document';
import { closestNames, didYouMean } from '../suggestions/did-you-mean';
import { ToolError } from './tool';

/** A call with the group that it belongs to. */
export interface GroupedOperation extends IndexedOperation {
  group: string;
}

/** Which call is meant: by its name, or by method and path. */
export interface AskedOperation {
  operation?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
}

let listed: GroupedOperation[] | undefined;

/** All calls of the API, in the order of the reference. */
export function listCalls(): GroupedOperation[] {
  listed ??= indexDocument(siteDocument()).groups.flatMap(({ name, operations }) =>
    operations.map((operation) => ({ ...operation, group: name })),
  );
  return listed;
}

/** Finds a call. @throws ToolError that names what is alike */
export function findCall({ operation, method, path }: AskedOperation): GroupedOperation {
  if (operation !== undefined) {
    const found = listCalls().find(({ id }) => id === operation);
    if (found) return found;
    const ids = listCalls().map(({ id }) => id);
    throw new ToolError(
      `There is no operation "${operation}".`,
      didYouMean(closestNames(operation, ids)),
      'list_operations returns all operations.',
    );
  }
  if (method === undefined || path === undefined) {
    throw new ToolError('Name the operation, or pass both method and path.');
  }
  const found = listCalls().find((call) => call.method === method && call.path === path);
  if (found) return found;
  const paths = listCalls().map((call) => call.path);
  const others = listCalls().filter((call) => call.path === path);
  if (others.length > 0) {
    const allowed = others.map((call) => call.method).join(', ');
    throw new ToolError(`${path} doesn't accept ${method}. It accepts ${allowed}.`);
  }
  throw new ToolError(
    `There is no operation ${method} ${path}.`,
    didYouMean(closestNames(path, paths)),
    'list_operations returns all operations.',
  );
}

/** A call as the document describes it. */
export function describedCall({ method, path }: GroupedOperation): JsonObject {
  const { paths } = siteDocument();
  const item = isJsonObject(paths) ? paths[path] : undefined;
  const described = isJsonObject(item) ? item[method.toLowerCase()] : undefined;
  return isJsonObject(described) ? described : {};
}
