import { isObject, isOperation, type JsonObject } from './json-object.client';

/** Identifies an operation in the viewer: its tag and its operation id. */
export interface OperationKey {
  tag: string;
  id: string;
  /** Where the operation is in the document: `['paths', '/redeem', 'post']`. */
  path: readonly string[];
}

/** The operations and topics that can be linked to, by operation id. */
export type OperationKeys = ReadonlyMap<string, OperationKey>;

interface Item {
  path: readonly string[];
  operation: JsonObject;
}

function operationsIn(section: 'paths' | 'webhooks', paths: unknown): Item[] {
  return entriesOf(paths).flatMap(([name, item]) =>
    entriesOf(item).flatMap(([method, operation]) =>
      isOperation(method, operation) ? [{ path: [section, name, method], operation }] : [],
    ),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Finds the operations and topics of a document that have an operation id; the first ones if several have the same. */
export function findOperationKeys(document: {
  paths?: unknown;
  webhooks?: unknown;
}): OperationKeys {
  const operations = operationsIn('paths', document.paths).map(({ path, operation }) => {
    const tag = Array.isArray(operation.tags) ? operation.tags[0] : undefined;
    return { id: operation.operationId, tag: typeof tag === 'string' ? tag : 'default', path };
  });
  const topics = operationsIn('webhooks', document.webhooks).map(({ path, operation }) => ({
    id: operation.operationId,
    tag: 'webhooks',
    path,
  }));
  const keys = [...operations, ...topics].flatMap(({ id, tag, path }) =>
    typeof id === 'string' ? [[id, { id, tag, path }] as const] : [],
  );
  return new Map(keys.reverse());
}

/** The operation that a fragment identifies: `#redeem`, or the form of Swagger UI, `#/Rewards/redeem`. */
export function operationKeyOfFragment(
  fragment: string,
  operationKeys: OperationKeys,
): OperationKey | undefined {
  let text = fragment.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return operationKeys.get(text) ?? operationKeys.get(text.slice(text.lastIndexOf('/') + 1));
}
