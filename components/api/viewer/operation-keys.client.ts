/** Identifies an operation in the viewer: its tag and its operation id. */
export interface OperationKey {
  tag: string;
  id: string;
}

/** The operations and topics that can be linked to, by operation id. */
export type OperationKeys = ReadonlyMap<string, OperationKey>;

interface Item {
  operationId?: unknown;
  tags?: unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function operationsIn(items: unknown): Item[] {
  if (!isObject(items)) return [];
  return Object.values(items).flatMap((item) =>
    isObject(item) ? Object.values(item).filter(isObject) : [],
  );
}

/** Finds the operations and topics of a document that have an operation id. */
export function findOperationKeys(document: {
  paths?: unknown;
  webhooks?: unknown;
}): OperationKeys {
  const operations = operationsIn(document.paths).map((operation) => {
    const tag = Array.isArray(operation.tags) ? operation.tags[0] : undefined;
    return { id: operation.operationId, tag: typeof tag === 'string' ? tag : 'default' };
  });
  const topics = operationsIn(document.webhooks).map((operation) => ({
    id: operation.operationId,
    tag: 'webhooks',
  }));
  return new Map(
    [...operations, ...topics].flatMap(({ id, tag }) =>
      typeof id === 'string' ? [[id, { id, tag }] as const] : [],
    ),
  );
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
