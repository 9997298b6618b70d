import type { OpenAPIObject, PathsObject } from 'openapi3-ts/oas31';
import type { DocumentOperation } from './document-types';
import { resolve } from './resolve';

/** The methods that a path item of OpenAPI 3.1 may define. */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export type Method = (typeof METHODS)[number];

/** An operation and where it is defined. */
export interface ListedOperation {
  /** Path with its parameters, such as `/v2/wishlists/{id}`; the name of the topic for a webhook. */
  path: string;
  method: Method;
  operation: DocumentOperation;
}

/** All operations of a document, in its order. */
export function listOperations(document: OpenAPIObject): ListedOperation[] {
  return operationsIn(document, document.paths);
}

/** The deliveries of all webhooks of a document, in its order. */
export function listWebhooks(document: OpenAPIObject): ListedOperation[] {
  return operationsIn(document, document.webhooks);
}

/** The operations of one tag. */
export interface TaggedOperations {
  name: string;
  description: string;
  operations: ListedOperation[];
}

/** The operations by their first tag, in the order of the tags. Those without a tag are in the group `default`. */
export function operationsByTag(document: OpenAPIObject): TaggedOperations[] {
  const { tags = [] } = document;
  const tagOf = ({ operation }: ListedOperation) => operation.tags?.[0] ?? 'default';
  const operations = listOperations(document);
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(tagOf)]);
  return [...names]
    .map((name) => ({
      name,
      description: tags.find((tag) => tag.name === name)?.description ?? '',
      operations: operations.filter((listed) => tagOf(listed) === name),
    }))
    .filter((group) => group.operations.length > 0);
}

/** The same paths with each operation replaced by the result of `change`. */
export function mapOperations(
  items: PathsObject = {},
  change: (listed: ListedOperation) => DocumentOperation,
): PathsObject {
  return Object.fromEntries(
    Object.entries(items).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([key, value]) => [
          key,
          isMethod(key) ? change({ path, method: key, operation: value }) : value,
        ]),
      ),
    ]),
  );
}

function operationsIn(document: OpenAPIObject, items: PathsObject = {}): ListedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(resolve(document, item)).flatMap(([method, operation]) =>
      isMethod(method) ? [{ path, method, operation }] : [],
    ),
  );
}

function isMethod(key: string): key is Method {
  return METHODS.some((method) => method === key);
}
