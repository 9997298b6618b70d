import { isObject, isOperation, type JsonObject } from './json-object.client';
import { resolvePath } from './local-references.client';
import type { System } from './system.client';

/** The fields of an operation that Swagger UI reads before the operation opens. */
const CLOSED_OPERATION = ['operationId', 'summary', 'tags', 'deprecated', 'security', 'servers'];

/**
 * The part of a document that Swagger UI keeps in its store. It converts everything that it stores, so what only open
 * operations show is left out: {@link openOperation} adds it. Before OpenAPI 3.1, Swagger UI looks up schemas that
 * contain themselves in the store.
 */
export function storedDocument(document: JsonObject): JsonObject {
  if (!/^3\.[1-9]/.test(String(document.openapi))) return document;
  const { components, paths, webhooks } = document;
  const securitySchemes = isObject(components) ? components.securitySchemes : undefined;
  return {
    ...document,
    ...(isObject(paths) && { paths: closed(paths) }),
    ...(isObject(webhooks) && { webhooks: closed(webhooks) }),
    components: { securitySchemes },
  };
}

function closed(paths: JsonObject): JsonObject {
  return mapObjects(paths, (path) =>
    mapObjects(path, (field, key) => (isOperation(key, field) ? pick(field) : field)),
  );
}

function pick(operation: JsonObject): JsonObject {
  return Object.fromEntries(
    CLOSED_OPERATION.filter((key) => Object.hasOwn(operation, key)).map((key) => [
      key,
      operation[key],
    ]),
  );
}

/** Replaces the objects in an object, and keeps what else it has. */
function mapObjects(
  object: JsonObject,
  replace: (value: JsonObject, key: string) => JsonObject,
): JsonObject {
  const entries = Object.entries(object).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isObject(value) ? replace(value, key) : value]),
  );
}

/**
 * Replaces the action of Swagger UI that resolves the references of an operation. The original one waits for others, and
 * then converts every open operation again.
 *
 * @param prepare changes a resolved operation before it is stored
 */
export function resolveAtOnce(
  document: JsonObject,
  prepare: (operation: unknown) => unknown = (operation) => operation,
) {
  return (_original: unknown, { specActions }: System) =>
    (path: readonly string[]) =>
      specActions.updateResolvedSubtree(path, prepare(resolvePath(document, path)));
}

/**
 * Opens an operation. Its references are resolved first, so that it is rendered only once.
 *
 * @param system any system of Swagger UI; `getSystem` returns the one with the actions of all plugins
 * @param key identifies the operation in the layout state of Swagger UI
 * @param path where the operation is in the document
 */
export function openOperation(
  { getSystem }: System,
  key: readonly string[],
  path: readonly string[],
): void {
  const { specSelectors, specActions, layoutActions } = getSystem();
  if (specSelectors.specResolvedSubtree(path) === undefined) {
    specActions.requestResolvedSubtree(path);
  }
  layoutActions.show(key, true);
}
